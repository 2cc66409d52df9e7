import { inOrderOf } from '@/editor/key-order';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

it('a saved JSON file keeps the order of its keys, and has new keys where the form has them', () => {
  const before = json({ $schema: 'a', price: { kind: 'fixed', amount: 58 }, service: 'Coupe', order: 1 });
  const now = json({ service: 'Coupe', minutes: 30, price: { amount: 61, kind: 'fixed' }, $schema: 'a' });
  expect(inOrderOf('coupe.json', before, now)).toBe(
    json({ $schema: 'a', price: { kind: 'fixed', amount: 61 }, service: 'Coupe', minutes: 30 }),
  );
});

it('items of a list that have moved keep the order of their keys', () => {
  const hours = (...closings: object[]) => json({ closings });
  const before = hours({ to: '2', from: '1' }, { from: '3', to: '4' });
  const now = hours({ from: '3', to: '4' }, { from: '1', to: '2' });
  const kept = hours({ from: '3', to: '4' }, { to: '2', from: '1' });
  expect(inOrderOf('hours.json', before, now)).toBe(kept);
});

it('the front matter of a saved Markdown file keeps the order of its keys', () => {
  const before = '---\npicture: salle\nprices:\n  - barbe\ntitle: Un\n---\n\nTexte.\n';
  const now = '---\ntitle: Deux\ndraft: true\nprices:\n  - barbe\n  - coupe\npicture: salle\n---\n\nAutre.\n';
  expect(inOrderOf('un.md', before, now)).toBe(
    '---\npicture: salle\nprices:\n  - barbe\n  - coupe\ntitle: Deux\ndraft: true\n---\n\nAutre.\n',
  );
});

it('a file is saved as the form has it if the old file is broken', () => {
  expect(inOrderOf('coupe.json', '{', json({ service: 'Coupe' }))).toBe(json({ service: 'Coupe' }));
});
