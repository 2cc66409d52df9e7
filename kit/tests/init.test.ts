import { writeBlankSalon } from '@/kit/init';
import { readAnswers } from '@/kit/init/questions';
import { checkContent } from '@/scripts/content/make-content';
import { readContentFiles } from '@/scripts/content/read-files';
import { newFolder } from '@/tests/unit/support/folder';
import { blankSalon } from './support/blank-salon';

const least = { name: 'Salon Cornelia', address: 'Gasse 1, 3011 Bern', canton: 'BE', trades: 'coiffeur' };

it('hours, telephone and booking address may be typed freely and are saved in the format of the content', async () => {
  const { content } = checkContent(
    await blankSalon({ languages: 'de', phone: '+41 (0)31 951 23 45', hours: 'Di-Fr 9-12, 13.30-18.30; Sa 8-16' }),
  );
  expect(content?.salon).toMatchObject({
    phone: '+41 31 951 23 45',
    booking: { url: 'https://heures.salon-cornelia.ch/termin' },
    address: { street: 'Gasse 1', postalCode: '3011', city: 'Bern', canton: 'BE' },
  });
  const { week } = content?.salon.hours ?? {};
  expect(week?.map((day) => day.length)).toEqual([0, 2, 2, 2, 2, 1, 0]);
});

it.each([
  ['fr', 'lu 9-12; di 10-12', [1, 0, 0, 0, 0, 0, 1]],
  ['de', 'Mo 9-12; Di 10-12', [1, 1, 0, 0, 0, 0, 0]],
  ['it', 'lun-mar 9-12', [1, 1, 0, 0, 0, 0, 0]],
  ['en', 'Mon, Sun 9-12', [1, 0, 0, 0, 0, 0, 1]],
])('the names of days in the hours are read in the main language: %s', async (languages, hours, open) => {
  const { content } = checkContent(await blankSalon({ languages, hours }));
  expect(content?.salon.hours.week.map((day) => day.length)).toEqual(open);
});

it('without questions, all wrong options are listed at once, with what is expected', async () => {
  const wrong = {
    name: 'Salon',
    address: 'Gasse 1',
    canton: 'XX',
    phone: '12',
    email: 'at',
    hours: 'tôt',
    trades: 'x',
  };
  const message = await readAnswers(wrong).catch((error) => String(error.message));
  const lines = String(message).split('\n');
  expect(lines.map((line) => line.split(' : ')[0])).toEqual(
    ['address', 'canton', 'phone', 'email', 'hours', 'trades'].map((name) => `--${name}`),
  );
  expect(lines[0]).toMatch(/numéro postal.*« Gasse 1 »/);
});

it('a question is asked again after a wrong answer, with what was wrong', async () => {
  const said = ['Salon Cornelia', 'Gasse', 'Gasse 1, 3011 Bern', 'be'];
  const asked: string[] = [];
  const answers = await readAnswers(
    { ...least, name: undefined, address: undefined, canton: undefined },
    (question) => {
      asked.push(question);
      return Promise.resolve(said.shift() ?? '');
    },
  );
  expect(asked[2]).toMatch(/numéro postal.*« Gasse »\.\n/);
  expect(answers).toMatchObject({ name: 'Salon Cornelia', canton: 'BE', languages: ['fr'], folder: 'salon' });
});

it('a blank salon is not written into a folder that has files', async () => {
  const folder = newFolder({ 'salon.json': '{}' });
  await expect(writeBlankSalon(await readAnswers(least), folder)).rejects.toThrow(/salon\.json\) : rien n’a été écrit/);
  expect(Object.keys(await readContentFiles(folder))).toContain('content/salon.json');
});

it('a chosen colour of buttons replaces that of the look, and is refused if words on it would be illegible', async () => {
  const { content } = checkContent(await blankSalon({ colors: '#7A2340' }));
  expect(content?.brand.colors.lacquer).toBe('#7a2340');
  await expect(blankSalon({ colors: '#ffee88' })).rejects.toThrow(/brand\.json.*contraste/);
});
