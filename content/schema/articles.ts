import { z } from 'zod';
import { body, day, entry, line, order, reference, richParagraphs } from './fields';

const text = richParagraphs({ label: 'Paragraphes' });

/** An article of the blog; the name of its file is the end of its address, below the blog's. */
export const article = entry({
  title: line({ label: 'Titre' }),
  /** Tag above the title. */
  category: line({ label: 'Rubrique', hint: 'Un mot ou deux, par exemple : Conseils' }),
  picture: reference('pictures', {
    label: 'Image',
    hint: 'Choisissez-la dans la liste, ou ajoutez une nouvelle photo.',
  }),
  date: day({ label: 'Date', hint: 'Facultative : le jour où il paraît, sous son titre.' }).optional(),
  /** The lowest comes first in the blog; a new article has one below zero until the owner puts them in another order. */
  order,
  sections: body(
    z.array(z.strictObject({ heading: line({ label: 'Sous-titre' }).optional(), paragraphs: text })).min(1),
    {
      label: 'Texte',
      hint: 'Des paragraphes, des listes, des liens, et des sous-titres où il en faut. Le gras et l’italique ne paraissent pas.',
      message: 'des paragraphes sont attendus, un au moins sous chaque sous-titre',
    },
  ),
});

export type Article = z.infer<typeof article> & { id: string };
