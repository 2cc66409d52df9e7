import { pictureData, pictureOf } from '../../lib/assets/pictures';
import type { Field } from '../../lib/schema/fields';
import type { Entry } from '../content/entries';
import { inGuillemets } from '../content/problem';
import { fieldOf, leavesOf } from '../content/schema-walk';
import { type Remark, remarkOn } from './text-remarks';

/** The part, across and down, that an upright phone shows of a picture that fills it. */
const phone = 9 / 16;

/** Returns pictures that are blurred in their place, or of which it hides more than half. */
export function remarksOnPictures(entries: readonly Entry[]): Remark[] {
  return entries.flatMap((entry) =>
    leavesOf(entry).flatMap((place) => {
      const { field, value } = place;
      if (!field?.frame || typeof value !== 'string') return [];
      const { across, down, width } = field.frame;
      const { avif, ...size } = pictureData(value);
      const say = (message: string) => remarkOn(entry, place, `${inGuillemets(pictureOf(value).name)} ${message}`);
      const ratio = (size.width * down) / (size.height * across);
      if (Math.min(ratio, 1 / ratio) < 0.5) {
        const wanted = across > down ? 'en largeur' : 'en hauteur';
        return say(`n’y paraît qu’à moitié ; il faut une image ${wanted} (${across}:${down})`);
      }
      const isCutOnPhones = isAlsoOnPhones(entry, field) && size.width / size.height > 2 * phone;
      const isSmall = avif && size.width < 0.75 * width;
      return [
        isCutOnPhones &&
          say('n’y paraît pas à moitié sur un téléphone ; ajoutez la « Photo pour les téléphones, en hauteur »'),
        isSmall && say(`a ${size.width} pixels de large ; cette place en demande ${width} pour être nette`),
      ].filter((remark) => !!remark);
    }),
  );
}

/** Whether a picture fills the first screen of phones too, for want of one that is made for them. */
const isAlsoOnPhones = ({ data, schema }: Entry, field: Field) =>
  'phonePicture' in schema.shape && !data.phonePicture && field.frame === fieldOf(schema.shape.picture)?.frame;
