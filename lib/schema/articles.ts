import { z } from 'zod';
import { body, day, entry, line, order, page, pictureIn, prose, richParagraphs, yesNo } from './fields';

const text = richParagraphs({ label: 'Paragraphes' });

/** A blog article; its file name is the last segment of its address. */
export const article = entry({
  title: line({ label: 'Titre' }),
  category: line({
    label: 'Rubrique',
    hint: 'Un mot ou deux, écrits comme dans vos autres articles, par exemple : Conseils',
  }),
  picture: pictureIn(3, 2, 1600, { label: 'Photo' }),
  /** Drafts are checked like other blog articles, but are not on the site. */
  draft: yesNo({
    label: 'Brouillon',
    formOrder: 1,
    initial: false,
    hint: 'Un brouillon n’est pas sur le site. Pour retirer un article sans l’effacer, faites-en un brouillon.',
  }).optional(),
  lead: prose({
    label: 'Phrase sous le titre',
    formOrder: 1,
    hint: 'Ce qu’on retient de l’article.',
  }).optional(),
  /** Day of publication; before that day the article is not on the site. */
  date: day({
    label: 'Date',
    formOrder: 1,
    hint: 'Sous son titre. Avec un jour à venir, l’article attend ce jour-là ; vide : pas de date.',
  }).optional(),
  service: page(
    {
      label: 'Prestation dont il parle',
      formOrder: 1,
      hint: 'Son nom et ses prix viennent sous le texte.',
    },
    'service',
  ).optional(),
  /** The lowest order comes first; a new article has a number below zero until the owner sorts the articles. */
  order,
  sections: body(
    z.array(z.strictObject({ heading: line({ label: 'Sous-titre' }).optional(), paragraphs: text })).min(1),
    {
      label: 'Texte',
      hint: 'Le signe ¶ : sous-titres et listes. La chaîne : un lien.',
      message: 'des paragraphes sont attendus, un au moins sous chaque sous-titre',
    },
  ),
});

export type WrittenArticle = z.infer<typeof article>;
/** A blog article that the site shows; `id` is the name of its file. */
export type Article = Omit<WrittenArticle, 'draft'> & { id: string };
