import { pictureData, pictureOf } from '../../lib/assets/pictures';
import { readVeils } from '../../lib/assets/veils';
import { brand, mainLocale } from '../../lib/content/content';
import { kindsWhere } from '../../lib/content/page-kinds';
import { pathOf } from '../../lib/links/href';
import type { Field } from '../../lib/schema/fields';
import { sampleOf, veiledPages } from '../assets/measure-veils';
import { losesColors } from '../assets/veils';
import type { Entry } from '../content/entries';
import { isPage, kindOf } from '../content/options';
import { inGuillemets } from '../content/problem';
import { fieldOf, leavesOf } from '../content/schema-walk';
import { fileFor, type PageFault } from './exported-site';
import { type Remark, remarkOn } from './text-remarks';

/** Ink (0 to 1) beyond which a veil hides much of a picture. */
const heavyVeil = 0.3;

/** Pages whose picture the build had to cover, so that the words on it can be read. */
export function palePictures(): PageFault[] {
  return Object.entries(readVeils()).flatMap(([id, { phone, wide }]) => {
    if (Math.max(phone, wide) < heavyVeil) return [];
    const covers = Object.entries({ téléphone: phone, 'grand écran': wide }).flatMap(([screen, ink]) =>
      Math.round(100 * ink) > 0 ? `${Math.round(100 * ink)} % sur ${screen}` : [],
    );
    return {
      file: fileFor(pathOf(id, mainLocale)) ?? id,
      fault: `commence par des mots sur une image claire : pour qu’on les lise, plus d’ombre la couvre (${covers.join(', ')}) ; une image plus sombre ou plus calme à gauche se verrait mieux`,
    };
  });
}

/** Pages whose picture loses its colours under the veil, which has that of the ink. */
export async function discoloredPictures(): Promise<PageFault[]> {
  const faults = veiledPages().flatMap(({ id, places, pictures }) =>
    (['phone', 'wide'] as const).map(async (screen) => {
      const picture = pictures[screen];
      const needed = readVeils()[id]?.[screen] ?? 0;
      if (!losesColors(places[screen], await sampleOf(picture), needed, brand.colors)) return [];
      const onScreen = screen === 'phone' ? 'téléphone' : 'grand écran';
      return {
        file: fileFor(pathOf(id, mainLocale)) ?? id,
        fault: `commence par l’image ${inGuillemets(pictureOf(picture).name)}, qui perd ses couleurs sur ${onScreen} sous un voile de la teinte « ink » de brand.json : une image qui les a plus haut, ou une teinte plus proche des siennes, les garderait`,
      };
    }),
  );
  return (await Promise.all(faults)).flat();
}

/** What an upright phone shows, across and down, of a picture that fills it. */
const phone = 9 / 16;

/** Pictures that no page shows; share images may. */
export function remarksOnUnseen(entries: readonly Entry[]): Remark[] {
  const unseen: readonly string[] = kindsWhere(({ isPictureUnseen }) => isPictureUnseen);
  const shownBy = (entry: Entry) =>
    isPage(entry) && unseen.includes(kindOf(entry)) ? { ...entry.data, picture: undefined } : entry.data;
  const named = JSON.stringify(entries.filter(({ collection }) => collection !== 'pictures').map(shownBy));
  return entries
    .filter(({ collection, id }) => collection === 'pictures' && !named.includes(`"${id}"`))
    .map((entry) => remarkOn(entry, { labels: [], path: [] }, 'ne paraît sur aucune page'));
}

/** Pictures that are small for their place, or of which it hides more than half. */
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
