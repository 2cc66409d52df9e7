import { z } from 'zod';
import { body, entry, line, markdownPattern, order, paragraphs, reference } from './fields';

const text = paragraphs({ label: 'Paragraphes' });

/** An article of the blog; the name of its file is its anchor on /Blog. */
export const article = entry({
  title: line({ label: 'Titre' }),
  /** Tag above the title. */
  category: line({ label: 'Rubrique', hint: 'Un mot ou deux, par exemple : Coiffure' }),
  picture: reference('pictures', {
    label: 'Image',
    hint: 'Choisissez-la dans la liste, ou ajoutez une nouvelle photo.',
  }),
  /** The highest comes first in the blog; the editor gives a new article the next number. */
  order,
  sections: body(
    z.tuple([
      z.strictObject({ paragraphs: text.length(1) }),
      z.strictObject({ heading: line({ label: 'Sous-titre' }), paragraphs: text.length(2) }),
    ]),
    {
      label: 'Texte',
      hint: 'Un paragraphe, un sous-titre, puis deux paragraphes.',
      pattern: markdownPattern('phpp'),
      message: 'un paragraphe, un sous-titre et deux paragraphes sont attendus, sans gras ni liste ni lien',
    },
  ),
});

export type Article = z.infer<typeof article> & { id: string };
