import type { ContactPage, HomePage, HomeServiceCard, PageBase } from './page-types';
import type { PictureId } from './pictures';
import type { GermanRouteId } from './routes';
import { salon } from './salon';

/** Words of a page that stand above its sections. */
type GermanBase = Pick<PageBase, 'title' | 'description' | 'label' | 'heading'>;

/** The German words of a service card; its picture and its link are those of the French one. */
type GermanCard = Pick<HomeServiceCard, 'title' | 'text' | 'features'>;

/** What the German home page says; its other sections there are in French only. */
export interface GermanHome extends GermanBase, Pick<HomePage, 'lead' | 'servicesIntro' | 'contactIntro'> {
  /** The way to the French home page, for what there is in French only. */
  rest: string;
  /** In the order of the French cards. */
  serviceCards: [GermanCard, GermanCard];
}

/** What the German contact page says; how to get there is told in French only. */
export interface GermanContact extends GermanBase, Pick<ContactPage, 'intro'> {}

/** The German pages, as far as they are German. Limits are those of content/page-types.ts. */
export const germanPages = {
  accueil: {
    title: `Coiffeur und Nagelpflege in Muriaux | ${salon.name}`,
    description:
      'Coiffeursalon und Nagelstudio in Muriaux, in den Freibergen. Eine Person aufs Mal, Preise, die vorher feststehen, und Termine, die Sie online buchen.',
    label: 'Startseite',
    heading: 'Haar, lebendig wie Holz,\nim Land der Fichten',
    lead: 'Haare und Nägel in Muriaux, in den Freibergen: Scheren, Pinsel und die Zeit, die es braucht.',
    servicesIntro:
      'Zwei Handwerke unter einem Dach. Jede Karte führt zur Liste meiner Arbeiten, mit den Preisen. Diese Seiten sind auf Französisch.',
    rest: 'Wer ich bin, was Kundinnen sagen und alles Weitere: auf Französisch',
    serviceCards: [
      {
        title: 'Haare',
        text: 'Schneiden, färben, wellen, glätten, hochstecken: für Frauen, Männer und Kinder.',
        features: [
          'Schnitte für Frauen, Männer und Kinder',
          'Farbe und Balayage',
          'Föhnen, Glätten und Dauerwelle',
          'Abendfrisuren und Extensions',
        ],
      },
      {
        title: 'Nägel, Hände und Füsse',
        text: 'Kurze, saubere Nägel für die Arbeit, lange und lackierte für das Fest.',
        features: ['Klassische Manicure', 'Semipermanenter Lack', 'Verlängerung mit Gel und Nail Art', 'Fusspflege'],
      },
    ],
    contactIntro:
      'Rufen Sie an, schreiben Sie oder buchen Sie online. Nimmt niemand ab, habe ich gerade Farbe an den Händen: Hinterlassen Sie eine Nachricht, ich rufe zurück.',
  },

  contact: {
    title: `Kontakt und Termin in Muriaux | ${salon.name}`,
    description:
      'Telefon, E-Mail, Adresse und Karte des Salons in Muriaux und ein Formular für Ihre Terminanfrage. Mit Öffnungszeiten und der Route zu mir.',
    label: 'Kontakt',
    heading: 'Melden Sie sich, oder kommen Sie vorbei',
    intro: [
      'Für einen einfachen Termin geht es online am schnellsten. Für eine Farbe, Extensions oder eine Hochzeitsfrisur rufen Sie besser an: Zwei, drei Fragen genügen, damit ich die richtige Zeit einplane.',
      'Die Buchungsseite und die Wegbeschreibung unten sind auf Französisch.',
    ],
  },
} satisfies { accueil: GermanHome; contact: GermanContact } & Record<GermanRouteId, GermanBase>;

/** What is seen on the pictures of the German sections. */
export const germanAlts: Partial<Record<PictureId, string>> = {
  'hero-poster': 'Glänzende Haarwellen aus nächster Nähe, von tiefem Braun bis Goldblond, in warmem Licht.',
  partage: 'Kastanienbraune Haarsträhnen mit blonden Reflexen, von links nach rechts geschwungen.',
  'carte-coiffure': 'Schere, Kamm aus Schildpatt und Rundbürste auf einer Marmorplatte und einem Leinentuch.',
  'carte-onglerie':
    'Fünf Fläschchen Nagellack, von Beige bis Bordeauxrot, auf Sockeln aus hellem Stein, vor einem Strauss Schleierkraut.',
  atelier:
    'Sonnige Ecke des Salons: Coiffeurstuhl aus rosafarbenem Leder, runder Spiegel, in dem sich ein Fenster spiegelt, Ablage aus Holz und Topfpflanze.',
};
