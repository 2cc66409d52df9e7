import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { PageKind, PageOfKind } from '@/content/schema/pages';
import {
  facts,
  gallery,
  pages,
  practical,
  prices,
  requestServices,
  salon,
  testimonials,
  translations,
} from '@/lib/content/content';
import { folderPaths, idsOfKind, siteArticles } from '@/lib/content/pages';
import { siteGroups } from '@/lib/content/prices';
import { namedPaths } from '@/lib/links/named-paths';
import { suggestPath } from '@/lib/links/suggest-path';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { salonFolder } from '@/scripts/support/paths';

// What the specification says word for word, and nothing else: of the interface, and of the example salon.

/** Ordinary apostrophes and spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('’', "'").replace(/[\u00a0\u202f]/g, ' ');

describe('the words of the interface', () => {
  it.each([
    [fr.nav, ['Accueil', 'À Propos', 'Services', 'Tarifs', 'Contact']],
    [fr.booking, ['Prendre RDV', 'Réserver maintenant']],
    [fr.blog, ['Prendre rendez-vous']],
    [fr.services, ['Voir tous les services']],
    [fr.reasons, ['Pourquoi Me Choisir']],
    [fr.form.errors, ['Name is required', 'Invalid email address']],
    [fr.toasts, ['Réservation confirmée', 'Nous vous contacterons bientôt pour confirmer votre rendez-vous.']],
    [fr.toasts, ['Erreur', 'Une erreur est survenue lors de la réservation.']],
    [fr.notFound, ["Oups ! La page que vous essayez d'accéder n'existe pas ou a été déplacée."]],
    [fr.notFound, ['Page non trouvée', 'Retour', "Page d'accueil"]],
  ])('%# are as they are written', (messages, words) => {
    expect(Object.values(messages)).toEqual(expect.arrayContaining(words));
  });

  it('are in German for what the German pages say', () => {
    for (const part of ['nav', 'hero', 'services', 'booking', 'contact']) expect(de).toHaveProperty(part);
  });
});

/** The one page of a kind of the example salon. */
const pageOfKind = <Kind extends PageKind>(kind: Kind) => pages[idsOfKind(kind)[0] ?? ''] as PageOfKind<Kind>;
const pathsOf = (ids: readonly string[]) => ids.map((id) => pages[id]?.path);
const pageAt = (path: string) => Object.values(pages).find((page) => page.path === path);

/** A page as it was built. */
const built = (name: string) => new JSDOM(readFileSync(`out/${name}.html`, 'utf8')).window.document;
const textOf = (page: Document, selector: string) => plain(page.querySelector(selector)?.textContent);

const hairdressing = ['coupe-enfant', 'coupe-homme', 'coupe-femme', 'balayage', 'brushing'].concat([
  'coloration',
  'lissage',
  'permanente',
  'coiffure-soiree',
  'extensions',
]);

/** As long as its first fact is an example: an owner may change all of it, and another salon has its own. */
const isSpecimen =
  salonFolder === 'content' && readFileSync('content/salon.json', 'utf8').includes('"phone": "[exemple]');

if (isSpecimen) {
  describe('the example salon', () => {
    it('has the pages of the table of routes, those of the cards, and German ones', () => {
      const routes = `/ /coiffure-manucure-beaute /tarifs /Services/Coiffure /Services/OnglerieBeaute /coiffure /coupe
      /coloration /soins-capillaires /manucure-traditionnelle /pose-gel-acrylique /vernis-semi-permanent
      /services/onglerie /services/onglerie/entretien-mains /services/onglerie/gel-acrylique
      /services/onglerie/manucure-traditionnelle /gallery /contact /privacy /terms /coiffure-franches-montagnes /Blog
      /services/onglerie/manucure /services/onglerie/pedicure /services/onglerie/vernis`.split(/\s+/);
      const paths = Object.values(pages).map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining([...routes, ...hairdressing.map((slug) => `/services/${slug}`)]));
      expect(Object.values(translations.de?.pages ?? {}).map(({ path }) => path)).toEqual(['/de', '/de/contact']);
    });

    it.each([
      ['Mains', 'Manucure: 55, 30', 'Manucure et vernis semi-permanent: 85, 60', 'Vernis semi-permanent: 50, 45'],
      ['Mains', 'Remplissage de vernis permanent: 55', 'Dépose de vernis semi-permanent: 25', 'Dépose du gel: 35'],
      ['Mains', 'Pose complète avec extensions: 90, 105', 'Remplissage: 70, 90', 'Nail art: quote'],
      ['Pieds', 'Vernis semi-permanent: 50', 'Soin des pieds: 65', 'Soin des pieds et vernis semi-permanent: 85'],
      ['Pieds', 'Dépose: 20'],
      [
        'Enfant',
        'Coupe garçon 0 à 3 ans: 16, 15',
        'Coupe garçon 4 à 9 ans: 18, 15',
        'Coupe garçon 10 à 16 ans: 20, 15',
      ],
      ['Enfant', 'Coupe fille 0 à 3 ans: 20, 30', 'Coupe fille 4 à 9 ans: 30, 30', 'Coupe fille 10 à 16 ans: 40, 30'],
      ['Adulte', 'Coupe homme: 25', 'Barbe: 25', 'Coloration: quote', 'Balayage: quote', 'Permanente: quote'],
      ['Adulte', 'Brushing cheveux courts: 32', 'Brushing cheveux mi-longs: 37', 'Brushing cheveux longs: 42'],
      ['Adulte', 'Coupe et brushing cheveux courts: 55', 'Coupe et brushing cheveux mi-longs: 60'],
      ['Adulte', 'Coupe et brushing cheveux longs: 65', 'Lissage à la kératine: quote', 'Extensions: quote'],
    ])('has the prices and minutes of the list: %s, %s', (title, ...rows) => {
      const listed = siteGroups
        .find((group) => group.title === title)
        ?.rows.map(({ id }) => {
          const { service, variant, price, minutes } = prices[id] ?? {};
          // Feet are in the name of what hands have too.
          const name = [service, variant === 'pieds' ? undefined : variant].filter(Boolean).join(' ');
          return `${name}: ${[price?.kind === 'fixed' ? price.amount : 'quote', minutes].filter(Boolean).join(', ')}`;
        });
      expect(listed).toEqual(expect.arrayContaining(rows));
    });

    it('has other prices on the overview of nail services, and every row of its list on the page of all services', () => {
      const cards = pageOfKind('price-cards').cards.map(({ price }) => prices[price]?.price);
      expect(cards).toHaveLength(6);
      const others = cards.flatMap((price) => (price?.kind === 'fixed' ? (price.overviewAmount ?? []) : []));
      expect(others).toEqual([35, 65, 55, 50]);
      const lines = pageOfKind('all-services').trades.flatMap((trade) => trade.lines);
      const shown = lines.flatMap(({ prices: ids = [] }) => ids);
      expect(siteGroups.flatMap(({ rows }) => rows).filter(({ id }) => !shown.includes(id))).toEqual([]);
    });

    it('has folders that are no pages, and suggests pages for addresses that are none', () => {
      expect(folderPaths().sort()).toEqual(['/Services', '/services']);
      const wrong = ['/services/COUPE-FEMME', '/galeries', '/rendez-vous', '/prix', '/mentions-legales', '/keratine'];
      const right = ['/services/coupe-femme', '/gallery', '/contact', '/tarifs', '/terms', '/services/lissage'];
      expect(wrong.map((path) => suggestPath(path, namedPaths))).toEqual(right);
    });

    it('has cards that lead where they must', () => {
      expect(pathsOf(pageOfKind('service-cards').services).sort()).toEqual(
        hairdressing.map((slug) => `/services/${slug}`).sort(),
      );
      expect(pathsOf(pageOfKind('category').cards.map(({ route }) => route))).toEqual(
        ['manucure', 'pedicure', 'gel-acrylique', 'vernis'].map((slug) => `/services/onglerie/${slug}`),
      );
      const { serviceCards, reasons } = pageOfKind('home');
      expect(pathsOf(serviceCards.map(({ route }) => route))).toEqual([
        '/Services/Coiffure',
        '/Services/OnglerieBeaute',
      ]);
      expect(serviceCards.map(({ features }) => features.length)).toEqual([4, 4]);
      expect(reasons).toHaveLength(5);
    });

    it.each([
      ['/coiffure', ['/coupe', '/coloration', '/soins-capillaires']],
      ['/coupe', ['/coloration', '/soins-capillaires']],
      ['/coloration', ['/coupe', '/soins-capillaires']],
      ['/soins-capillaires', ['/coupe', '/coloration']],
      ['/manucure-traditionnelle', ['/pose-gel-acrylique', '/vernis-semi-permanent']],
      ['/vernis-semi-permanent', ['/manucure-traditionnelle', '/pose-gel-acrylique']],
    ])('offers after %s the pages %j', (path, others) => {
      const page = pageAt(path) as PageOfKind<'landing'>;
      expect(pathsOf(page.related)).toEqual(expect.arrayContaining(others));
    });

    it('has the facts that it claims and promises', () => {
      expect(facts).toEqual({
        yearsOnHome: 5,
        yearsOnServices: 10,
        clients: 100,
        cancellationHours: 24,
        complaintHours: 48,
        others: [{ label: expect.any(String), name: 'semaines-vernis', value: 3 }],
      });
      expect(practical.payment).toEqual(['cash', 'card']);
      const terms = textOf(built('terms'), 'main');
      for (const words of ['24 heures', '48 heures', 'en espèces ou par carte']) expect(terms).toContain(words);
      expect(salon).toMatchObject({ priceRange: '$$', address: { country: 'CH', canton: 'JU', city: 'Muriaux' } });
    });

    it.each([
      ['contact', 'Lun-Sam: 9h-18h'],
      ['index', 'Lun–Sam, 9 h–18 h'],
      ['de', 'Mo–Sa, 9–18 Uhr'],
      ['de/contact', 'Mo–Sa: 9–18 Uhr'],
    ])('is open from Monday to Saturday, from nine to six: %s', (page, hours) => {
      expect(textOf(built(page), 'main')).toContain(hours);
    });

    it('has the services of the form, three testimonials, the pairs of the gallery and the articles of the blog', () => {
      expect(requestServices.map(({ id }) => id)).toEqual(['cutting', 'coloring', 'styling', 'treatment']);
      expect(testimonials).toHaveLength(3);
      expect(gallery.map(({ title }) => title)).toEqual([
        'Transformation Complète',
        'Coloration Naturelle',
        'Style Élégant',
      ]);
      expect(siteArticles.map(({ category, title }) => plain(`${category}: ${title}`))).toEqual([
        "Coiffure: Les secrets d'un brushing professionnel",
        "Beauté des mains et des pieds: L'art de la manucure et pédicure en Suisse",
        'Expertise: Pourquoi choisir un salon de coiffure expert à Muriaux',
        "Expérience locale: L'expérience beauté unique des Franches-Montagnes",
      ]);
      for (const { sections } of siteArticles) {
        expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(3);
        expect(sections.filter(({ heading }) => heading)).toHaveLength(1);
      }
      const { heading, closing } = pageOfKind('blog');
      expect([heading, closing.title]).toEqual(['Blog Beauté', "Envie d'essayer nos services ?"]);
    });

    it('has its home page in its order, and the links of its header and footer', () => {
      const home = built('index');
      const sections = [...home.querySelectorAll('main section[id]')].map(({ id }) => id);
      const order = ['about', 'diferenciais', 'prices', 'testimonials', 'booking', 'contact'];
      expect(sections.filter((id) => order.includes(id))).toEqual(order);
      const links = (document: Document, root: string) =>
        [...document.querySelectorAll(`${root} a`)].map((link) => link.getAttribute('href'));
      expect(links(home, 'header nav').slice(0, 5)).toEqual(['#top', '#about', '#prices', '/tarifs', '#contact']);
      const footer = `/ /coiffure-manucure-beaute /coiffure-franches-montagnes /Blog /coiffure /coupe /coloration
      /soins-capillaires /manucure-traditionnelle /pose-gel-acrylique /vernis-semi-permanent /privacy /terms`;
      expect(links(built('contact'), 'footer')).toEqual(expect.arrayContaining(footer.split(/\s+/)));
      expect(home.querySelector('video[muted][loop]')).not.toBeNull();
      expect([...home.querySelectorAll('#about dd')].map(({ textContent }) => textContent)).toEqual(['5+', '100+']);
    });

    it.each([
      ['index', 'header', 'Prendre RDV'],
      ['tarifs', 'body', 'Réserver maintenant'],
      ['Services/Coiffure', 'main', 'Réserver maintenant'],
      ['Services/OnglerieBeaute', 'main', 'Réserver maintenant'],
      ['services/onglerie', 'main', 'Réserver maintenant'],
      ['Blog', 'main', 'Prendre rendez-vous'],
    ])('opens its widget in a new tab, in French, from %s, %s: %s', (page, part, words) => {
      const links = [...built(page).querySelectorAll<HTMLAnchorElement>(`${part} a[target="_blank"]`)];
      const link = links.find(({ textContent }) => plain(textContent)?.includes(words));
      const { origin, pathname, search } = new URL(link?.href ?? '');
      expect(origin + search).toBe('https://booking.localsearch.ch?locale=fr');
      const [, ...rest] = /^\/bookings\/[^/]+(\/services)?$/.exec(pathname) ?? [];
      expect(rest).toEqual([page === 'services/onglerie' ? '/services' : undefined]);
      expect(link?.rel).toMatch(/noopener/);
    });

    it('is a hair salon to search engines', () => {
      for (const page of ['coiffure-manucure-beaute', 'coiffure-franches-montagnes']) {
        const data = built(page).querySelector('script[type="application/ld+json"]')?.textContent;
        expect(data).toMatch(/"@type":\[?[^\]]*"HairSalon"/);
        expect(data).toMatch(/"priceRange":"\$\$".*"currenciesAccepted":"CHF"/);
      }
    });
  });
}
