import type {
  AllServicesPage,
  BlogPage,
  ContactPage,
  GalleryPage,
  HairCardsPage,
  HomePage,
  NailCardsPage,
  NailCategoryPage,
  PriceListPage,
} from './page-types';
import { facts, salon } from './salon';

/** The singular pages: home, lists, prices, gallery, blog, contact. */
export const mainPages = {
  accueil: {
    kind: 'home',
    title: `Coiffure et onglerie à Muriaux | ${salon.name}`,
    description:
      "Salon de coiffure et onglerie à Muriaux, dans les Franches-Montagnes. Une personne à la fois, des prix écrits d'avance, la réservation en ligne.",
    label: 'Accueil',
    heading: 'Coiffure, matière vive\nau pays des épicéas',
    picture: 'hero-poster',
    lead: "Coiffure et onglerie à Muriaux, dans les Franches-Montagnes : des ciseaux, des pinceaux, le temps qu'il faut.",
    about: {
      heading: 'Dans le sens du fil',
      paragraphs: [
        "Avant de prendre les ciseaux, je regarde vos cheveux secs, tels qu'ils tombent quand vous arrivez : les épis, l'épaisseur, les anciennes couleurs, les pointes qui ont frotté tout l'hiver contre l'écharpe. Le cheveu a un fil, comme le bois. Une coupe qui le suit se remet en place toute seule.",
        `À l'${salon.name}, la personne qui vous répond au téléphone est aussi celle qui lave, coupe, colore et pose le vernis. Vous expliquez une fois ce que vous voulez, et la fois d'après je vous demande ce qui a tenu.`,
        "Vous sortez peut-être de l'écurie ou de l'établi d'horlogerie. Je vous demande ce que vous faites de vos mains et combien de minutes vous avez le matin devant la glace, puis je propose ce qui va avec. Quand une idée ne convient pas à vos cheveux, je le dis avant de commencer.",
      ],
    },
    reasons: [
      {
        title: "Une expertise qui s'explique",
        text: "Avant la première mèche, vous savez ce que je vais faire, dans quel ordre, et l'entretien que cela demandera chez vous.",
      },
      {
        title: 'Des produits professionnels',
        text: "Couleurs, soins et vernis sont faits pour le travail en salon. Je les choisis selon votre cheveu ou votre ongle, et je vous dis ce que j'applique.",
      },
      {
        title: 'Une seule personne à la fois',
        text: 'Votre rendez-vous ne chevauche aucun autre. La couleur pose, je reste ; un enfant bouge, je ralentis ; vous hésitez, on en reparle.',
      },
      {
        title: 'Une ambiance chaleureuse',
        text: 'Vous entrez avec le bonnet et les joues froides, vous prenez le temps de vous réchauffer. Ensuite, vous parlez ou vous fermez les yeux : les deux me vont.',
      },
      {
        title: 'Une hygiène stricte',
        text: 'Peignes, ciseaux et pinces sont nettoyés puis désinfectés après chaque personne. Les serviettes sont fraîches, les limes jetables ne servent pas deux fois.',
      },
    ],
    servicesIntro: 'Deux métiers sous le même toit. Chaque carte ouvre la liste de ce que je fais, avec les prix.',
    serviceCards: [
      {
        title: 'Coiffure',
        text: 'Couper, colorer, boucler, lisser, attacher : pour les femmes, les hommes et les enfants.',
        features: [
          'Coupes femme, homme et enfant',
          'Coloration et balayage',
          'Brushing, lissage et permanente',
          'Coiffures de soirée et extensions',
        ],
        picture: 'carte-coiffure',
        route: 'services-coiffure',
        highlighted: true,
      },
      {
        title: 'Onglerie, beauté des mains et des pieds',
        text: 'Des ongles nets et courts pour le travail, ou longs et vernis pour la fête.',
        features: [
          'Manucure traditionnelle',
          'Vernis semi-permanent',
          'Extensions en gel et nail art',
          'Soin des pieds',
        ],
        picture: 'carte-onglerie',
        route: 'services-onglerie',
        highlighted: false,
      },
    ],
    contactIntro:
      "Appelez, écrivez ou réservez en ligne. Si le téléphone sonne dans le vide, j'ai les mains dans une couleur : laissez un message, je rappelle.",
  },

  prestations: {
    kind: 'all-services',
    title: `Coiffure, manucure et beauté à Muriaux | ${salon.name}`,
    description:
      'Coupes femme, homme et enfant, couleur, soins, coiffures de mariage, manucure, gel et vernis : tout ce que je fais à Muriaux, sur une page.',
    label: 'Toutes les prestations',
    heading: "Tout ce qui se fait à l'atelier, des racines au bout des ongles",
    picture: 'atelier-large',
    intro: [
      "Voici l'inventaire complet. Chaque ligne mène à une page qui raconte le rendez-vous : ce qui se passe, dans quel ordre, combien de temps le résultat tient.",
      'Vous hésitez entre deux prestations ? Réservez la plus simple. Je regarde avec vous sur place, et je vous dis si le temps prévu suffit pour autre chose.',
    ],
    hair: [
      {
        title: 'Coupe femme',
        text: "Observation à sec, shampooing, coupe, puis brushing. Le prix suit la longueur, courte, mi-longue ou longue, et rien d'autre.",
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Coupe homme et barbe',
        text: 'Tondeuse, ciseaux, nuque nettoyée. La barbe se taille au même rendez-vous ou entre deux coupes.',
        route: 'service-coupe-homme',
        prices: ['coupe-homme', 'barbe'],
      },
      {
        title: 'Coupe enfant',
        text: "Du premier coup de ciseaux à l'adolescence. Le tarif dépend de l'âge ; le rythme, de l'humeur du jour.",
        route: 'service-coupe-enfant',
        prices: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
      },
      {
        title: 'Coloration et balayage',
        text: "Racines, couleur complète ou mèches posées à main levée. Avant de colorer, j'enlève ce que l'eau calcaire a laissé, sinon la teinte prend mal.",
        route: 'coloration',
        prices: ['coloration', 'balayage'],
      },
      {
        title: 'Soins capillaires',
        text: 'Pour des longueurs rêches, une couleur fatiguée ou un cuir chevelu qui tire. Le soin se fait au bac, seul ou avant une coupe.',
        route: 'soins-capillaires',
        prices: ['soin-capillaire'],
      },
      {
        title: 'Coiffure de mariage et de soirée',
        text: "Un essai quelques semaines avant, avec le voile ou les peignes que vous porterez. Le jour même, je refais ce que l'essai a fixé.",
        route: 'service-coiffure-soiree',
        prices: ['coiffure-soiree'],
      },
      {
        title: 'Brushing',
        text: 'Shampooing, séchage à la brosse ronde, pointes formées mèche par mèche. Sans coupe, pour une occasion ou pour la semaine.',
        route: 'service-brushing',
        prices: ['brushing-courts', 'brushing-mi-longs', 'brushing-longs'],
      },
      {
        title: 'Lissage, permanente et extensions',
        text: "Trois changements de forme qui restent longtemps. Ils commencent donc par une discussion et l'examen d'une mèche.",
        route: 'services-coiffure',
        prices: ['lissage-keratine', 'permanente', 'extensions'],
      },
    ],
    nails: [
      {
        title: 'Manucure traditionnelle',
        text: 'Limage, bain, cuticules repoussées, huile. Les ongles sont nets et restent nus, ou attendent un vernis.',
        route: 'manucure-traditionnelle',
        prices: ['mains-manucure'],
      },
      {
        title: 'Gel et acrylique',
        text: "Rallonger, renforcer, redresser un ongle qui casse. La pose se remplit quand l'ongle a poussé, et se dépose sans arracher.",
        route: 'pose-gel-acrylique',
        prices: ['mains-pose-complete', 'mains-remplissage', 'mains-depose-gel'],
      },
      {
        title: 'Vernis semi-permanent',
        text: `Une couleur durcie sous lampe, sèche avant que vous ne vous leviez, et qui tient jusqu'à ${facts.semiPermanentWeeks} semaines.`,
        route: 'vernis-semi-permanent',
        prices: ['mains-semi-permanent', 'mains-manucure-semi-permanent', 'mains-depose-semi-permanent'],
      },
      {
        title: 'Entretien des mains',
        text: "Pour une peau que le froid fend et que le savon d'atelier dessèche : gommage, massage, crème, ongles courts et lisses.",
        route: 'onglerie-entretien-mains',
      },
      {
        title: 'Soin des pieds',
        text: 'Bain, ponçage des callosités, ongles coupés droit, avec ou sans couleur à la fin.',
        route: 'service-pedicure',
        prices: ['pieds-soin', 'pieds-soin-semi-permanent'],
      },
    ],
    why: [
      {
        title: `Plus de ${facts.yearsOnServices} ans de métier`,
        text: 'Assez pour reconnaître une couleur faite à la maison, un épi qui gagnera toujours et un ongle trop mince pour porter une pose.',
      },
      {
        title: 'Cheveux et ongles au même endroit',
        text: 'Une coupe et une manucure se réservent le même jour, avec la même personne. Un seul trajet, un seul règlement.',
      },
      {
        title: 'Le prix connu avant',
        text: 'Les tarifs fixes sont écrits. Pour le reste, je chiffre devant le miroir et vous décidez ensuite.',
      },
      {
        title: 'Des conseils pour les semaines qui suivent',
        text: "Vous repartez en sachant quoi faire chez vous, et quoi éviter. Rien à acheter pour l'apprendre.",
      },
    ],
    contact: {
      heading: 'Une question avant de choisir ?',
      paragraphs: [
        "Décrivez-moi vos cheveux ou vos ongles au téléphone : longueur, dernière couleur, ce qui vous gêne. En quelques phrases, je sais combien de temps prévoir. Si vous savez déjà ce qu'il vous faut, réservez directement en ligne.",
      ],
    },
  },

  tarifs: {
    kind: 'price-list',
    title: `Tarifs coiffure et ongles à Muriaux | ${salon.name}`,
    description:
      "Les prix en francs suisses de la coiffure et de l'onglerie à Muriaux : mains, pieds, enfants, adultes. Tout compris, devis donné avant le travail.",
    label: 'Tarifs',
    heading: 'Les prix, avant de vous asseoir',
    picture: 'coupe-femme',
    intro: [
      "Une ligne, un prix. Ce que vous lisez ici est ce que vous payez à la fin du rendez-vous. Quand une durée est indiquée, c'est le temps que je vous réserve.",
      "Pour la coupe et le brushing, le prix suit la longueur des cheveux. Si vous hésitez entre deux lignes, posez la question en arrivant : je vous dis laquelle compte avant d'ouvrir l'eau.",
    ],
    quoteNote:
      "« Sur devis » veut dire que je regarde d'abord, puis que je donne un prix ferme avant de commencer. Vous êtes libre de dire non. Si vous dites oui, rien ne s'ajoute ensuite.",
    notes: [
      'Tous les prix sont en francs suisses (CHF), tout compris : les produits, le temps et les taxes éventuelles.',
      'Vous payez sur place après le rendez-vous, en espèces ou par carte.',
    ],
  },

  galerie: {
    kind: 'gallery',
    title: `Galerie avant et après à Muriaux | ${salon.name}`,
    description:
      'Trois comparaisons à faire glisser : reprise complète, couleur naturelle, mise en forme. Le travail expliqué étape par étape, images illustratives.',
    label: 'Galerie',
    heading: 'Avant, après, et ce qui se passe entre les deux',
    picture: 'transformation-apres',
    intro: [
      "Faites glisser le curseur sur chaque image. D'un côté, des cheveux comme il en arrive en fin d'hiver ; de l'autre, les mêmes une fois travaillés. Sous chaque paire, je décris les étapes.",
    ],
    note: 'Ces images avant et après sont des illustrations. Elles montrent un type de travail, pas un résultat obtenu sur une cliente ou un client du salon.',
  },

  blog: {
    kind: 'blog',
    title: `Blog beauté et coiffure à Muriaux | ${salon.name}`,
    description:
      `Le blog beauté et coiffure de l'${salon.name} à Muriaux : brushing, manucure et pédicure, choix d'un salon, cheveux et mains en climat de montagne.`,
    label: 'Blog',
    heading: 'Blog Beauté',
    picture: 'blog-brushing',
    intro:
      'Je vous invite à lire ces articles entre deux rendez-vous. Ils réunissent des conseils professionnels, ceux que je donne souvent au fauteuil, écrits pour servir chez vous.',
    closing: {
      title: "Envie d'essayer nos services ?",
      text: 'Lire aide, mais vos cheveux et vos mains se regardent de près. Prenez rendez-vous, et apportez vos questions.',
    },
  },

  contact: {
    kind: 'contact',
    title: `Contact et rendez-vous à Muriaux | ${salon.name}`,
    description:
      'Téléphone, e-mail, adresse et plan du salon à Muriaux, formulaire de demande de rendez-vous, et comment venir en train ou en voiture.',
    label: 'Contact',
    heading: 'Me joindre, ou pousser la porte',
    picture: 'atelier',
    intro: [
      'Pour un rendez-vous simple, la réservation en ligne va le plus vite. Pour une couleur, des extensions ou une coiffure de mariage, appelez plutôt : deux ou trois questions suffisent à prévoir le bon temps.',
    ],
    access: [
      {
        title: 'En train',
        text: "Le train rouge des Chemins de fer du Jura s'arrête à Muriaux, entre Le Noirmont et Saignelégier. Choisissez l'heure du rendez-vous d'après l'horaire ; si la correspondance est juste, dites-le-moi en réservant.",
      },
      {
        title: 'En voiture',
        text: 'Muriaux est voisin de Saignelégier, sur la route qui mène au Noirmont. Les jours de neige ou de brouillard, partez plus tôt ou appelez : je préfère un retard annoncé à une route prise trop vite. Pour savoir où vous garer, demandez-moi au téléphone.',
      },
      {
        title: 'Accessibilité',
        text: "Fauteuil roulant, poussette, jambe dans le plâtre, difficulté à rester longtemps la tête en arrière : appelez avant de venir. Je vous décris l'entrée et la place disponible, et on cherche ce qui est possible.",
      },
    ],
  },

  'services-coiffure': {
    kind: 'hair-cards',
    title: `Prestations de coiffure à Muriaux | ${salon.name}`,
    description:
      'Coupe enfant, homme ou femme, balayage, couleur, brushing, lissage, permanente, soirée, extensions : choisissez votre prestation à Muriaux.',
    label: 'Prestations de coiffure',
    heading: 'Couper, colorer, mettre en forme',
    parent: 'prestations',
    picture: 'carte-coiffure',
    intro: [
      "Certaines de ces prestations tiennent dans une pause de midi, d'autres demandent plusieurs heures. Ouvrez une carte pour lire comment se passe le rendez-vous et ce qu'il faut prévoir avant.",
      "Un conseil de saison : entre novembre et avril, bonnet et chauffage chargent les cheveux d'électricité. Venez comme vous êtes, sans produit de la veille ; je vois mieux ce qu'il y a à faire.",
    ],
    services: [
      'service-coupe-enfant',
      'service-coupe-homme',
      'service-coupe-femme',
      'service-balayage',
      'service-brushing',
      'service-coloration',
      'service-lissage',
      'service-permanente',
      'service-coiffure-soiree',
      'service-extensions',
    ],
    related: ['tarifs', 'coiffure', 'soins-capillaires', 'services-onglerie'],
  },

  'services-onglerie': {
    kind: 'nail-cards',
    title: `Beauté des ongles à Muriaux | ${salon.name}`,
    description:
      'Manucure, vernis semi-permanent, soin des pieds, extensions en gel et nail art à Muriaux : six prestations avec leur prix, à réserver en ligne.',
    label: 'Onglerie et beauté',
    heading: 'Des mains et des pieds dont on prend soin',
    parent: 'prestations',
    picture: 'carte-onglerie',
    intro: [
      "Six cartes, de la simple remise en état au dessin sur ongle. Je commence toujours par enlever ce qui reste de la pose précédente et par regarder l'ongle nu.",
      "Dites-moi à quoi servent vos mains dans la semaine. Pour traire, soulever des bottes de foin ou pétrir, je lime court et rond ; une longueur qui s'accroche ne dure pas.",
    ],
    cards: [
      {
        title: 'Manucure',
        text: "Ongles limés, cuticules assouplies puis repoussées, peau nourrie à l'huile. L'ongle reste nu, poli ou mat.",
        picture: 'manucure',
        price: { overview: 'manucure' },
        route: 'service-manucure',
      },
      {
        title: 'Manucure et vernis semi-permanent',
        text: `Le soin d'abord, la couleur ensuite, en une seule séance. Un ongle bien préparé garde son vernis jusqu'à ${facts.semiPermanentWeeks} semaines.`,
        picture: 'manucure-vernis',
        price: { overview: 'manucure-vernis' },
        route: 'vernis-semi-permanent',
      },
      {
        title: 'Vernis semi-permanent',
        text: 'Base, deux couches fines, finition, chacune durcie sous lampe. Vous mettez vos gants en sortant sans rien marquer.',
        picture: 'vernis',
        price: { overview: 'vernis' },
        route: 'service-vernis',
      },
      {
        title: 'Soin des pieds',
        text: 'Bain tiède, ongles coupés droit, talons poncés, crème massée. À prévoir avant les sandales, ou après un hiver en grosses chaussures.',
        picture: 'pedicure',
        price: { overview: 'pedicure' },
        route: 'service-pedicure',
      },
      {
        title: 'Extensions en gel',
        text: "Pose complète : je prolonge l'ongle, je le façonne au gel et je le lime à la forme choisie. Un remplissage suit la repousse.",
        picture: 'extension-gel',
        price: { listed: 'mains-pose-complete' },
        route: 'onglerie-gel-acrylique',
      },
      {
        title: 'Nail art',
        text: 'Un filet doré sur un doigt ou un dessin sur les dix. Montrez-moi une photo ; le prix se fixe avant le premier coup de pinceau.',
        picture: 'nail-art',
        price: { listed: 'mains-nail-art' },
        route: 'pose-gel-acrylique',
      },
    ],
    related: ['tarifs', 'onglerie', 'manucure-traditionnelle', 'services-coiffure'],
  },

  onglerie: {
    kind: 'nail-category',
    title: `Onglerie à Muriaux, mains et pieds | ${salon.name}`,
    description:
      'Manucure, pédicure, gel et acrylique, vernis : les quatre familles de soins des ongles du salon de Muriaux, et comment choisir entre elles.',
    label: 'Onglerie',
    heading: 'Par où commencer avec vos ongles',
    parent: 'prestations',
    picture: 'vernis',
    intro: [
      "Ongles cassants, mains sèches, envie de longueur ou de couleur : la bonne porte d'entrée n'est pas la même. Voici les quatre, de la plus simple à la plus construite.",
      "Dans le doute, commencez par une manucure. L'ongle nu me dit s'il peut porter un vernis de longue tenue ou s'il vaut mieux attendre.",
    ],
    cards: [
      {
        title: 'Manucure',
        text: 'Remettre en forme, nettoyer le tour des ongles, nourrir la peau. Pour des mains nettes sans couleur, ou comme préparation au reste.',
        picture: 'manucure',
        route: 'service-manucure',
        prices: ['mains-manucure'],
      },
      {
        title: 'Pédicure',
        text: 'Ongles, cuticules et talons, du bain à la crème. Avec ou sans couleur à la fin, selon la saison et les souliers.',
        picture: 'pedicure',
        route: 'service-pedicure',
        prices: ['pieds-soin', 'pieds-soin-semi-permanent'],
      },
      {
        title: 'Gel et acrylique',
        text: 'Ajouter de la longueur, ou une couche qui protège un ongle trop mince. Demande un remplissage régulier et une dépose faite au salon.',
        picture: 'extension-gel',
        route: 'onglerie-gel-acrylique',
        prices: ['mains-pose-complete', 'mains-remplissage', 'mains-depose-gel'],
      },
      {
        title: 'Vernis',
        text: `La couleur seule, semi-permanente, jusqu'à ${facts.semiPermanentWeeks} semaines sur un ongle sain. À l'établi d'horlogerie, où l'on regarde tout de près, un beige rosé se fait oublier.`,
        picture: 'vernis',
        route: 'service-vernis',
        prices: ['mains-semi-permanent', 'mains-manucure-semi-permanent', 'mains-depose-semi-permanent'],
      },
    ],
    related: ['services-onglerie', 'onglerie-entretien-mains', 'vernis-semi-permanent', 'tarifs'],
  },
} satisfies {
  accueil: HomePage;
  prestations: AllServicesPage;
  tarifs: PriceListPage;
  galerie: GalleryPage;
  blog: BlogPage;
  contact: ContactPage;
  'services-coiffure': HairCardsPage;
  'services-onglerie': NailCardsPage;
  onglerie: NailCategoryPage;
};
