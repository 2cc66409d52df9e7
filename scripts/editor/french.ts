/** What the package's French lacks of the words that the owner's forms can show, by the package's own keys. */
export const missingFrench = {
  show_errors: 'Montrer',
  select_item: 'Choisir {$name}',
  replace_image: 'Remplacer l’image',
  remove_image: 'Retirer l’image',
  file_unavailable: 'Introuvable',
  file_unavailable_description: 'Ce fichier n’a pas pu être chargé. Il a peut-être été déplacé ou supprimé.',
  list_item_options: 'Options de l’élément',
  deleting_referenced_assets_note: 'Les endroits qui la montrent n’auront plus d’image.',
  cannot_delete_referenced_assets: 'Impossible de supprimer : ces champs en ont besoin. Changez-les d’abord.',
  deleting_referenced_entries_note: 'Les endroits qui la citent ne la citeront plus.',
  cannot_delete_referenced_entries: 'Impossible de supprimer : ces champs en ont besoin. Changez-les d’abord.',
  save_conflict: {
    title: 'Quelqu’un d’autre a changé cette entrée',
    modified_by: '{$name} a changé cette entrée le {$date}, après que vous l’avez ouverte.',
    modified: 'Cette entrée a été changée après que vous l’avez ouverte.',
    deleted: 'Cette entrée a été supprimée après que vous l’avez ouverte.',
    overwrite_warning: 'Si vous enregistrez maintenant, ces changements seront perdus.',
    recreate_warning: 'Si vous enregistrez maintenant, l’entrée sera créée à nouveau.',
    save_anyway: 'Enregistrer quand même',
    branch_moved: 'Quelqu’un d’autre a enregistré au même moment. Recommencez.',
  },
  remote_change: {
    reload_entry: 'Recharger l’entrée',
    confirm_reloading_entry: 'Recharger cette entrée ? Ce que vous n’avez pas enregistré sera perdu.',
  },
  relation_field: {
    save_together_hint: 'Ce que vous ajoutez est enregistré avec l’entrée que vous changez.',
    add_failed: 'Impossible d’ajouter : {$name}.',
  },
};
