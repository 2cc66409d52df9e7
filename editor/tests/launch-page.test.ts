import { JSDOM } from 'jsdom';
import { launchPage } from '@/editor/launch-page';
import type { Finding, Kind } from '@/scripts/launch/findings';
import { leftIn } from '@/scripts/launch/report';

const finding = (kind: Kind, message: string, file: string): Finding => ({ kind, problem: { file, message } });

it('reste.html says "Tout est dit." only if nothing is left to do', () => {
  expect(launchPage(leftIn([]))).toContain('Tout est dit.');
  expect(launchPage(leftIn([finding('example', '<b>', 'content/salon.json')]))).not.toContain('Tout est dit.');
});

it('reste.html lists findings, remarks and holidays, escaped, with links to the forms that exist', () => {
  const remark = { file: 'content/prices/soin.json', sentence: '', inEditor: 'Trop long.' };
  const findings = [
    finding('example', '<b>', 'content/pictures/salle/salle.webp'),
    finding('wording', 'M', 'content/messages/fr.json'),
  ];
  const left = leftIn(findings);
  const holidays = { ...left.holidays, days: ['25 décembre 2026, Noël'] };
  const page = launchPage({ ...left, holidays, remarks: [remark] });
  const { document } = new JSDOM(page).window;
  const points = [...document.querySelectorAll('li')].map((point) => [
    point.textContent?.replace(/\s/g, ' '),
    point.querySelector('a')?.getAttribute('href'),
  ]);
  expect(points).toEqual([
    ['« content/pictures/salle/salle.webp » : <b>.', './#/collections/pictures/entries/salle/index'],
    ['« content/messages/fr.json » : M.', undefined],
    ['Trop long.', './#/collections/prices/entries/soin'],
    ['25 décembre 2026, Noël', undefined],
  ]);
  const better = [...document.querySelectorAll('details')].at(-2);
  expect(better?.querySelector('summary')?.textContent).toBe('Ce qui rendrait le site meilleur');
  expect(better?.querySelector('p')?.textContent).toMatch(/n’empêche la mise en ligne/);
});
