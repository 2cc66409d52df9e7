import { findLeftovers } from '@/kit/find-leftovers';
import type { Problem } from '@/scripts/content/problem';
import { type Change, checkAfter, filesAfter } from '@/tests/content/support/changed-content';
import { newFolder } from '../../tests/unit/support/folder';

describe('what is left of the example', () => {
  const pictures = ['brand.svg', 'film/hero.webm', 'map.svg', 'pictures/salle/salle.webp'];
  const text = 'Nous coupons les cheveux secs, tels qu’ils tombent quand vous arrivez.';
  const home = 'content/pages/accueil.json';
  const salon = 'content/salon.json';
  const other = 'Vous repartez avec ce que vous savez refaire seul devant votre glace.';
  const changes: Change[] = [
    [home, 'lead', text],
    [home, 'contactIntro', other],
  ];
  const example = filesAfter(...changes, [salon, 'address.city', 'Avenches'], [salon, 'name', 'Zoé']);
  const texts = Object.entries(example).map(([file, written]) => [file.replace('content/', ''), written ?? '']);
  const bytes = Object.fromEntries(pictures.map((file) => [file, example[`content/${file}`] ?? file]));
  const exampleFolder = newFolder({ ...Object.fromEntries(texts), ...bytes });
  const folder = newFolder({ ...bytes, 'pictures/own.webp': 'own' });

  const found = async (...own: Change[]) => {
    const { left, borrowed } = await findLeftovers(checkAfter(...own), folder, [exampleFolder]);
    const said = ({ file, message }: Problem) => `${file} : ${message.replaceAll('\u00a0', ' ')}`;
    return { left: left.map(said), borrowed: borrowed.map(said) };
  };

  it('is named in a salon of another name: files, then texts of which several are word for word the same', async () => {
    expect((await found(...changes)).left).toEqual([
      ...pictures.map((file) => `content/${file} : ce fichier est celui de l’exemple : mettez le vôtre à sa place`),
      expect.stringMatching(/accueil\.json : encore mot pour mot le texte de l’exemple, « .+ » .* 2 autres ici\)$/),
    ]);
  });

  it('is no single sentence that a salon says as the example does', async () => {
    expect((await found([home, 'lead', text], [home, 'description', 'La nôtre.'])).left).toHaveLength(pictures.length);
  });

  it('is asked about where it may be meant: places, and a look', async () => {
    const venue: Change = [home, 'contactIntro', 'Venez à Avenches.'];
    const venues: Change = [salon, 'areaServed', ['Avenches']];
    const font: Change = ['content/brand.json', 'textFont.fallback', 'serif'];
    const look = 'content/brand.json : les couleurs et les polices sont celles de « Zoé » : est-ce voulu ?';
    expect((await found(venue)).borrowed).toEqual([
      expect.stringMatching(/accueil\.json : « Avenches » est un lieu de l’exemple/),
      look,
    ]);
    expect((await found(venue, venues, font)).borrowed).toEqual([
      look.replace('les couleurs et les polices', 'toutes les couleurs'),
    ]);
    expect((await found(venues, ['content/brand.json', 'colors.ink', '#101010'])).borrowed).toEqual([]);
  });

  it('is its own in the example', async () => {
    expect(await findLeftovers(checkAfter(), exampleFolder, [exampleFolder])).toEqual({ left: [], borrowed: [] });
  });
});
