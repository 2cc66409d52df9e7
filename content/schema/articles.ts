import { z } from 'zod';
import { body, day, entry, line, markdownPattern, order, paragraphs, reference } from './fields';

const text = paragraphs({ label: 'Paragraphes' });

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
      hint: 'Des paragraphes, et des sous-titres où il en faut ; une ligne vide les sépare.',
      pattern: markdownPattern('(?:p|hp)p*(?:hp+)*'),
      message: 'des paragraphes sont attendus, un au moins sous chaque sous-titre, sans gras ni liste ni lien',
    },
  ),
});

export type Article = z.infer<typeof article> & { id: string };
