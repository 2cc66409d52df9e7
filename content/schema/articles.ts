import { z } from 'zod';
import { fields, line, markdownPattern, paragraphs, reference } from './fields';

/** An article of the blog; the name of its file is its anchor on /Blog. */
export const article = z.strictObject({
  title: line({ label: 'Titre' }),
  /** Tag above the title. */
  category: line({ label: 'Rubrique', hint: 'Un mot ou deux, par exemple : Coiffure' }),
  picture: reference('pictures', {
    label: 'Image',
    hint: 'Ajoutez d’abord une nouvelle photo sous « Images », puis choisissez-la ici.',
  }),
  /** The highest comes first in the blog; the editor gives a new article the next number. */
  order: z.number().int().optional(),
  /** A paragraph, then a heading and two more. */
  sections: z
    .tuple(
      [
        z.strictObject({ paragraphs: paragraphs({ label: 'Début' }).length(1) }),
        z.strictObject({
          heading: line({ label: 'Sous-titre' }),
          paragraphs: paragraphs({ label: 'Suite' }).length(2),
        }),
      ],
      { error: 'trois paragraphes sont attendus, avec un sous-titre après le premier' },
    )
    .register(fields, {
      label: 'Texte',
      hint: 'Un paragraphe, un sous-titre, puis deux paragraphes.',
      pattern: markdownPattern('phpp'),
      message: 'un paragraphe, un sous-titre, puis deux paragraphes sont attendus, sans gras ni liste ni lien',
      control: { as: 'body' },
    }),
});

export type Article = z.infer<typeof article> & { id: string };
