import { writeBlankSalon } from '@/kit/init';
import { readAnswers } from '@/kit/init/questions';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { newFolder } from '@/tests/unit/support/folder';

/** A table of prices as people type it: two trades, amounts and minutes in several ways, a price on request. */
export const table = `Métier;Gruppe;Nome;Durée;Price (CHF)
Coupe & couleur;Coupes;Coupe courte;30 min;CHF 55.-
Coupe & couleur;Coupes;Coupe longue;1h15;85
Coupe & couleur;Couleurs;Racines;90;97,50
Coupe & couleur;Couleurs;Balayage;;sur devis, selon la longueur
Manucure;Mains;Beauté des mains;45;58.–
`;

const answers = {
  name: 'Salon Cornelia',
  address: 'Gasse 1, 3011 Bern',
  canton: 'be',
  phone: '031 951 23 45',
  email: 'hallo@salon-cornelia.ch',
  booking: 'heures.salon-cornelia.ch/termin',
  trades: 'coiffeur,ongles',
};

export type WrittenAnswers = Parameters<typeof readAnswers>[0];

/** Writes a blank salon with a table of prices into a folder, and returns its files as a build reads them. */
export async function blankSalon(more: WrittenAnswers = {}, folder = newFolder()): Promise<ContentFiles> {
  const prices = `${newFolder({ 'prices.csv': table })}/prices.csv`;
  await writeBlankSalon(await readAnswers({ ...answers, prices, ...more }), folder);
  return readContentFiles(folder);
}

export const replaced = (text: string): string =>
  text.replaceAll('[exemple] ', '').replaceAll('.example', '.ch').replaceAll('+41 58 000 00 00', '+41 58 123 45 67');
