import { readPriceTable } from '@/kit/init/price-table';
import { newFolder } from '@/tests/unit/support/folder';
import { table } from './support/blank-salon';

const read = (text: string | Uint8Array, trades = 1) => readPriceTable(`${newFolder({ 'p.csv': text })}/p.csv`, trades);
const faultsOf = (text: string, trades = 1) => {
  try {
    read(text, trades);
    return [];
  } catch (error) {
    return String(Object(error).message)
      .split('\n')
      .map((line) => line.replace(/^.*\/p\.csv/, 'p.csv'));
  }
};

it('a price table is read with amounts, minutes and prices on request as people type them, in its order', () => {
  expect(read(table, 2)).toEqual([
    {
      label: 'Coupe & couleur',
      groups: [
        {
          title: 'Coupes',
          prices: [
            { service: 'Coupe courte', minutes: 30, amount: 55 },
            { service: 'Coupe longue', minutes: 75, amount: 85 },
          ],
        },
        {
          title: 'Couleurs',
          prices: [
            { service: 'Racines', minutes: 90, amount: 97.5 },
            { service: 'Balayage', dependsOn: 'la longueur' },
          ],
        },
      ],
    },
    {
      label: 'Manucure',
      groups: [{ title: 'Mains', prices: [{ service: 'Beauté des mains', minutes: 45, amount: 58 }] }],
    },
  ]);
});

const header = 'Groupe;Nom;Minutes;Prix';

it.each([
  ['Coupes;Coupe;30;cher', /ligne 2, colonne « Prix » : un nombre est attendu.* ; reçu : « cher »\.$/],
  ['Coupes;Coupe;30;dès 85', /ligne 2, colonne « Prix » : en Suisse.* ; reçu : « dès 85 »\.$/],
  ['Coupes;Coupe;tôt;85', /ligne 2, colonne « Minutes » : .*minutes.* ; reçu : « tôt »\.$/],
  ['Coupes;;30;85', /ligne 2, colonne « Nom » : un nom.* ; reçu : «\s*»\.$/],
  ['Coupes;Coupe;30;85\nCoupes;Coupe;45;95', /ligne 3, colonne « Nom » : ce groupe a déjà ce nom/],
  ['Coupes;Coupe;30;85;x', /ligne 2, colonne « 5 » : rien n’est attendu ici/],
  ['Coupes;Coupe;30', /ligne 2, colonne « Prix » : cette case manque/],
  ['Coupes;"Coupe;30;85', /ligne 2, colonne \d+ : des guillemets/],
  ['', /ligne 2, colonne « Groupe » : une ligne pour chaque prix/],
])('an error in a price table is reported with line and column, and no other error: %j', (row, fault) => {
  const [first = '', ...others] = faultsOf(`${header}\n${row}`).map((line) => line.replaceAll('\u00a0', ' '));
  expect(first).toMatch(fault);
  expect(others).toEqual([]);
});

it('missing, unknown and repeated columns of a price table are reported', () => {
  const said = faultsOf('Groupe;Nom;Nom;Couleur\nCoupes;a;b;c', 2).join('\n');
  for (const column of ['Nom', 'Couleur', 'métier', 'minutes', 'prix']) expect(said).toContain(`« ${column} »`);
});

it('a price table with another number of trades than --trades is refused', () => {
  expect(faultsOf(table, 1).join()).toMatch(/2 métier\(s\) dans la table, 1 sous --trades/);
});

it.each([
  ['commas as separators', `${header}\nCoupes;Coupe;30;85`.replaceAll(';', ','), 'utf8'],
  ['the encoding of Excel, Windows-1252', `${header}\nCoupes;Coupe;30;85`.replace('Coupe;', 'Été;'), 'latin1'],
] as const)('a price table with %s is read', (_, text, encoding) => {
  const [trade] = read(Buffer.from(text, encoding));
  expect(trade?.groups[0]?.prices).toEqual([
    { service: text.includes('Été') ? 'Été' : 'Coupe', minutes: 30, amount: 85 },
  ]);
});
