import { handOffLinks, requestText } from '@/components/booking/hand-off-text';
import type { BookingRequest, PartialRequest } from '@/components/booking/request';
import fr from '@/messages/fr.json';
import { words } from '../support/booking';

/** The ways to the salon, before a request is added to them. */
const reach = {
  booking: 'https://rdv.example/salon',
  services: 'https://rdv.example/salon/services',
  whatsapp: 'https://wa.me/41791234567?text=',
  email: 'mailto:ada@salon.example',
  phone: 'tel:+41311234567',
  rows: 'https://salon.example/tarifs#rdv=',
};

/** A name with all characters that break links without encoding. */
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
  ['whole', request, [greeting, '', ...lines].join('\n'), `${subject} le ${day}`],
  ['without what is not filled in', { service: 'treatment' }, `${greeting}\n\nPrestation : Soin`, subject],
  [
    'with what was chosen, its prices and the day they were seen, what it comes to, and what its service asks',
    { service: 'coloring', choice },
    `${greeting}\n\nPrestation : Coloration\n\n${seen}\n– Coupe, longs : 45\u00a0min, CHF\u00a060.50\n– Couleur : sur devis\nTotal : durée à convenir, CHF\u00a060.50 et 1 devis\n\nWann?`,
    subject,
  ],
  [
    'with one row, which needs no sum',
    { choice: { ...choice, rows: [colour] } },
    `${greeting}\n\n${seen}\n– Couleur : sur devis`,
    subject,
  ],
  ['as a greeting where nothing is', {}, greeting, subject],
])('chat and e-mail carry the exact text of a request, %s', (_, values, text, subject) => {
  expect(requestText(values, words, 'fr', reach.rows)).toBe(text);
  const links = handOffLinks(values, reach, words, 'fr');
  expect(new URL(links.whatsapp ?? '').searchParams.get('text')).toBe(text);
  expect([...new URL(links.email ?? '').searchParams]).toEqual([
    ['subject', subject],
    ['body', text.replaceAll('\n', '\r\n')],
  ]);
  // A plus would be read as a plus, not as a space, by mail programs.
  expect(links.email).not.toContain('+');
  // Of the widget, the list of services where some were chosen.
  expect(links).toMatchObject({ booking: values.choice ? reach.services : reach.booking, phone: reach.phone });
});

it('further rows than fit into an e-mail are counted and linked', () => {
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
