import { handOffLinks, requestText } from '@/components/booking/hand-off-text';
import type { BookingRequest, PartialRequest } from '@/components/booking/request';
import fr from '@/messages/fr.json';
import { words } from '../support/booking';

/** The addresses of the ways to reach the salon, before a request is added to them. */
const reach = {
  booking: 'https://rdv.example/salon',
  whatsapp: 'https://wa.me/41791234567?text=',
  email: 'mailto:ada@salon.example',
  phone: 'tel:+41311234567',
  rows: 'https://salon.example/tarifs#rdv=',
};

/** A name with characters that would break a link if they were not encoded. */
const name = `Éloïse & "fils" + 100% #1 {date} {service} $& <b> محمد 👩‍🦰`;
const request: BookingRequest = { name, email: 'ana+salon@example.ch', date: '2026-11-24', service: 'treatment' };
const { greeting } = fr.whatsapp;
const day = 'mardi 24 novembre 2026';
const lines = [`Date souhaitée : ${day}`, 'Prestation : Soin', `Nom : ${name}`, 'E-mail : ana+salon@example.ch'];
const subject = 'Demande de rendez-vous';
const cut = { id: 'cut', name: 'Coupe, longs', minutes: 45, amount: 60.5 };
const colour = { id: 'colour', name: 'Couleur' };
const choice = { day: '2026-11-20', rows: [cut, colour] };
const seen = 'Mon choix, aux prix vus le vendredi 20 novembre 2026';

it.each<[string, PartialRequest, string, string]>([
  ['complete', request, [greeting, '', ...lines].join('\n'), `${subject} le ${day}`],
  ['without the fields left empty', { service: 'treatment' }, `${greeting}\n\nPrestation : Soin`, subject],
  [
    'with chosen rows, their prices, the day these were seen, the total, and the question of the service',
    { service: 'coloring', choice },
    `${greeting}\n\nPrestation : Coloration\n\n${seen}\n– Coupe, longs : 45\u00a0min, CHF\u00a060.50\n– Couleur : sur devis\nTotal : durée à convenir, CHF\u00a060.50 et 1 devis\n\nWann?`,
    subject,
  ],
  [
    'with one chosen row, which needs no total',
    { choice: { ...choice, rows: [colour] } },
    `${greeting}\n\n${seen}\n– Couleur : sur devis`,
    subject,
  ],
  ['nothing but a greeting if nothing is filled in', {}, greeting, subject],
])('WhatsApp and e-mail links have the exact text of a request: %s', (_, values, text, subject) => {
  expect(requestText(values, words, 'fr', reach.rows)).toBe(text);
  const links = handOffLinks(values, reach, words, 'fr');
  expect(new URL(links.whatsapp ?? '').searchParams.get('text')).toBe(text);
  expect([...new URL(links.email ?? '').searchParams]).toEqual([
    ['subject', subject],
    ['body', text.replaceAll('\n', '\r\n')],
  ]);
  // Mail programs would read + as a plus, not as a space.
  expect(links.email).not.toContain('+');
  // The booking widget opens at its list of services if rows were chosen.
  expect(links).toMatchObject({ booking: values.choice ? undefined : reach.booking, phone: reach.phone });
});

it('an e-mail link has at most 1900 characters: rows beyond it are counted, with an address that shows all', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...cut,
    id: `coupe-${index + 1}`,
    name: `Coupe après l’été nº ${index + 1}`,
  }));
  const { email = '' } = handOffLinks({ ...request, choice: { ...choice, rows } }, reach, words, 'fr');
  expect(email.length).toBeLessThanOrEqual(1900);
  const body = new URL(email).searchParams.get('body') ?? '';
  const [, spelled] = /– Coupe après l’été nº (\d+) : [^\r]*\r\net /.exec(body) ?? [];
  const address = `${reach.rows}${rows.map(({ id }) => id).join('.')}`;
  expect(Number(spelled)).toBeGreaterThan(1);
  expect(body).toContain(`\r\net ${20 - Number(spelled)} autres, voir ${address}\r\nTotal : `);
});
