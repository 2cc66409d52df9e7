import type { LegalPage } from './page-types';
import { placeholder } from './placeholder';
import { facts, salon } from './salon';

/** Name and country of the company that serves the pages, as the end of the sentence "chez ...". */
const hostingProvider = placeholder('un hébergeur dont le nom et le pays restent à indiquer');

/** Privacy policy and general conditions. */
export const legalPages = {
  confidentialite: {
    kind: 'legal',
    title: `Protection des données | ${salon.name}`,
    description:
      'Pas de cookies, pas de mesure de visite, pas de compte : ce que le site traite, ce qui part chez des tiers quand vous agissez, et vos droits.',
    label: 'Protection des données',
    heading: 'Vos données : ce qui part, et quand',
    picture: 'atelier-large',
    intro: [
      "Ce site présente un salon. Il n'a ni compte, ni publicité, ni mesure de visite, et ne dépose aucun cookie. Aucune bannière ne vous demande donc votre accord.",
      "Des données quittent votre appareil dans quelques cas seulement : pour charger les pages, pour afficher une carte, quand vous ouvrez un service extérieur, quand vous m'écrivez ou me téléphonez. Chaque cas est décrit ici, selon la loi fédérale suisse sur la protection des données (LPD, révisée).",
    ],
    sections: [
      {
        heading: 'Qui est responsable',
        paragraphs: [
          `La personne qui exploite l'${salon.name}, à Muriaux, est responsable des données décrites ici. L'adresse, le téléphone et l'e-mail figurent sur la page Contact. Toute demande sur vos données peut m'y être adressée, sans forme particulière.`,
        ],
      },
      {
        heading: 'Ce que le site traite lui-même',
        paragraphs: [
          "Rien qui vous concerne. Les pages sont des fichiers tout prêts, sans base de données derrière eux. Le site n'utilise ni cookie, ni outil d'analyse, ni pixel publicitaire, et n'établit aucun profil. Les polices, les images et le film viennent du même serveur que les pages.",
        ],
      },
      {
        heading: 'Le formulaire de la page Contact',
        paragraphs: [
          "Le formulaire n'envoie rien. Le nom, l'e-mail, la date et la prestation que vous indiquez restent dans la mémoire de session de votre navigateur, pour cet onglet seulement. Ils en disparaissent quand vous fermez l'onglet ; certains navigateurs les rétablissent si vous rouvrez aussitôt l'onglet fermé.",
          "Pour que la demande me parvienne, vous la transmettez vous-même : réservation en ligne, WhatsApp, e-mail ou téléphone. Le fichier d'agenda est fabriqué sur votre appareil et n'est transmis à personne.",
        ],
      },
      {
        heading: 'La carte Google Maps',
        paragraphs: [
          "Les pages qui montrent où se trouve le salon contiennent une carte de Google Maps. Elle ne se charge que lorsque vous faites défiler la page jusqu'à elle. Google reçoit alors votre adresse IP, des indications sur votre navigateur et, selon ses réglages, l'adresse du site d'où vient l'appel. Dans ce cadre, Google peut déposer ses propres cookies, sur lesquels je n'ai pas prise.",
          "Si vous ne le souhaitez pas, arrêtez-vous avant la carte ou bloquez les contenus de Google dans votre navigateur : l'adresse est toujours écrite en toutes lettres à côté. Ce que Google fait de ces données est expliqué dans ses propres règles de confidentialité.",
        ],
      },
      {
        heading: 'Les photos de remplacement',
        paragraphs: [
          "Si une image du site ne se charge pas, une photo d'Unsplash peut la remplacer. Dans ce cas seulement, les serveurs d'Unsplash reçoivent votre adresse IP et des indications sur votre navigateur. Tant que les images du site s'affichent, rien n'est demandé à Unsplash.",
        ],
      },
      {
        heading: 'Les services que vous ouvrez',
        paragraphs: [
          'Réservation en ligne : le bouton ouvre dans un nouvel onglet la réservation de localsearch.ch. Ce que vous y inscrivez est traité par ce prestataire selon ses propres règles, et me parvient pour tenir votre rendez-vous.',
          "WhatsApp (Meta) : le lien ouvre une conversation avec un brouillon que vous pouvez modifier. Je ne le reçois que si vous l'envoyez. Le texte du brouillon fait cependant partie du lien, et WhatsApp le reçoit dès l'ouverture, y compris le nom et l'e-mail s'il vient du formulaire. Si cela vous gêne, préférez le téléphone.",
          'Réseau social, itinéraire et site du développeur : ces liens mènent à des sites extérieurs, qui reçoivent votre adresse IP comme lors de toute visite. Rien ne leur est transmis avant que vous ne cliquiez.',
        ],
      },
      {
        heading: 'Téléphone, e-mail et rendez-vous',
        paragraphs: [
          "Quand vous m'appelez ou m'écrivez, je traite ce que vous me dites : nom, moyen de vous joindre, prestation, date. Je m'en sers pour répondre et pour tenir le rendez-vous, pas pour de la publicité, et je ne le vends pas. Un e-mail passe par votre fournisseur et par le mien, et n'est en général pas chiffré de bout en bout.",
          "Une allergie ou un problème de peau est une donnée sensible. Je ne vous demande que ce qu'il faut pour choisir un produit ou y renoncer. Dites-le plutôt au téléphone ou dans le fauteuil que par message.",
          'Je garde ces indications aussi longtemps que le rendez-vous, son suivi ou une obligation légale, comptable par exemple, le demande. Ensuite, je les efface.',
        ],
      },
      {
        heading: "L'hébergement",
        paragraphs: [
          `Les pages sont hébergées chez ${hostingProvider}. Comme tout serveur, le sien inscrit d'ordinaire dans un journal technique l'adresse IP, la date et l'heure, la page demandée et le type de navigateur. Ces journaux servent au fonctionnement et à la sécurité ; je ne les utilise pas pour savoir qui visite le site.`,
        ],
      },
      {
        heading: "Données transmises à l'étranger",
        paragraphs: [
          "Google, Meta et Unsplash traitent des données hors de Suisse, notamment dans l'Union européenne, aux États-Unis et au Canada, et peuvent recourir à des sous-traitants dans d'autres pays. Certains de ces pays ont un niveau de protection reconnu par le Conseil fédéral ; pour les États-Unis, cela ne vaut que pour les entreprises certifiées selon le cadre de protection des données convenu avec la Suisse. Ailleurs, ces entreprises s'appuient en principe sur des clauses contractuelles types. Les détails figurent dans leurs propres règles.",
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          "Vous pouvez me demander quelles données je traite sur vous, les faire corriger ou effacer, vous opposer à un traitement, ou recevoir dans un format courant celles que vous m'avez remises. C'est en principe gratuit, et je réponds en règle générale dans les trente jours. Il se peut que je vous demande de prouver votre identité, pour ne pas remettre vos données à quelqu'un d'autre.",
          'Si ma réponse ne vous suffit pas, vous pouvez vous adresser au Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne, dont le site est edoeb.admin.ch. Pour les données détenues par Google, Meta, Unsplash ou localsearch.ch, adressez-vous directement à eux.',
        ],
      },
      {
        heading: 'Modifications',
        paragraphs: ["Si le site change, ce texte change avec lui. La version affichée ici est celle qui s'applique."],
      },
    ],
  },

  conditions: {
    kind: 'legal',
    title: `Conditions générales | ${salon.name}`,
    description:
      'Rendez-vous, annulation, retard, prix et devis, paiement, enfants, allergies, réclamations : les règles du salon de Muriaux, en phrases simples.',
    label: 'Conditions générales',
    heading: 'Ce qui est convenu entre vous et moi',
    picture: 'atelier-large',
    intro: [
      `Ces conditions valent pour les prestations de coiffure et d'onglerie de l'${salon.name}, à Muriaux, et pour l'usage de ce site. Elles s'appliquent dès que vous prenez rendez-vous. Ce que la loi suisse vous garantit impérativement passe toujours avant elles.`,
    ],
    sections: [
      {
        heading: 'Prendre rendez-vous',
        paragraphs: [
          "Vous réservez en ligne, par téléphone ou par message. La réservation en ligne passe par le service de localsearch.ch, qui s'ouvre dans un nouvel onglet et a ses propres conditions. Le rendez-vous est pris quand il vous est confirmé, par ce service ou par moi.",
          'Le formulaire de la page Contact prépare une demande sur votre appareil. À lui seul, il ne réserve rien, quel que soit le message affiché : transmettez la demande par le moyen de votre choix, et attendez ma réponse.',
        ],
      },
      {
        heading: 'Prix et devis',
        paragraphs: [
          "Les prix s'entendent en francs suisses (CHF), tout compris. Ils valent pour la prestation décrite ; si vous souhaitez autre chose ou davantage une fois sur place, je vous en dis le prix avant de le faire.",
          "Pour une prestation sur devis, je regarde d'abord vos cheveux ou vos ongles, puis je vous donne un prix avant de commencer. Vous décidez alors librement. Une fois accepté, ce prix ne change plus pour le travail convenu.",
        ],
      },
      {
        heading: 'Paiement',
        paragraphs: ['Vous payez au salon, à la fin du rendez-vous, en espèces ou par carte.'],
      },
      {
        heading: 'Annuler ou déplacer',
        paragraphs: [
          `Pour annuler ou déplacer un rendez-vous, prévenez-moi au moins ${facts.cancellationHours} heures à l'avance, en ligne si vous avez réservé en ligne, sinon par téléphone ou par message. Il reste ainsi le temps de proposer l'heure à quelqu'un d'autre.`,
          "En cas d'empêchement de dernière minute, maladie, enfant fiévreux ou route fermée, appelez quand même dès que vous le savez. Si c'est moi qui dois renoncer, je vous préviens au plus vite et je vous propose une autre date.",
        ],
      },
      {
        heading: 'Retard',
        paragraphs: [
          "Prévenez-moi si vous avez du retard. Selon l'heure qui suit, je fais tout, je raccourcis avec votre accord ou je déplace le rendez-vous. Je ne commence pas une couleur, une permanente ou une pose que je ne pourrais pas finir correctement.",
        ],
      },
      {
        heading: 'Enfants',
        paragraphs: [
          "Un petit enfant reste accompagné pendant toute la coupe. Pour une couleur, une permanente, un lissage ou une pose d'ongles sur une personne mineure, je demande l'accord d'un parent ou de la personne qui en a la charge. Les enfants qui attendent restent sous la surveillance de l'adulte qui les accompagne.",
        ],
      },
      {
        heading: 'Allergies, peau et essai',
        paragraphs: [
          'Avant de commencer, dites-moi vos allergies, une réaction passée à une couleur, à un gel ou à une colle, une plaie, une grossesse ou un traitement qui touche la peau, les cheveux ou les ongles. Dites-moi aussi ce qui a été appliqué auparavant, henné et couleurs faites à la maison compris. Un oubli peut changer le résultat ou provoquer une réaction.',
          "Avant une coloration, un essai sur la peau, en général deux jours plus tôt, réduit le risque sans l'exclure. Je peux le demander, et renoncer à un produit ou à une prestation si le risque me paraît trop grand. Je ne pose pas de diagnostic : pour une affection de la peau, du cuir chevelu ou des ongles, consultez un médecin, une pharmacie ou un cabinet de podologie.",
        ],
      },
      {
        heading: 'Réclamations',
        paragraphs: [
          `Si le résultat n'est pas celui qui était convenu, dites-le-moi tout de suite ou dans les ${facts.complaintHours} heures qui suivent le rendez-vous. Je regarde avec vous ce qui ne va pas et, si le travail est en cause, je propose une correction. Un vernis arraché, une coupe retouchée ou une couleur refaite ailleurs entre-temps rendent cet examen difficile.`,
          "Un défaut qui n'était pas visible peut être annoncé dès que vous le découvrez ; vos droits légaux restent réservés.",
        ],
      },
      {
        heading: 'Responsabilité',
        paragraphs: [
          "Je réponds des dommages causés intentionnellement ou par négligence grave, et des autres dans la mesure prévue par la loi. Je ne réponds pas des suites d'une indication que vous connaissiez et ne m'avez pas donnée, ni d'un entretien contraire aux conseils reçus. Gardez vos affaires de valeur avec vous, et retirez bijoux et lunettes avant une coloration.",
          'Je tiens les indications du site à jour avec soin. Une erreur reste possible ; demandez-moi en cas de doute. Je ne suis pas responsable du contenu des sites extérieurs vers lesquels mènent les liens.',
        ],
      },
      {
        heading: 'Images et textes du site',
        paragraphs: [
          'Les images et le film du site sont des illustrations, y compris les comparaisons avant et après. Ils ne montrent ni le salon, ni des clientes ou des clients, et ne promettent pas de résultat : celui-ci dépend de vos cheveux, de vos ongles et de leur passé. Les textes et les images ne peuvent être repris sans accord.',
        ],
      },
      {
        heading: 'Accessibilité',
        paragraphs: [
          "Le site vise le niveau AA des règles WCAG 2.2. Avant chaque mise en ligne, des programmes passent en revue toutes les pages, sur un écran de téléphone et sur un écran d'ordinateur : règles qu'une machine sait vérifier (axe-core), titres et repères pour les lecteurs d'écran, langue de chaque passage, taille de ce qui se touche, texte agrandi à 200 %, lignes et lettres espacées, affichage à 400 %. Ils parcourent aussi une page de chaque sorte au clavier seul, et vérifient les couleurs à fort contraste que le système impose.",
          "Ce que je sais imparfait : personne n'a encore éprouvé le site avec un lecteur d'écran au quotidien, et un programme ne voit pas tout. Deux messages d'erreur du formulaire sont en anglais, et signalés comme tels à la synthèse vocale. En allemand, il n'y a que l'accueil et la page Contact, avec des passages en français. La réservation en ligne, la carte et WhatsApp ne dépendent pas de moi et n'ont pas été vérifiés ; l'adresse écrite et le téléphone permettent de s'en passer.",
          "Si quelque chose ne fonctionne pas pour vous, téléphonez ou écrivez-moi : dites-moi la page, ce que vous vouliez faire et, si vous le savez, l'appareil ou l'aide que vous utilisez. Je note le rendez-vous directement et je fais corriger ce qui peut l'être.",
        ],
      },
      {
        heading: 'Données personnelles',
        paragraphs: ['Ce que le site et le salon font de vos données est décrit sur la page Protection des données.'],
      },
      {
        heading: 'Droit applicable et for',
        paragraphs: [
          "Le droit suisse s'applique. Les tribunaux du canton du Jura sont compétents, sous réserve des fors impératifs prévus par la loi, en particulier pour les consommateurs. Avant d'en arriver là, parlons-en.",
        ],
      },
      {
        heading: 'Modifications',
        paragraphs: [
          "Ces conditions peuvent être adaptées. Pour un rendez-vous déjà pris, la version en vigueur au moment de la réservation s'applique.",
        ],
      },
    ],
  },
} satisfies { confidentialite: LegalPage; conditions: LegalPage };
