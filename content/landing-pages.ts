import type { LandingPage, LocalLandingPage } from './page-types';
import type { RouteId } from './routes';
import { facts, salon } from './salon';

/** The landing pages: each starts from one question visitors search for and is written for that question alone. */
export const landingPages = {
  coiffure: {
    kind: 'landing',
    title: `Choisir son salon de coiffure à Muriaux | ${salon.name}`,
    description:
      'Vous cherchez un salon de coiffure à Muriaux ? Voici comment se passe une première visite, ce que je vous demande et quand le prix est annoncé.',
    label: 'Coiffure à Muriaux',
    heading: 'Avant les ciseaux, une conversation',
    parent: 'services-coiffure',
    picture: 'carte-coiffure',
    question: 'Comment choisir son coiffeur près de Saignelégier ?',
    answer:
      "Regardez trois choses. Vous écoute-t-on avant de vous laver les cheveux ? Le prix est-il dit avant le travail ? Est-ce la même personne qui vous reçoit la fois suivante et qui assume ce qu'elle a fait ? Un bon salon n'est pas forcément grand ni proche : il répond oui aux trois. À Muriaux, vous me trouvez toujours derrière le fauteuil, de la première question au dernier coup de brosse.",
    services: [
      {
        title: 'Coupe et brushing',
        text: 'Shampooing, coupe, séchage à la brosse. Le prix suit la longueur de vos cheveux.',
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Coupe homme et barbe',
        text: "L'une sans l'autre, ou les deux à la suite.",
        route: 'service-coupe-homme',
        prices: ['coupe-homme', 'barbe'],
      },
      {
        title: 'Coupe enfant',
        text: "De la première mèche à la fin de l'école. Le mercredi après-midi est demandé : pensez-y la semaine d'avant.",
        route: 'service-coupe-enfant',
        prices: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
      },
      {
        title: 'Coloration',
        text: 'Un premier passage pour en parler ne vous engage à rien : je regarde, je chiffre, vous rentrez réfléchir.',
        route: 'service-coloration',
        prices: ['coloration'],
      },
      {
        title: 'Coiffure de mariage ou de soirée',
        text: "Pour un mariage, l'essai a lieu avant, et la veille reste tranquille.",
        route: 'service-coiffure-soiree',
        prices: ['coiffure-soiree'],
      },
    ],
    why: [
      {
        title: 'Une seule paire de mains',
        text: "La personne qui prend votre appel est celle qui coupe, colore et sèche. Rien ne se perd d'un fauteuil à l'autre.",
      },
      {
        title: 'Le droit de renoncer',
        text: 'Si votre idée ne peut pas tenir sur vos cheveux, je vous dis pourquoi et je propose autre chose. Vous pouvez aussi repartir sans rien changer.',
      },
      {
        title: 'Pas de vocabulaire obligatoire',
        text: "« Plus court, mais pas trop » me suffit pour commencer. Les bonnes questions, c'est à moi de les poser.",
      },
      {
        title: 'Cheveux et ongles le même jour',
        text: "Une coupe peut être suivie d'une manucure. Signalez-le en réservant, je garde la place pour les deux.",
      },
    ],
    sections: [
      {
        heading: "La première visite, dans l'ordre",
        paragraphs: [
          "Venez avec les cheveux comme vous les portez un jour de travail. Secs et à leur place, ils disent tout : le sens de la pousse, les épis, la densité, l'état des pointes. Je demande ce qui vous agace le matin et combien de temps vous acceptez de passer à vous coiffer. Une photo aide, même celle d'une coupe ratée, car savoir ce que vous ne voulez plus fait avancer. Ce n'est qu'ensuite que l'on passe au bac.",
          "Je commence par garder de la marge. À mi-chemin, je m'arrête, vous regardez dans le miroir, et l'on décide de la suite. À la fin, je vous montre le mouvement de brosse ou de doigts qui remettra tout en place chez vous. Si un détail ne va pas, dites-le dans le fauteuil : une nuque ou une frange se corrige en quelques coups de ciseaux. Je préfère l'entendre de vous que l'apprendre par le village.",
        ],
      },
      {
        heading: 'Quatre questions à poser, ici ou ailleurs',
        paragraphs: [
          `Comment cela va-t-il repousser, et pas seulement de quoi aurai-je l'air en sortant ? Que faut-il faire à la maison ? Que me coûtera l'entretien sur une année ? Et qui dois-je appeler si quelque chose me déplaît le lendemain ? À la dernière, ma réponse est simple : moi, dans les ${facts.complaintHours} heures. De votre côté, racontez ce que vos cheveux ont déjà reçu, henné, couleur de grande surface, défrisage ou mèches de l'été passé. Personne ne vous grondera.`,
        ],
      },
    ],
    related: ['coupe', 'coloration', 'soins-capillaires', 'service-coupe-femme'],
  },

  coupe: {
    kind: 'landing',
    title: `Coupe de cheveux à Muriaux | ${salon.name}`,
    description:
      'Cheveux fins, épais ou bouclés, casque ou bonnet : quelle coupe vous ira vraiment, et au bout de combien de semaines la faire reprendre à Muriaux.',
    label: 'Choisir sa coupe',
    heading: 'Une coupe qui tient encore le lendemain',
    parent: 'services-coiffure',
    picture: 'blog-expert',
    question: 'Quelle coupe de cheveux me va ?',
    answer:
      "Celle qui suit vos cheveux au lieu de les combattre, et que vous remettez en place sans aide le matin. La forme du visage compte moins qu'on ne le dit. L'épaisseur, le mouvement naturel et les épis décident davantage, puis votre semaine : casque, bonnet, cheveux attachés au travail, sport. De là sortent en général deux ou trois coupes possibles. Vous choisissez parmi elles, et je vous dis quand il faudra la reprendre.",
    services: [
      {
        title: 'Coupe femme',
        text: 'Carré net, dégradé long, court sur la nuque : coupée, puis séchée dans son mouvement.',
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Coupe homme',
        text: 'Contours, nuque et dessus, réglés sur vos épis et non sur un numéro de sabot.',
        route: 'service-coupe-homme',
        prices: ['coupe-homme'],
      },
      {
        title: 'Barbe',
        text: 'Ligne de joue, ligne de cou, raccord avec les tempes.',
        route: 'service-coupe-homme',
        prices: ['barbe'],
      },
      {
        title: 'Fille et garçon',
        text: "Frange, oreilles dégagées, et une pause dès qu'il en faut une.",
        route: 'service-coupe-enfant',
        prices: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
      },
      {
        title: 'Brushing seul',
        text: 'Quand la ligne est encore bonne et que seul le volume manque.',
        route: 'service-brushing',
        prices: ['brushing-courts', 'brushing-mi-longs', 'brushing-longs'],
      },
    ],
    why: [
      {
        title: 'Avec les épis, jamais contre',
        text: 'Plaqué de force, un épi se relève dès la première nuit. Je laisse du poids là où il pousse, et il se couche de lui-même.',
      },
      {
        title: 'De long à court, en deux fois',
        text: "Si vous hésitez, on s'arrête aux épaules. Quelques semaines plus tard, vous savez si vous voulez continuer.",
      },
      {
        title: "L'arrière aussi",
        text: "Je tiens le miroir à main avant la fin et non après : vous voyez votre nuque quand il est encore temps d'y toucher.",
      },
    ],
    sections: [
      {
        heading: 'Fins, épais, bouclés : ce qui change',
        paragraphs: [
          "Les cheveux fins gagnent à rester pleins en bas. Un carré à la mâchoire ou aux épaules, peu dégradé, garde la matière là où elle se voit ; trop d'effilage les rend transparents. Les cheveux épais, au contraire, demandent que l'on retire du poids à l'intérieur sans toucher à la ligne du dessous, sinon ils gonflent en triangle. Quant aux boucles, elles se jugent sèches, car mouillées elles mentent sur leur longueur. Je coupe alors moins que prévu et j'attends de voir où elles remontent.",
        ],
      },
      {
        heading: 'Bonnet, casque et queue de cheval',
        paragraphs: [
          "Un bonnet porté chaque jour change la coupe. Une frange courte en ressort marquée ; plus longue et portée de côté, elle se remet d'un geste. Un dessus très court s'aplatit sous la bombe d'équitation, tandis qu'un carré sous le menton en sort à peu près comme il y est entré. Et si l'élastique fait partie de la tenue de travail, je mesure les mèches de devant jusqu'à la nuque avant de couper quoi que ce soit. Dites-moi ce que vous portez sur la tête : c'est un vrai critère.",
        ],
      },
      {
        heading: 'Quand revenir',
        paragraphs: [
          "Au bout de cinq semaines environ, une coupe courte perd sa ligne, d'abord à la nuque et autour des oreilles. Un carré tient environ deux mois. Les longueurs peuvent attendre trois ou quatre mois si les pointes ne fourchent pas ; au-delà, la fourche remonte et il faut raccourcir davantage. Vous laissez pousser ? Revenez quand même, moins souvent. J'enlève un peu de volume derrière, pour que l'étape du milieu, celle où presque tout le monde abandonne, reste présentable.",
        ],
      },
    ],
    related: ['coloration', 'soins-capillaires', 'service-coupe-femme', 'service-coupe-homme'],
  },

  coloration: {
    kind: 'landing',
    title: `Coloration et balayage à Muriaux | ${salon.name}`,
    description:
      'Coloration ou balayage ? Cheveux blancs, racines visibles, eau calcaire du Jura : de quoi choisir à Muriaux une couleur qui vieillit bien entre deux visites.',
    label: 'Coloration ou balayage',
    heading: 'Une couleur pensée pour sa repousse',
    parent: 'services-coiffure',
    picture: 'coloration-apres',
    question: 'Coloration ou balayage, que choisir ?',
    answer:
      'Une coloration change ou recouvre tout, racines comprises : prenez-la pour des cheveux blancs nombreux ou une teinte franche, en acceptant une retouche toutes les quatre à six semaines. Un balayage éclaircit des mèches et laisse la racine tranquille : la repousse se fond et peut attendre plusieurs mois. Entre les deux, quelques mèches claires suffisent parfois à noyer les premiers blancs. Ce qui tranche : votre teinte de départ, et le rythme auquel vous voulez revenir.',
    services: [
      {
        title: 'Coloration',
        text: 'Sur toute la tête, ou seulement sur la repousse. La teinte se choisit mèche en main.',
        route: 'service-coloration',
        prices: ['coloration'],
      },
      {
        title: 'Balayage',
        text: 'Éclaircissement au pinceau, rinçage, puis patine pour régler le reflet.',
        route: 'service-balayage',
        prices: ['balayage'],
      },
      {
        title: 'Coupe et brushing',
        text: "À réserver dans la foulée si les pointes portent encore d'anciennes teintes.",
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Soin après couleur',
        text: "Pour des longueurs que l'éclaircissement a rendues rêches.",
        route: 'soins-capillaires',
        prices: ['soin-capillaire'],
      },
    ],
    why: [
      {
        title: 'Le test avant la teinte',
        text: "Une première coloration s'essaie au pli du coude, deux jours à l'avance. Signalez-moi toute réaction passée, même ancienne.",
      },
      {
        title: 'Un devis, puis le mélange',
        text: "Longueur, quantité, couleur de départ : je compte devant vous. Le pinceau ne sort qu'après votre accord.",
      },
      {
        title: 'Le calendrier plutôt que la mode',
        text: "Trois visites par an ou une par mois ? La réponse écarte d'office la moitié du nuancier, et c'est bien ainsi.",
      },
      {
        title: 'Des éclaircissements par paliers',
        text: "Du brun foncé au blond, j'avance en plusieurs séances. Une fibre brûlée ne garde aucun reflet.",
      },
    ],
    sections: [
      {
        heading: "Ce que l'eau d'ici fait à une couleur",
        paragraphs: [
          "L'eau du Jura a traversé le calcaire et en emporte une part. À chaque lavage, un dépôt se fixe sur la fibre : il éteint les bruns, jaunit les blonds et rend la teinte suivante irrégulière, surtout aux pointes. Avant de colorer, je l'enlève par un lavage chélateur, sans quoi le pigment prend par endroits seulement. Chez vous, laissez passer une nuit ou deux avant de laver, et ouvrez l'eau tiède plutôt que brûlante. Un lavage anticalcaire de temps en temps suffit ; trop fréquent, il délave.",
        ],
      },
      {
        heading: 'Cheveux blancs : couvrir, fondre ou laisser',
        paragraphs: [
          "Tant que les blancs sont rares, une teinte légère, qui s'estompe au fil des lavages, les voile sans dessiner de barre à la racine. Quand ils dominent, il faut une coloration d'oxydation pour les couvrir vraiment, et la démarcation se voit en un mois. La troisième voie consiste à les accompagner : des mèches claires, ajoutées en quelques séances, mélangent le blanc au reste jusqu'au jour où il n'y a plus rien à cacher. C'est plus long, mais la repousse cesse d'être un sujet.",
        ],
      },
      {
        heading: 'Repousse, soleil et retouches',
        paragraphs: [
          "Une racine foncée saute aux yeux sur un blond clair ; sur un châtain proche du vôtre, la même repousse passe pour une ombre. Restez donc à un ou deux tons de votre base si vous venez peu. Le soleil compte aussi : à mille mètres, un été de jardin et de marche éclaircit sans prévenir, et les cuivrés filent les premiers. Un chapeau, un rinçage après la piscine, une patine à mi-parcours, et la teinte arrive entière à l'automne.",
        ],
      },
    ],
    related: ['coupe', 'soins-capillaires', 'service-coloration', 'service-balayage'],
  },

  'soins-capillaires': {
    kind: 'landing',
    title: `Soin pour cheveux secs à Muriaux | ${salon.name}`,
    description:
      "Cheveux secs, cassants, ternis par le calcaire ou l'hiver ? Comment je reconnais la cause, ce qu'un soin au salon change et ce que vous pouvez faire chez vous.",
    label: 'Soins capillaires',
    heading: "De la souplesse pour les cheveux d'hiver",
    parent: 'services-coiffure',
    picture: 'transformation-apres',
    question: 'Que faire contre les cheveux secs et cassants en hiver ?',
    answer:
      "Cherchez d'abord la cause. Des cheveux rêches, ternes, sur lesquels le shampooing mousse mal, portent souvent du calcaire : on le retire avant de nourrir, sinon le masque glisse dessus. Des pointes qui cassent net ont trop vu le fer, le froid ou la laine : on en coupe un peu, puis on huile. Dans le doute, passez me voir. Une mèche mouillée, étirée entre deux doigts, renseigne mieux qu'une étiquette.",
    services: [
      {
        title: 'Soin capillaire',
        text: 'Nettoyage du calcaire, masque nourrissant ou soin qui gaine : celui qui manque, un seul à la fois.',
        prices: ['soin-capillaire'],
      },
      {
        title: 'Coupe des pointes',
        text: 'Une fourche ne se recolle pas. Prise tôt, elle ne coûte que le bout des longueurs.',
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Brushing tiède',
        text: 'À chaleur modérée, pour lisser la fibre sans la cuire.',
        route: 'service-brushing',
        prices: ['brushing-courts', 'brushing-mi-longs', 'brushing-longs'],
      },
      {
        title: 'Lissage à la kératine',
        text: "Contre les frisottis tenaces. Il discipline, il ne répare pas : je vérifie d'abord que vos cheveux s'y prêtent.",
        route: 'service-lissage',
        prices: ['lissage-keratine'],
      },
    ],
    why: [
      {
        title: 'Toucher avant de traiter',
        text: 'Sec, poreux ou encrassé : à la vue, les trois se ressemblent. Sous les doigts, non.',
      },
      {
        title: 'Pas de placard à remplir',
        text: 'Apportez vos flacons. Bien souvent, il suffit de changer une habitude et de garder le reste.',
      },
      {
        title: 'Un soin selon la saison',
        text: "En janvier, je nourris ; en juin, j'allège. Le même masque toute l'année finit par alourdir.",
      },
    ],
    sections: [
      {
        heading: 'Calcaire ou sécheresse ?',
        paragraphs: [
          "Pensez à votre bouilloire. Le tartre s'y dépose en croûte fine, et vos longueurs reçoivent la même eau. Elles deviennent raides, mates, lourdes en haut et rêches en bas. Un indice simple : si elles s'assouplissent en vacances, là où l'eau est douce, c'est le robinet qui est en cause. Au bac, un produit chélateur, fait pour cela, décroche ce dépôt, je rince longuement, et le masque peut enfin entrer. L'effet se sent tout de suite. Il s'efface en quelques semaines, puisque l'eau, elle, n'a pas changé.",
        ],
      },
      {
        heading: 'Entre le froid dehors et le poêle dedans',
        paragraphs: [
          "L'air d'hiver est sec sur les crêtes et plus sec encore à côté d'un radiateur. Les cheveux se chargent d'électricité sous la laine et frottent contre le col du manteau : la casse commence souvent là, dans la nuque. Doublez votre bonnet d'un tissu lisse, satin ou soie. Par grand gel, ne sortez pas la tête mouillée, car une fibre gonflée d'eau cède plus facilement. Et mettez une goutte d'huile sur les pointes le matin, avant d'affronter le froid ; le soir, elle arrive trop tard.",
        ],
      },
      {
        heading: 'Une routine courte',
        paragraphs: [
          "La plupart des têtes se contentent de deux lavages par semaine. Frottez le cuir chevelu, pas les longueurs : la mousse qui coule s'en charge. Laissez l'après-shampooing une minute, de la mi-hauteur aux pointes, et démêlez au peigne large pendant qu'il agit. Ajoutez un masque chaque semaine tant que le chauffage marche, deux fois moins ensuite. Pressez la serviette sans frictionner, réglez le sèche-cheveux sur tiède. Si rien n'a bougé après un mois, la cause est ailleurs, et il vaut la peine de la chercher ensemble.",
        ],
      },
    ],
    related: ['coupe', 'coloration', 'service-brushing', 'service-lissage'],
  },

  'manucure-traditionnelle': {
    kind: 'landing',
    title: `Manucure sans gel à Muriaux | ${salon.name}`,
    description:
      "Une manucure sans gel suffit-elle à vos mains ? Ce qu'elle apporte à des ongles nus, pour quels métiers elle convient, et les cas où il faut autre chose.",
    label: 'Manucure traditionnelle, sans gel',
    heading: 'Des ongles nus, courts et nets',
    parent: 'services-onglerie',
    picture: 'manucure',
    question: 'Est-ce que la manucure sans gel suffit pour mes mains ?',
    answer:
      'Oui, si vos ongles poussent sans se dédoubler et que vous les aimez courts, propres, réguliers. La manucure traditionnelle leur donne une forme, dégage le contour et assouplit la peau ; rien à déposer ensuite, aucune repousse à surveiller. Non, si vous rêvez de longueur, si vous voulez une couleur qui dure ou si un ongle se fend toujours au même endroit. Il faut alors du gel ou un semi-permanent, et je vous le dirai.',
    services: [
      {
        title: 'Manucure',
        text: 'Forme, cuticules, contour, crème. Vos ongles repartent nus, satinés ou légèrement polis.',
        route: 'service-manucure',
        prices: ['mains-manucure'],
      },
      {
        title: 'Manucure et vernis semi-permanent',
        text: 'Pour les semaines où vous voulez une couleur qui tient.',
        route: 'service-vernis',
        prices: ['mains-manucure-semi-permanent'],
      },
      {
        title: 'Dépose du gel',
        text: "Le passage obligé si vous voulez revenir à l'ongle naturel.",
        route: 'onglerie-gel-acrylique',
        prices: ['mains-depose-gel'],
      },
      {
        title: 'Soin des pieds',
        text: 'Ongles droits, talons lisses, couleur facultative.',
        route: 'service-pedicure',
        prices: ['pieds-soin'],
      },
    ],
    why: [
      {
        title: 'Rien à enlever plus tard',
        text: "Ni lampe ni solvant. Si vous espacez les rendez-vous, vos ongles sont un peu plus longs, et c'est tout.",
      },
      {
        title: 'Pour les métiers sans vernis',
        text: "À l'établi d'horlogerie, en cuisine ou dans les soins, un ongle court et lisse passe là où la couleur est refusée.",
      },
      {
        title: 'Pour les messieurs aussi',
        text: "Ongles rongés, peaux arrachées, trace de cambouis tenace : même travail, et aucun brillant si vous n'en voulez pas.",
      },
      {
        title: 'Un avis franc sur le gel',
        text: "Un ongle sain n'a pas besoin de carapace. Vendre une pose inutile ne m'intéresse pas.",
      },
    ],
    sections: [
      {
        heading: 'Ce que la main nue ne cache pas',
        paragraphs: [
          "Sous une couleur, une forme irrégulière se pardonne. Sans elle, tout se voit : un côté plus large que l'autre, une petite peau soulevée, une fissure à peine ouverte. L'essentiel de la séance se joue donc au limage, doigt après doigt, en comparant les deux mains posées côte à côte. Le polissage reste rare et léger, parce que chaque passage amincit la plaque. Si vous travaillez à la loupe, demandez un fini mat : un reflet sous la lampe fatigue plus qu'on ne pense.",
        ],
      },
      {
        heading: 'Après des années de gel',
        paragraphs: [
          "Vos ongles vous paraissent mous et rayés ? Ils ont été limés à chaque pose, voilà tout, et ils se renouvellent en poussant. Sur les mains, cela prend environ six mois de la racine au bord. D'ici là, gardez-les très courts, huilez la base le soir et prenez des gants pour la vaisselle. Une manucure de temps en temps supprime les bords qui s'accrochent avant qu'ils ne se déchirent. Une tache ou une douleur, en revanche, se montre à un médecin avant de venir chez moi.",
        ],
      },
      {
        heading: 'Là où elle montre ses limites',
        paragraphs: [
          "Autant le savoir : cette manucure n'allonge rien. Un ongle rongé garde sa taille et gagne seulement une bordure nette, ce qui aide tout de même à ne plus y porter les dents. Elle ne consolide pas non plus une plaque qui se dédouble depuis toujours. Et un ongle fendu jusqu'au vif réclame une réparation en gel, le temps qu'il repousse. Dans ces trois cas, je préfère vous orienter tout de suite vers autre chose, plutôt que de vous décevoir au bout de quinze jours.",
        ],
      },
    ],
    related: ['pose-gel-acrylique', 'vernis-semi-permanent', 'service-manucure'],
  },

  'pose-gel-acrylique': {
    kind: 'landing',
    title: `Ongles en gel ou acrylique à Muriaux | ${salon.name}`,
    description:
      'Gel ou acrylique ? Souplesse, odeur, solidité, entretien et retrait : les deux matières comparées point par point, pour choisir avant de réserver à Muriaux.',
    label: 'Gel ou acrylique',
    heading: 'Gel et acrylique, comparés sans parti pris',
    parent: 'services-onglerie',
    picture: 'extension-gel',
    question: 'Gel ou acrylique, que choisir pour mes ongles ?',
    answer:
      "Le gel convient à la plupart des mains : plus souple, presque sans odeur, il durcit sous une lampe et accompagne l'ongle quand il plie. L'acrylique, mélange de poudre et de liquide, prend à l'air et devient plus rigide : il porte mieux une grande longueur, mais sent fort pendant le travail et transmet les chocs. En résumé : ongles fins ou courts, le gel ; ongles solides et grande longueur, l'acrylique se discute.",
    services: [
      {
        title: 'Pose complète avec extensions',
        text: 'La matière se décide sur place, une fois vos ongles examinés.',
        route: 'onglerie-gel-acrylique',
        prices: ['mains-pose-complete'],
      },
      {
        title: 'Remplissage',
        text: 'Le rendez-vous suivant, quelle que soit la matière choisie.',
        route: 'onglerie-gel-acrylique',
        prices: ['mains-remplissage'],
      },
      {
        title: 'Dépose du gel',
        text: "Quand vous voulez arrêter ou passer de l'un à l'autre.",
        route: 'onglerie-gel-acrylique',
        prices: ['mains-depose-gel'],
      },
      {
        title: 'Ni gel ni acrylique',
        text: 'Sans extension, une couleur semi-permanente sur vos propres ongles suffit souvent.',
        route: 'service-vernis',
        prices: ['mains-semi-permanent'],
      },
    ],
    why: [
      {
        title: "L'ongle choisit le premier",
        text: "Je le fais fléchir sous le pouce. S'il plie beaucoup, une matière dure s'en décollera : la question est réglée.",
      },
      {
        title: 'Compatible avec un licol',
        text: 'Sangles, seaux, boucles de filet : si vous avez des chevaux, on parle longueur avant de parler couleur.',
      },
      {
        title: 'La suite est chiffrée',
        text: "L'entretien et la dépose ont leur prix, affiché sur cette page. Vous savez à quoi vous vous engagez dès la première fois.",
      },
    ],
    sections: [
      {
        heading: 'Souple ou rigide : la vraie différence',
        paragraphs: [
          "Appuyez sur le bord d'un ongle en gel : il cède à peine, puis revient. En acrylique, rien ne bouge. Cette raideur fait sa force sur une forme longue et droite. Elle devient un défaut quand la main heurte une portière, parce que tout le choc arrive à la base, là où l'ongle naturel s'arrête. Autre écart, invisible celui-là : le gel attend la lampe, donc la forme se corrige à loisir, tandis que la poudre humide fige en peu de temps et ne laisse guère hésiter.",
        ],
      },
      {
        heading: 'Odeur, chaleur, sensibilité',
        paragraphs: [
          "Le liquide de l'acrylique dégage une odeur vive, qui disparaît une fois la matière prise. Le gel ne sent presque rien, mais peut chauffer un instant sous la lampe si la couche est épaisse : retirez la main, attendez, remettez-la. Tous deux contiennent des substances auxquelles une peau peut devenir sensible. Si vos doigts ont déjà gonflé ou démangé après une pose, ici ou ailleurs, dites-le avant de vous asseoir. Dans ce cas je ne pose rien, et une manucure nue reste possible.",
        ],
      },
      {
        heading: 'Au bout de trois mois, lequel donne le moins de soucis ?',
        paragraphs: [
          "L'entretien est le même : il faut combler la repousse toutes les trois à quatre semaines, sinon le poids avance vers le bout et fait levier. Le retrait, lui, diffère. L'acrylique se ramollit dans l'acétone ; la plupart des gels de construction se liment jusqu'à un voile que l'on laisse pousser. Aucun des deux ne s'arrache. Si vous changez d'avis tous les mois ou si venir régulièrement vous pèse, ne prenez ni l'un ni l'autre.",
        ],
      },
    ],
    related: ['vernis-semi-permanent', 'manucure-traditionnelle', 'onglerie-gel-acrylique'],
  },

  'vernis-semi-permanent': {
    kind: 'landing',
    title: `Vernis semi-permanent à Muriaux | ${salon.name}`,
    description: `Un vernis semi-permanent tient jusqu'à ${facts.semiPermanentWeeks} semaines. Comment le faire durer, quand le poser avant une fête et comment je l'enlève sans abîmer l'ongle.`,
    label: 'Vernis semi-permanent',
    heading: 'Une couleur qui dure, et qui part proprement',
    parent: 'services-onglerie',
    picture: 'manucure-vernis',
    question: "Combien de temps tient un vernis semi-permanent, et abîme-t-il l'ongle ?",
    answer: `Il tient jusqu'à ${facts.semiPermanentWeeks} semaines sur un ongle sec et bien préparé, un peu moins si vos mains passent leurs journées dans l'eau. La brillance reste ; c'est la repousse, à la base, qui finit par se voir. La couleur en elle-même n'abîme pas l'ongle. L'arracher, oui, car une couche de kératine part avec elle. Prévoyez donc la dépose au salon, seule ou juste avant une nouvelle teinte.`,
    services: [
      {
        title: 'Vernis semi-permanent, mains',
        text: 'La couleur seule, sur des ongles déjà soignés.',
        route: 'service-vernis',
        prices: ['mains-semi-permanent'],
      },
      {
        title: 'Avec manucure',
        text: 'Cuticules et forme refaites avant la base : le choix à faire pour une première fois.',
        route: 'service-manucure',
        prices: ['mains-manucure-semi-permanent'],
      },
      {
        title: 'Remplissage du vernis permanent',
        text: 'La repousse est rattrapée et la couleur refaite, sans tout reprendre à zéro.',
        route: 'service-vernis',
        prices: ['mains-remplissage-permanent'],
      },
      {
        title: 'Dépose',
        text: 'Mains ou pieds. Dites en réservant si la couleur a été posée ailleurs.',
        prices: ['mains-depose-semi-permanent', 'pieds-depose'],
      },
      {
        title: 'Vernis semi-permanent, pieds',
        text: "Seul ou après un soin. À l'abri dans la chaussure, il s'use moins qu'aux mains.",
        route: 'service-pedicure',
        prices: ['pieds-semi-permanent', 'pieds-soin-semi-permanent'],
      },
    ],
    why: [
      {
        title: 'Sec quand vous vous levez',
        text: 'Chaque couche durcit sous la lampe. Vous cherchez vos clés au fond du sac sans marquer le pouce.',
      },
      {
        title: 'La tranche est fermée',
        text: "Le pinceau passe aussi sur l'épaisseur de l'ongle. C'est par là que l'eau s'infiltre d'habitude.",
      },
      {
        title: 'Une teinte essayée avant',
        text: "Le flacon trompe, surtout dans les rosés et les beiges. Une touche posée sur l'ongle met tout le monde d'accord.",
      },
    ],
    sections: [
      {
        heading: 'Ce qui fait tenir, ce qui fait décoller',
        paragraphs: [
          "Tout se joue avant la couleur : surface dépolie juste assez pour accrocher, puis dégraissée avec soin. Une trace de crème suffit à soulever un bord, alors n'en mettez pas le matin du rendez-vous. Base, deux voiles de teinte, finition : des couches fines valent mieux qu'une épaisse. Par la suite, l'ennemi n'est pas le choc, mais l'alternance mouillé-sec. Gants de vaisselle, gants pour traire, et pas d'ongle en guise de tournevis. Évitez aussi le bain brûlant le premier soir.",
        ],
      },
      {
        heading: "L'enlever sans laisser de trace",
        paragraphs: [
          "La lime ouvre d'abord la finition, sans descendre plus bas. Un coton imbibé d'acétone, maintenu par une papillote, travaille ensuite seul jusqu'à ce que la couleur se fripe. Je la fais glisser au bâtonnet, sans gratter : si un morceau tient, il n'a pas trempé assez longtemps, et je recommence. Une goutte d'huile pour finir, car le solvant dessèche. À la maison, un coin qui se soulève se coupe à ras avec un coupe-ongles. Tirer dessus, c'est peler l'ongle.",
        ],
      },
      {
        heading: 'Quel jour le faire poser',
        paragraphs: [
          "Avant une noce, un baptême ou le Marché-Concours, visez deux ou trois jours d'avance : la couleur est fraîche, et il reste du temps si un ongle casse. Avant des vacances, la veille convient. Plusieurs poses de suite ne posent pas de problème tant que la plaque est en forme. Je la regarde à chaque dépose, et si elle blanchit ou s'amincit, je conseille une pause de quelques semaines, avec de l'huile et rien d'autre. La teinte attendra.",
        ],
      },
    ],
    related: ['manucure-traditionnelle', 'pose-gel-acrylique', 'service-vernis'],
  },

  'onglerie-entretien-mains': {
    kind: 'landing',
    title: `Soin des mains abîmées à Muriaux | ${salon.name}`,
    description:
      'Mains sèches, gercées, fendues par le froid ou le travail ? Les gestes qui aident chaque jour et ce que je fais au salon de Muriaux, sans chichis.',
    label: 'Entretien des mains',
    heading: 'Pour les mains qui travaillent',
    parent: 'onglerie',
    picture: 'entretien-mains',
    question: 'Comment soigner des mains sèches et gercées en hiver ?',
    answer:
      "Lavez-les à l'eau tiède, séchez entre les doigts et mettez de la crème dans la minute, chaque fois. La nuit, une couche épaisse sous des gants de coton. Un pot ordinaire mis dix fois vaut mieux qu'un beau flacon oublié. Au salon, je raccourcis ce qui accroche, j'adoucis la corne qui fend et je masse un corps gras jusqu'à ce qu'il soit absorbé. Une crevasse qui saigne ou suinte se montre d'abord au médecin ou à la pharmacie.",
    services: [
      {
        title: 'Manucure et soin du contour',
        text: 'Ongles courts, petites peaux coupées à ras, mains massées. Sans couleur.',
        route: 'service-manucure',
        prices: ['mains-manucure'],
      },
      {
        title: 'Soin des pieds',
        text: 'Les talons se fendent pour les mêmes raisons que les pouces. On peut traiter les deux le même jour.',
        route: 'service-pedicure',
        prices: ['pieds-soin'],
      },
      {
        title: 'Dépose du gel',
        text: "Sur des mains très abîmées, je préfère revoir l'ongle nu avant de continuer.",
        route: 'onglerie-gel-acrylique',
        prices: ['mains-depose-gel'],
      },
    ],
    why: [
      {
        title: "On ne s'excuse pas en arrivant",
        text: "Cambouis, résine, terre sous l'ongle : je travaille sur des mains, pas sur des photos de mains.",
      },
      {
        title: 'La corne utile reste',
        text: "J'amincis ce qui se fend et je laisse ce qui protège. Une paume trop lisse attrape des ampoules au premier manche de fourche.",
      },
      {
        title: 'Votre crème, si vous y tenez',
        text: 'Une peau irritée a ses préférences. Apportez le pot que vous supportez, je masse avec celui-là.',
      },
    ],
    sections: [
      {
        heading: 'Pourquoi la peau se fend de novembre à avril',
        paragraphs: [
          "Le froid tarit le film gras, le chauffage boit ce qui reste, le savon termine. Ajoutez une eau calcaire qui laisse sa poudre dans les plis, et les articulations s'ouvrent dès qu'on serre le poing. À l'étable, c'est le va-et-vient entre le seau chaud et la bise. À l'établi, ce sont l'alcool et les bains de nettoyage. Une crème le soir ne rattrape pas dix lavages à nu : mieux vaut en prendre peu, souvent, sur une peau encore un rien humide.",
        ],
      },
      {
        heading: 'Au salon, je cherche où cela tire',
        paragraphs: [
          "Pouces, phalanges, coins d'ongles : vous montrez, je commence par là. Les peaux qui accrochent la laine sont coupées, jamais tirées. La corne s'adoucit à la lime fine et à sec, parce que mouillée elle cache sa limite. J'arrondis les angles des ongles, qui sinon se prennent dans la doublure d'un gant. Puis vient le gras, du poignet jusqu'au bout de chaque doigt, sans hâte. On attend que tout soit entré avant de vous rendre le volant : il glisserait.",
        ],
      },
      {
        heading: 'Le reste de la semaine',
        paragraphs: [
          "Un tube près de chaque robinet et un dans la voiture : celui qu'il faut aller chercher ne sert pas. Des gants doublés pour l'eau, et des gants chauds enfilés avant d'avoir froid. Contre le cambouis, frottez à sec un peu d'huile de cuisine, essuyez, puis savonnez ; la brosse dure, elle, ouvre les fentes. En hiver ou au temps du bois, une séance par mois empêche les crevasses de s'installer. À la belle saison, toutes les six à huit semaines suffisent.",
        ],
      },
    ],
    related: ['onglerie-manucure-traditionnelle', 'manucure-traditionnelle', 'service-pedicure'],
  },

  'onglerie-gel-acrylique': {
    kind: 'landing',
    title: `Pose d'ongles en gel à Muriaux | ${salon.name}`,
    description:
      'Première pose, remplissage, réparation ou dépose : comment se passe le rendez-vous, quelles formes se portent au quotidien et comment vous y préparer.',
    label: 'Pose, remplissage et dépose',
    heading: 'Du premier coup de lime à la dernière couche',
    parent: 'onglerie',
    picture: 'nail-art',
    question: "Comment se passe une pose d'ongles en gel ?",
    answer:
      "Je prépare vos ongles, je fixe de quoi les prolonger, chablon de papier ou capsule, et je construis la forme par couches. Suivent le limage, la couleur et la finition. Vous n'avez qu'à garder une main à plat pendant que l'autre se repose. Venez sans crème ni vernis, avec une idée de forme en tête ; si vous portez déjà quelque chose, dites-le en réservant, car il faudra d'abord l'ôter.",
    services: [
      {
        title: 'Première pose',
        text: 'Préparation, extensions, construction, finition.',
        route: 'pose-gel-acrylique',
        prices: ['mains-pose-complete'],
      },
      {
        title: 'Remplissage',
        text: "Trois à quatre semaines après, avant que l'équilibre ne bascule.",
        prices: ['mains-remplissage'],
      },
      {
        title: "Réparation d'un ongle",
        text: "Appelez dès qu'il casse. Le prix est convenu avant que je commence.",
      },
      {
        title: 'Dépose',
        text: "Retrait jusqu'à l'ongle naturel, ou presque, puis huile.",
        prices: ['mains-depose-gel'],
      },
      {
        title: 'Nail art',
        text: 'Sur un ongle ou sur dix. Une image vaut mieux que trois adjectifs.',
        route: 'services-onglerie',
        prices: ['mains-nail-art'],
      },
      {
        title: 'Manucure après dépose',
        text: "Pour rendre forme et souplesse à ce qui vient de retrouver l'air.",
        route: 'service-manucure',
        prices: ['mains-manucure'],
      },
    ],
    why: [
      {
        title: 'Épais au bon endroit',
        text: 'Mince au bord et près de la peau, renforcé au point où cela plie. Bombé partout, un faux ongle pèse et lâche.',
      },
      {
        title: 'Jugé de profil',
        text: 'Un doigt sur deux, je regarde votre main par le côté. Une bosse se voit là, et nulle part ailleurs.',
      },
      {
        title: 'Une personne à la fois',
        text: 'Pendant vos dix doigts, personne ne sèche sous un casque à côté. La régularité est à ce prix.',
      },
    ],
    sections: [
      {
        heading: 'Une première pose, dans le détail',
        paragraphs: [
          "La peau est repoussée, la surface dépolie à la lime douce, la poussière chassée. Le chablon se glisse sous le bord libre ; la capsule, elle, se colle au bout. Votre doigt décide, selon sa courbe. J'étire une première couche mince qui accroche, puis une seconde plus généreuse, et chacune passe sous la lampe. En acrylique, des billes de poudre humide les remplacent et durcissent seules. La lime trace ensuite les côtés, l'arrondi, l'épaisseur du bord. La teinte ne vient qu'une fois la forme juste.",
        ],
      },
      {
        heading: 'Remplir, réparer, retirer',
        paragraphs: [
          "Au remplissage, j'enlève l'ancienne couleur et toute partie soulevée, je comble le croissant près de la peau et je redonne au bombé sa place. Un coin cassé se rebâtit sur un chablon, comme une pose en petit. N'y mettez pas de colle du commerce entre-temps : elle enferme l'humidité. Pour la dépose, je lime presque tout et je laisse un film qui partira en poussant, ou je ramollis la matière sous des cotons d'acétone quand elle s'y prête. L'ongle naturel, lui, reste épargné.",
        ],
      },
      {
        heading: 'Formes et longueurs',
        paragraphs: [
          "Le carré est solide, mais ses coins s'accrochent aux pulls. L'ovale casse peu et va à tous les doigts. L'amande affine, pourvu qu'il y ait de quoi l'étirer. La ballerine et le stiletto veulent des journées calmes : ni clôture à poser, ni foin à rentrer. Pour commencer, dépassez le bout du doigt de quelques millimètres seulement, le temps de réapprendre à taper, à boutonner, à enfiler des gants de ski. On allonge la fois suivante si tout s'est bien passé.",
        ],
      },
    ],
    related: ['pose-gel-acrylique', 'onglerie-entretien-mains', 'vernis-semi-permanent'],
  },

  'onglerie-manucure-traditionnelle': {
    kind: 'landing',
    title: `Déroulement d'une manucure à Muriaux | ${salon.name}`,
    description:
      'Lime, bain, cuticules, massage, finition : le déroulement de ma manucure traditionnelle à Muriaux, pourquoi dans cet ordre, et à quel rythme y revenir.',
    label: 'Une manucure, étape par étape',
    heading: 'Une séance, geste après geste',
    parent: 'onglerie',
    picture: 'blog-manucure',
    question: 'Comment se déroule une manucure ?',
    answer:
      "Dans cet ordre : ancien vernis ôté, ongles raccourcis et limés à sec, doigts au bain, cuticules repoussées, contour nettoyé, mains massées, finition. La lime passe avant l'eau, parce qu'un ongle mouillé gonfle et se fend. Vous n'avez rien à préparer. Comptez une séance toutes les trois à quatre semaines, avec un coup de lime à la maison entre deux. La durée figure à côté du prix.",
    services: [
      {
        title: 'Manucure',
        text: 'La séance décrite sur cette page, du coton au dernier coup de polissoir.',
        route: 'service-manucure',
        prices: ['mains-manucure'],
      },
      {
        title: "Suivie d'un semi-permanent",
        text: "Le bain saute et le massage passe en dernier : rien d'humide ni de gras sous la base.",
        route: 'service-vernis',
        prices: ['mains-manucure-semi-permanent'],
      },
      {
        title: "Précédée d'une dépose",
        text: 'À ajouter si vous arrivez avec une couleur durcie à la lampe.',
        route: 'service-vernis',
        prices: ['mains-depose-semi-permanent'],
      },
      {
        title: 'Soin des pieds',
        text: 'Le même enchaînement, avec la râpe en plus.',
        route: 'service-pedicure',
        prices: ['pieds-soin'],
      },
    ],
    why: [
      {
        title: 'Désinfecté ou jeté',
        text: "Les outils de métal sont désinfectés entre deux rendez-vous. Ce qui est en bois ne sert qu'une fois.",
      },
      {
        title: 'La pince, avec retenue',
        text: "Une cuticule n'est pas un déchet. Trop coupée, elle se venge en repoussant plus dure.",
      },
      {
        title: 'Parler ou se taire',
        text: 'Les deux sont admis. Je préviens seulement quand il faut changer de main.',
      },
    ],
    sections: [
      {
        heading: 'Lime, puis bain',
        paragraphs: [
          "La lime, tenue presque à plat, va du côté vers le milieu, sans aller-retour : c'est le mouvement de scie qui ouvre l'ongle en feuillets. Pour la forme, je copie à l'envers la courbe de votre cuticule, et la ligne tombe juste. Vient le bol, tiède, très court. L'eau d'ici est chargée de calcaire, et un trempage prolongé laisse la peau blanche et rêche ; quelques gouttes d'huile dans le bol l'en protègent. Les ongles sont aussitôt séchés, un par un.",
        ],
      },
      {
        heading: 'Cuticules, contour, massage',
        paragraphs: [
          "Le bâtonnet de bois avance en petits cercles, sans peser sur la racine. Ce qui se détache de soi-même est retiré, ce qui est vivant demeure. J'ôte ensuite les envies, ces languettes de peau que l'on a tant de mal à ne pas tirer. Enfin la crème : la paume d'abord, puis chaque phalange, le tour du pouce, le poignet. Beaucoup cessent de parler à ce moment-là. Dites-moi si une articulation est sensible, j'appuie moins ou je passe à côté.",
        ],
      },
      {
        heading: 'La finition, et combien de temps elle dure',
        paragraphs: [
          "Elle se choisit : satinée, brillante au polissoir ou couverte d'une couleur réservée d'avance. Le polissoir ne sort pas à chaque fois, il userait l'ongle. La forme reste propre deux à trois semaines, puis la pousse prend le dessus, à raison de quelques millimètres par mois. La main qui travaille le plus se défait la première : repassez-y la lime le dimanche, toujours dans le même sens. Un peu d'huile à la base avant de dormir, pouce contre pouce, et vous avez fait l'essentiel.",
        ],
      },
    ],
    related: ['onglerie-entretien-mains', 'onglerie-gel-acrylique', 'service-manucure'],
  },

  'coiffure-franches-montagnes': {
    kind: 'local-landing',
    title: `Coiffure aux Franches-Montagnes | ${salon.name}`,
    description:
      'De Saignelégier, du Noirmont, des Breuleux ou de Tramelan : comment venir vous faire coiffer à Muriaux, en train rouge ou par la route, été comme hiver.',
    label: 'Coiffure aux Franches-Montagnes',
    heading: "D'un village à l'autre, jusqu'à Muriaux",
    picture: 'blog-franches-montagnes',
    question: 'Où trouver un salon de coiffure aux Franches-Montagnes ?',
    answer:
      "À Muriaux, entre Les Emibois et Saignelégier, avec un arrêt des Chemins de fer du Jura. J'y coiffe femmes, hommes et enfants, et je m'occupe aussi des ongles. On vient du village, de Saignelégier, du Noirmont, des Breuleux, des Bois, de Montfaucon et de Tramelan. Réservez en ligne, par téléphone ou par message ; c'est alors que je vous indique l'entrée et l'endroit où laisser la voiture.",
    services: [
      {
        title: 'Femmes',
        text: 'Coupe et brushing, pour toutes les longueurs.',
        route: 'service-coupe-femme',
        prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
      },
      {
        title: 'Hommes',
        text: 'Cheveux, barbe ou les deux avant le souper de société.',
        route: 'service-coupe-homme',
        prices: ['coupe-homme', 'barbe'],
      },
      {
        title: 'Enfants',
        text: "Frères et sœurs à la file, une tête après l'autre.",
        route: 'service-coupe-enfant',
        prices: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
      },
      {
        title: 'Couleur et mèches',
        text: 'Voyez large pour le train du retour : une couleur ne se presse pas.',
        route: 'service-balayage',
        prices: ['coloration', 'balayage'],
      },
      {
        title: 'Mariages de la région',
        text: "De l'essai au matin de la cérémonie.",
        route: 'service-coiffure-soiree',
        prices: ['coiffure-soiree'],
      },
      {
        title: 'Onglerie',
        text: 'Mains et pieds, sous le même toit.',
        route: 'onglerie',
      },
    ],
    why: [
      {
        title: 'Sans descendre en ville',
        text: 'Delémont ou La Chaux-de-Fonds mangent une matinée. Muriaux se glisse entre deux commissions.',
      },
      {
        title: 'Réglé sur votre train',
        text: "Au téléphone, dites par lequel vous arrivez. Mieux vaut un rendez-vous calé sur l'horaire qu'une attente sur le quai.",
      },
      {
        title: 'Un interlocuteur, pas un standard',
        text: "Route fermée, enfant malade : vous tombez directement sur moi, et l'on cherche une autre date.",
      },
    ],
    sections: [
      {
        heading: "Qui vient, et d'où",
        paragraphs: [
          "La carte se lit comme un horaire : Les Bois et Le Noirmont d'un côté, Saignelégier et Montfaucon de l'autre, Les Breuleux au sud, et Tramelan au-delà de la limite cantonale. Les uns arrivent d'une ferme, d'autres d'un atelier d'horlogerie, d'un bureau ou d'un manège. Les demandes s'en ressentent : une tête nette avant une fête de village, des cheveux qui passent sous un casque, une teinte qui supporte trois mois sans retouche parce que la semaine est déjà pleine.",
        ],
      },
      {
        heading: 'Se coiffer entre brouillard et bise',
        paragraphs: [
          "Le temps change entre le pas de porte et la voiture. Un voile gris sur les pâturages relâche un brushing, l'air sec du lendemain le rend électrique. Je vise donc rarement le millimètre : plutôt une forme qui accepte l'humidité, une raie que l'on peut changer de côté, de quoi attacher si le vent se lève. Un chignon de mariage reçoit ici plus d'épingles qu'en plaine, parce que les photos se prennent dehors, entre deux rafales, et que personne ne veut rentrer avant le dessert.",
        ],
      },
      {
        heading: "Les semaines chargées de l'année",
        paragraphs: [
          `Trois moments se remplissent d'avance : les fêtes de fin d'année, les mariages de l'été, et la semaine du Marché-Concours, quand Saignelégier reçoit et que la route devient lente. Réservez alors plus tôt, surtout pour une couleur. Le reste du temps, l'agenda en ligne montre ce qui est libre. Si vous ne pouvez pas venir, dites-le au moins ${facts.cancellationHours} heures avant : la place servira à quelqu'un d'autre, et personne ne reste devant un fauteuil vide.`,
        ],
      },
    ],
    related: ['coiffure', 'coupe', 'coloration', 'prestations'],
    directions: [
      {
        title: 'Par le train rouge',
        text: "Descendez à l'arrêt Muriaux, sur la ligne des Chemins de fer du Jura qui va de La Chaux-de-Fonds à Glovelier par Saignelégier. L'horaire précise s'il faut demander l'arrêt.",
      },
      {
        title: 'De Tramelan et des Breuleux',
        text: 'Prenez la ligne qui relie Tavannes au Noirmont, puis changez au terminus, direction Saignelégier.',
      },
      {
        title: 'En voiture',
        text: 'De Saignelégier, partez en direction du Noirmont. Depuis Le Noirmont, traversez Les Emibois et suivez Saignelégier.',
      },
      {
        title: "Quand l'hiver s'en mêle",
        text: 'Neige soufflée, verglas, brouillard : partez plus tôt et roulez tranquillement. En cas de retard, un appel suffit.',
      },
      {
        title: 'Où se garer',
        text: 'Posez la question en réservant. Je vous dis où laisser la voiture, ce qui peut changer avec la neige.',
      },
    ],
  },
} satisfies Partial<Record<RouteId, LandingPage | LocalLandingPage>>;
