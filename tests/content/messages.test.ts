import { type Change, checkAfter, sentencesAfter } from './support/changed-content';

const engine = {
  nav: { home: 'Accueil', about: 'À propos' },
  reasons: { title: 'Pourquoi moi', 'title:nous': 'Pourquoi nous' },
  form: { errors: { name: 'Indiquez votre nom.' } },
  prices: { from: 'Dès {price}, <link>voir</link>' },
};
const german = {
  nav: { home: 'Start', about: 'Über mich', 'about:nous': 'Über uns' },
  reasons: { title: 'Warum' },
  form: { errors: { name: 'Bitte Namen angeben.' } },
  prices: { from: 'Ab {price}, <link>mehr</link>' },
};
const file = (name: string, value: object): Change => [name, '', JSON.stringify(value)];
const engineFiles = [file('messages/fr.json', engine), file('messages/de.json', german)];
const ownFile = 'content/messages/fr.json';
const nous: Change = ['content/salon.json', 'voice', 'nous'];

const messagesOf = (...changes: Change[]) => checkAfter(...engineFiles, ...changes).content?.messages;

it('a salon’s own messages replace the engine’s in each language, and other messages stay', () => {
  const own = [
    file(ownFile, { nav: { about: 'À Propos' } }),
    file('content/messages/de.json', { nav: { home: 'Los' } }),
  ];
  expect(messagesOf(...own)).toMatchObject({
    fr: { nav: { home: 'Accueil', about: 'À Propos' }, reasons: { title: 'Pourquoi moi' } },
    de: { nav: { home: 'Los', about: 'Über mich' } },
  });
});

it('a message is its last variant whose condition holds, the salon’s own before the engine’s', () => {
  expect(messagesOf(nous)).toMatchObject({
    fr: { reasons: { title: 'Pourquoi nous' } },
    de: { nav: { about: 'Über uns' } },
  });
  const title = (...words: object[]) => messagesOf(nous, file(ownFile, { reasons: Object.assign({}, ...words) }))?.fr;
  expect(title({ title: 'Ici' })).toMatchObject({ reasons: { title: 'Ici' } });
  expect(title({ title: 'Ici', 'title:nous': 'Chez nous' })).toMatchObject({ reasons: { title: 'Chez nous' } });
});

it('a variant with the condition main is for the main language, for which a folder of translations is refused', () => {
  const words = { ...engine, nav: { ...engine.nav, 'home:main': 'Ici' } };
  const files = ['fr', 'de', 'it'].map((language) => file(`messages/${language}.json`, words));
  const mainIs = (language: string): Change => ['content/salon.json', 'language', language];
  const said = (language: string) => {
    const all = Object.entries(checkAfter(...files, mainIs(language)).content?.messages ?? {});
    return all.map(([locale, tree]) => [locale, Object(tree).nav.home]);
  };
  for (const main of ['fr', 'it'])
    expect(said(main)).toEqual([
      [main, 'Ici'],
      ['de', 'Accueil'],
    ]);
  expect(sentencesAfter(...files, mainIs('de'))).toEqual([
    expect.stringMatching(/^content\/languages\/de : cette langue est la langue principale/),
  ]);
});

it('a message in another language is shown, and noted in keptMessages until a variant replaces it', () => {
  const errors = { name: { text: 'Name?', lang: 'en' } };
  const { content } = checkAfter(...engineFiles, file(ownFile, { form: { errors } }));
  expect(content?.messages.fr).toMatchObject({ form: { errors: { name: 'Name?' } } });
  const proper = engine.form.errors.name;
  expect(content?.keptMessages).toEqual([{ locale: 'fr', key: 'form.errors.name', text: 'Name?', lang: 'en', proper }]);
  const reworded = { form: { errors: { ...errors, 'name:nous': 'Votre nom ?' } } };
  expect(checkAfter(...engineFiles, nous, file(ownFile, reworded)).content?.keptMessages).toEqual([]);
});

it.each<[object, string]>([
  [{ nav: { abuot: 'x' } }, '« nav.abuot » : aucun message ne porte ce nom ; le plus proche : « nav.about »'],
  [{ nav: 'x' }, '« nav » : ce nom est celui d’un groupe de messages'],
  [{ 'nav:nous': { home: 'x' } }, '« nav:nous » : ce nom est celui d’un groupe'],
  [{ nav: { home: { title: 'x' } } }, '« nav.home » : un texte est attendu'],
  [{ nav: { home: ' ' } }, '« nav.home » : un texte est attendu'],
  [{ nav: { home: { text: 'x' } } }, '« nav.home » : un texte est attendu'],
  [{ reasons: { 'title:vous': 'x' } }, '« reasons.title:vous » : « vous » n’est pas une condition ; connues : nous,'],
  [{ prices: { from: 'Dès {prix}' } }, '« prices.from » : « {prix} » n’est pas connu ici ; connus : .*{price}'],
  [{ prices: { from: 'Dès {price' } }, '« prices.from » : ses signes .* ne vont pas par paires'],
  [{ prices: { from: 'Dès <link>là' } }, '« prices.from » : ses signes .* ne vont pas par paires'],
  [{ nav: { home: { text: 'x', lang: 'en' } } }, '« nav.home » : seules les erreurs du nom et de l’e-mail'],
  [{ form: { errors: { name: { text: 'x', lang: 'english' } } } }, '« form.errors.name » : les deux petites lettres'],
])('the messages %j are refused: %s', (own, words) => {
  expect(sentencesAfter(...engineFiles, file(ownFile, own))).toEqual([
    expect.stringMatching(`^${ownFile} : ${words}.*\\.$`),
  ]);
});

it('missing messages, a file for a language without pages and a damaged file are refused', () => {
  const { nav: _, ...others } = german;
  expect(sentencesAfter(...engineFiles, file('messages/de.json', others))).toEqual([
    'content/messages/de.json : il manque des messages dans cette langue : nav.home, nav.about.',
  ]);
  expect(sentencesAfter(...engineFiles, file('content/messages/it.json', {}))).toEqual([
    'content/messages/it.json : ce fichier ne sert pas : les langues du site sont fr, de.',
  ]);
  expect(sentencesAfter([ownFile, '', '{'])).toEqual([expect.stringMatching(/le fichier est abîmé à la ligne 1/)]);
});
