import type { RouteId } from './routes';
import { facts, salon } from './salon';
import type { PageOfKind } from './schema/pages';

/** Id of a service page. */
export type ServiceRouteId = Extract<RouteId, `service-${string}`>;

/** The service pages, for hair and for nails. Prices and durations come from `prices.ts`. */
export const servicePages = {
  'service-coupe-enfant': {
    kind: 'service',
    title: `Coupe enfant à Muriaux | ${salon.name}`,
    description:
      "Coupe fille ou garçon jusqu'à 16 ans : les outils présentés un à un, la frange et la nuque d'abord, le droit de bouger. À Muriaux, aussi le mercredi.",
    label: 'Coupe enfant',
    heading: 'La coupe de ceux qui ne tiennent pas en place',
    parent: 'services-coiffure',
    picture: 'coupe-enfant',
    benefit: 'Des gestes annoncés, une frange droite, et le droit de bouger un peu.',
    intro: [
      "Avant les ciseaux, il y a le fauteuil. Votre enfant grimpe, essaie, se regarde, touche le peigne. Je lui montre chaque outil avant de m'en servir : le vaporisateur, les pinces, la tondeuse et son bruit. Ensuite seulement, je mouille les cheveux. Les plus petits restent volontiers sur vos genoux pour la première coupe, et cela me convient très bien. J'annonce ce que je fais, surtout derrière les oreilles.",
      "Je commence par ce qui se verra : la nuque, le tour des oreilles, la frange. Si la patience s'épuise, l'essentiel est fait et la tête est présentable. Sur les cheveux fins d'un petit enfant, j'enlève peu, car ils remontent en séchant et la coupe paraît tout de suite plus courte. Avec les plus grands, c'est à eux que je pose la première question. Les parents parlent ensuite.",
      "Dites-moi ce que cette tête porte dans la semaine. Sous un casque de vélo ou une bombe d'équitation, une frange un peu longue finit dans les yeux. Pour une fratrie, prenez des rendez-vous qui se suivent : le cadet regarde l'aîné, puis monte rassuré sur le fauteuil. Et si vous tenez au mercredi après-midi, réservez tôt : l'école est fermée, toutes les familles y pensent en même temps.",
    ],
    included: [
      'Essai du fauteuil, ou de vos genoux pour les tout-petits',
      "Quelques questions à l'enfant, puis à vous",
      'Cheveux mouillés au vaporisateur et démêlés',
      'Coupe aux ciseaux ou à la tondeuse, nuque et frange en premier',
      'Contrôle des longueurs, tête droite puis penchée',
      "Cou brossé et coup de séchoir, si l'enfant veut bien",
    ],
    suits:
      "De la toute première mèche à l'adolescence, cheveux fins, épais, bouclés ou pleins d'épis. Si votre enfant craint le bruit, ou n'aime pas qu'on lui touche la tête, écrivez-le en réservant et choisissez le premier rendez-vous du jour, le plus calme. La tondeuse restera dans le tiroir.",
    lasts:
      "Une coupe courte garde sa forme quatre à six semaines, une frange un peu moins. Les cheveux longs attendent deux ou trois mois, tant que les pointes se démêlent sans larmes. Les bons repères sont ceux de la maison : la rentrée d'août, la photo de classe, le premier bonnet.",
    aftercare: [
      'Démêlez à partir des pointes, en tenant la mèche au-dessus du nœud : rien ne tire à la racine.',
      'Deux shampooings par semaine suffisent le plus souvent, un seul pour les tout-petits.',
      'Tressez les cheveux longs pour la nuit et sous le casque.',
      'Laissez la frange tranquille entre deux coupes : taillée mouillée, elle remonte toujours plus que prévu.',
    ],
    prices: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
    related: ['service-coupe-femme', 'service-coupe-homme', 'coupe'],
  },

  'service-coupe-homme': {
    kind: 'service',
    title: `Coupe homme et barbe à Muriaux | ${salon.name}`,
    description:
      'Coupe homme aux ciseaux ou à la tondeuse, barbe égalisée et dessinée : comment je procède à Muriaux, combien de temps la ligne tient, que faire ensuite.',
    label: 'Coupe homme et barbe',
    heading: 'Une nuque nette, une barbe dessinée',
    parent: 'services-coiffure',
    picture: 'coupe-homme',
    benefit: 'Une coupe qui se coiffe avec la main, une barbe dont la ligne est à sa place.',
    intro: [
      'Racontez-moi votre matin : cinq secondes devant le miroir, un peu de cire, ou rien du tout. Je regarde les épis, le tourbillon au sommet, le sens de pousse sur la nuque. Ils décident de la longueur plus que la photo. Puis je monte les côtés, à la tondeuse pour une ligne rase, aux ciseaux sur le peigne pour un fondu plus doux. Le dessus vient à la fin, mèche après mèche.',
      "La barbe se travaille comme une petite coupe. Je la peigne dans tous les sens, j'égalise le volume, puis je cherche la ligne du cou : environ deux doigts au-dessus de la pomme d'Adam, alors qu'on la remonte presque toujours trop quand on le fait soi-même. Les joues sont nettoyées, la lèvre dégagée, les contours repris au rasoir si votre peau le supporte. Coupe et barbe se réservent ensemble ou séparément.",
      "De novembre à avril, le bonnet aplatit le dessus et le col frotte la nuque. Je laisse alors un peu plus de longueur au sommet, que la main relève en entrant au chaud, et je garde la base très nette, puisque c'est elle qui dépasse. Aux beaux jours, je fais l'inverse : dessus plus court, nuque dégagée. Pensez simplement qu'elle n'a pas vu le soleil depuis des mois.",
    ],
    included: [
      'Examen des épis et du sens de pousse, cheveux secs',
      "Cheveux lavés ou simplement mouillés, selon ce qu'il faut",
      'Côtés et nuque à la tondeuse ou aux ciseaux',
      'Dessus aux ciseaux, allégé là où il gonfle',
      "Tour d'oreilles fini, second miroir pour l'arrière",
      'Avec la barbe : volume égalisé, joues et cou dessinés, moustache dégagée',
    ],
    suits:
      "Cheveux courts ou mi-longs, clairsemés ou drus : les outils changent, pas le rendez-vous. Si le sommet se dégarnit, je raccourcis les côtés plutôt que de cacher. Si vous laissez pousser, je retire le poids sans toucher à la longueur. Pour la barbe, attendez environ trois semaines de pousse : avant, il n'y a pas grand-chose à dessiner.",
    lasts:
      'Un dégradé ras perd sa netteté au bout de trois semaines. Coupés aux ciseaux, les cheveux tiennent cinq à six semaines avant de recouvrir les oreilles. Une barbe se reprend toutes les deux à quatre semaines, plus tôt si elle est courte et très dessinée. Entre deux visites, réduisez le volume, mais laissez-moi la ligne.',
    aftercare: [
      "Cire ou pâte : une noisette chauffée entre les paumes, sur cheveux presque secs, en partant de l'arrière.",
      "Barbe : quelques gouttes d'huile après la douche, sur poils encore humides. L'air des pièces chauffées les rend cassants.",
      'Lavez la barbe avec un shampooing doux plutôt que le savon des mains, et rincez longtemps.',
      "Séchez bien les cheveux avant de mettre le bonnet : le pli pris mouillé reste jusqu'au soir.",
    ],
    prices: ['coupe-homme', 'barbe'],
    related: ['coupe', 'service-coupe-enfant', 'coiffure'],
  },

  'service-coupe-femme': {
    kind: 'service',
    title: `Coupe femme et brushing à Muriaux | ${salon.name}`,
    description:
      'Coupe femme à Muriaux, brushing compris : un regard à sec, le bac, la coupe par sections, puis les retouches quand les cheveux ont repris leur place.',
    label: 'Coupe femme',
    heading: 'Une coupe qui tombe bien chez vous aussi',
    parent: 'services-coiffure',
    picture: 'coupe-femme',
    benefit: 'Une coupe vérifiée à sec, et le geste pour la retrouver chez vous.',
    intro: [
      'Les premières minutes se passent à sec. Vous me montrez ce qui vous gêne : un côté qui gonfle, une mèche dans les yeux, des pointes qui rebiquent. Je touche la matière, je repère les épis, je demande si vous séchez, si vous attachez, si vous lissez. La longueur se décide à ce moment, et je la montre avec deux doigts avant de prendre les ciseaux.',
      "Au bac, un shampooing, ou deux si les longueurs sont chargées, puis le peigne large. Je coupe par sections, sur cheveux mouillés, en comparant chaque côté avec celui d'en face. Le brushing dit ensuite la vérité : les dégradés se posent, la frange trouve sa place. C'est là que je reprends les ciseaux, pour ouvrir un côté ou alléger une masse. Une coupe qu'on n'a pas regardée sèche n'est pas finie.",
      "Beaucoup de journées, par ici, demandent d'attacher ses cheveux : à l'écurie, sur les pistes de fond, au travail. Si c'est votre cas, dites-le. Je garde alors le tour du visage assez long pour rejoindre la queue de cheval, ou assez court pour rester derrière l'oreille sans pince. Entre les deux, il n'y a que des mèches qui tombent dans la soupe, et que l'on finit par couper soi-même, un soir d'agacement.",
    ],
    included: [
      'Discussion devant le miroir, cheveux secs',
      'Shampooing et démêlage au bac',
      'Coupe par sections, frange comprise',
      'Séchage et brushing',
      'Retouches aux ciseaux sur cheveux secs',
      'Second miroir pour la nuque, et le geste à refaire chez vous',
    ],
    suits:
      "Courts sur la nuque ou longs jusqu'au milieu du dos, les cheveux se coupent ici à toutes les longueurs. Je dégrade peu les cheveux fins et j'allège les épais de l'intérieur. Les boucles se coupent plus longues qu'on ne les veut, parce qu'elles remontent. Un grand changement se fait en une fois ou en deux, à vous de choisir.",
    lasts:
      'Comptez cinq à six semaines pour une coupe courte, huit pour un carré, environ trois mois pour des longueurs dégradées. Un signe ne trompe pas : le jour où vous vous coiffez plus longtemps le matin sans arriver au même résultat, la forme est partie. La frange, elle, se reprend plus tôt.',
    aftercare: [
      'Pressez les cheveux dans une serviette, sans frotter, avant de les sécher.',
      'Séchez la racine en premier, tête en bas si vos cheveux sont fins, puis les longueurs.',
      "Contre l'électricité du bonnet, une goutte d'huile frottée entre les mains et passée sur les pointes suffit.",
      "Une fois par semaine, remplacez l'après-shampooing par un masque, sur les longueurs seulement.",
    ],
    prices: ['coupe-brushing-courts', 'coupe-brushing-mi-longs', 'coupe-brushing-longs'],
    related: ['coupe', 'service-brushing', 'service-balayage', 'soins-capillaires'],
  },

  'service-balayage': {
    kind: 'service',
    title: `Balayage à Muriaux | ${salon.name}`,
    description:
      "Éclaircir sans démarcation : pose au pinceau, rinçage, patine. Le déroulement d'un balayage à Muriaux, sa tenue et les soins qui gardent le reflet.",
    label: 'Balayage',
    heading: 'Plus clair, sans ligne à la racine',
    parent: 'services-coiffure',
    picture: 'balayage',
    benefit: 'De la lumière autour du visage, et une repousse qui ne se remarque pas.',
    intro: [
      "Le balayage se peint à main levée. Je choisis des mèches en surface, autour du visage et dans les pointes, là où un été dehors aurait éclairci les cheveux, et je pose le produit en l'estompant vers la racine. Beaucoup de mèches donnent un blond franc ; quelques-unes, un retour de vacances. Comme le départ est fondu, aucune barre ne se dessine quand les cheveux poussent.",
      "Pendant la pose, je surveille. Chaque chevelure s'éclaircit à sa vitesse, et un brun passe par l'orange avant le blond. Je rince quand le ton est juste, pas quand le minuteur sonne. Vient la patine : un voile de couleur, beige, miel ou cendré, qui règle le reflet. Elle se pose au bac. Puis je sèche, et vous jugez la teinte à la fenêtre plutôt que sous les lampes.",
      "D'une base foncée à un blond clair, il faut deux séances, parfois trois. Je préfère le dire avant. Entre elles, la couleur reste portable et je ne pousse pas vos pointes plus loin qu'elles ne peuvent aller. J'ai besoin de voir vos cheveux pour fixer le prix, et vous le connaissez avant le premier coup de pinceau. Gardez une demi-journée libre, surtout la première fois.",
    ],
    included: [
      'Regard à la lumière du jour, essai sur une mèche si les cheveux sont déjà colorés',
      'Zones, reflet et prix convenus',
      'Pose au pinceau, mèche par mèche, sous surveillance',
      'Rinçage et shampooing doux',
      'Patine et après-shampooing au bac',
      'Séchage, pour voir la teinte finie',
    ],
    suits:
      "Le bon choix si vous voulez de la lumière sans revenir tous les mois. Les châtains et les blonds foncés y gagnent le plus, et des mèches claires rendent les premiers cheveux blancs plus discrets. Sur des longueurs très décolorées ou lissées depuis peu, un essai décide, et il m'arrive de conseiller d'attendre.",
    lasts:
      "Les mèches se gardent quatre à six mois, puisque la racine fait partie du dessin. Le reflet passe plus vite : la patine s'efface en six à huit semaines, un peu avant si vous lavez souvent. Elle se refait sans éclaircir de nouveau. La fin de l'hiver l'use plus qu'on ne croit : soleil de mille mètres, et neige qui le renvoie.",
    aftercare: [
      'Attendez deux jours avant le premier shampooing.',
      'Shampooing violet une fois par semaine au plus, posé quelques minutes : davantage, et le blond grise.',
      'Au soleil, un chapeau ou un voile protecteur sur les longueurs, en raquettes comme en terrasse.',
      'Masque chaque semaine : une mèche éclaircie boit plus que les autres.',
      'Séchoir et fer tièdes, toujours avec une protection contre la chaleur.',
    ],
    prices: ['balayage'],
    related: ['coloration', 'service-coloration', 'service-brushing', 'soins-capillaires'],
  },

  'service-brushing': {
    kind: 'service',
    title: `Brushing à Muriaux | ${salon.name}`,
    description:
      "Lisse, bombé ou ondulé : shampooing, brosse ronde, air froid pour fixer. Un brushing à Muriaux, selon vos cheveux et le temps qu'il fait dehors.",
    label: 'Brushing',
    heading: 'Un brushing qui survit au brouillard',
    parent: 'services-coiffure',
    picture: 'brushing',
    benefit: 'Du volume ou du lisse, fixé à froid, pour quelques jours de tranquillité.',
    intro: [
      "Un brushing commence sans brosse. Après le bac, j'enlève l'eau avec les doigts et le séchoir, en soulevant les racines, jusqu'à ce que les cheveux soient aux trois quarts secs. Alors seulement je partage la tête et je prends la brosse ronde. La mèche est tendue, l'air descend dans le sens du cheveu, de la racine vers la pointe. La brillance vient de ce sens-là plus que du flacon.",
      "Chaque mèche refroidit avant d'être lâchée : un souffle d'air froid, ou quelques instants enroulée sur la brosse. Le pli se fixe à ce moment. Le diamètre fait le reste, large pour un lisse souple, plus petit pour une boucle ou de la hauteur. On en décide au début, la serviette encore sur les épaules. Si les mots manquent, une photo sur votre téléphone fait l'affaire.",
      "Les jours de brouillard, je travaille autrement. Je sèche à fond, jusqu'aux racines de la nuque qu'on oublie toujours, je tends davantage, je boucle moins, je termine par un voile contre l'humidité. Un brushing posé sur des racines encore moites retombe avant que le train rouge n'entre en gare. Le même, bien sec, traverse l'après-midi, et en général la nuit.",
    ],
    included: [
      'Choix du mouvement : lisse, bombé ou ondulé',
      'Shampooing, après-shampooing sur les longueurs, rinçage tiède',
      'Protection contre la chaleur et pré-séchage aux doigts',
      'Brosse ronde, section par section, de la nuque au sommet',
      'Air froid sur chaque mèche',
      'Sérum ou laque, selon la météo du jour',
    ],
    suits:
      'Même les cheveux courts en profitent : un brushing leur donne une direction qui épargne le coiffage du lendemain. On vient avant un baptême, un entretien, une photo, ou sans raison. Les boucles peuvent se porter lisses quelques jours sans être transformées. Si vos cheveux cassent, je baisse la température et je prends une brosse plus douce.',
    lasts:
      "Deux à quatre jours, selon la nature du cheveu et le ciel. Les cheveux épais gardent le mouvement plus longtemps ; les fins retombent à la racine dès le deuxième jour, même quand les longueurs sont encore belles. Le casque, le sport et l'air humide raccourcissent tout. Peu de produit et un refroidissement patient font gagner une journée.",
    aftercare: [
      'La nuit, relevez les longueurs au sommet de la tête, dans un chignon lâche et un élastique en tissu.',
      "Le matin, brossez, puis repassez l'air tiède sur les racines seulement.",
      'Au deuxième ou troisième jour, un peu de shampooing sec à la racine, brossé après une minute.',
      'Mettez un bonnet de bain sous la douche : la vapeur défait le pli plus vite que la pluie.',
    ],
    prices: ['brushing-courts', 'brushing-mi-longs', 'brushing-longs'],
    related: ['service-coupe-femme', 'service-coiffure-soiree', 'soins-capillaires'],
  },

  'service-coloration': {
    kind: 'service',
    title: `Couleur et racines à Muriaux | ${salon.name}`,
    description:
      'Racines, cheveux blancs ou nouvelle teinte : une séance de couleur à Muriaux, du test sur la peau au rinçage, et les gestes qui la gardent malgré le calcaire.',
    label: 'Coloration, racines et longueurs',
    heading: "La couleur, du test à l'eau claire",
    parent: 'services-coiffure',
    picture: 'coloration',
    benefit: 'Des racines couvertes, des longueurs ménagées, un ton vérifié à la lumière du jour.',
    intro: [
      "Une couleur commence deux jours avant. Si vous venez pour la première fois, ou si je change de produit, je pose une touche derrière l'oreille ou au pli du coude, et vous la gardez sans la laver. Si la peau rougit ou démange, on renonce. J'en profite pour regarder vos cheveux près de la fenêtre et pour demander ce qu'ils ont déjà reçu, henné et teintures de supermarché compris.",
      "Le jour venu, je protège le bord du visage et j'applique au pinceau, raie après raie, d'abord là où les cheveux blancs résistent : les tempes, le plus souvent. La racine passe en premier. Les longueurs n'ont droit à la couleur que si elles ont pâli, et en fin de pose. Repassée chaque fois jusqu'aux pointes, une teinte s'assombrit et la matière se fatigue. Pendant que vous lisez, je contrôle une mèche.",
      `Au bac, j'émulsionne pour décoller le produit de la peau, puis je rince jusqu'à ce que l'eau coule claire. Le séchage fait partie du travail, car mouillée, une couleur paraît toujours plus foncée. Si la nuance vous semble trop chaude ou trop sombre, dites-le devant le miroir. Si le doute vient à la maison, écrivez-moi dans les ${facts.complaintHours} heures : une couleur récente se corrige mieux qu'une vieille.`,
    ],
    included: [
      'Test sur la peau deux jours avant, pour une première couleur',
      'Choix du ton selon votre base et vos cheveux blancs, prix convenu',
      'Front, oreilles et cou protégés',
      'Application au pinceau, racines puis longueurs si nécessaire',
      'Émulsion, rinçage, après-shampooing',
      'Séchage et contrôle à la fenêtre',
    ],
    suits:
      "Cheveux blancs à couvrir ou à adoucir, couleur ternie, envie d'un ton de plus ou de moins : ce service est fait pour cela. Pour éclaircir nettement, le balayage convient mieux. Si une teinture vous a déjà fait réagir, parlez-m'en avant de réserver. On ne colore pas pour voir ce qui se passe.",
    lasts:
      "La repousse fixe le rythme : quatre à six semaines pour une couleur couvrante, plus si le ton reste proche du vôtre. Une couleur ton sur ton s'en va doucement, au fil des shampooings ; une permanente reste, mais perd son reflet. Les rouges et les cuivrés pâlissent en premier, les bruns en dernier.",
    aftercare: [
      "Laissez la couleur tranquille deux jours, puis lavez à l'eau tiède : très chaude, elle emporte la teinte.",
      "L'eau du Jura est dure et le calcaire voile la couleur. De temps en temps, un dernier rinçage avec une cuillère de vinaigre de cidre dans un litre d'eau rend la brillance ; l'odeur part en séchant.",
      'Choisissez un shampooing sans sulfates et espacez les lavages autant que vous le supportez.',
      "Pour patienter, un fard à racines plutôt qu'une teinture du commerce, qui complique la suite.",
    ],
    prices: ['coloration'],
    related: ['coloration', 'service-balayage', 'service-coupe-femme', 'soins-capillaires'],
  },

  'service-lissage': {
    kind: 'service',
    title: `Lissage à la kératine à Muriaux | ${salon.name}`,
    description:
      "Lissage à la kératine à Muriaux : ce qui se passe pendant la séance, pour quels cheveux, combien de mois l'effet dure et comment le faire tenir.",
    label: 'Lissage à la kératine',
    heading: 'Moins de frisottis, moins de séchoir',
    parent: 'services-coiffure',
    picture: 'lissage',
    benefit: 'Des cheveux qui sèchent plus vite et gonflent moins, pendant quelques mois.',
    intro: [
      "On se voit d'abord une fois sans produit. J'examine les longueurs, je demande ce qu'elles ont subi, je vous dis ce que le lissage changera et ce qu'il ne changera pas. Ce n'est pas un défrisage : la boucle se détend, le volume baisse, le frisottis des jours de neige mouillée s'en va presque, et la nature du cheveu revient ensuite peu à peu. Si vos cheveux ne peuvent pas le supporter, je dis non.",
      "Le jour choisi, venez avec de la patience et un livre. Deux ou trois shampooings clarifiants retirent laque, silicones et calcaire, car rien ne doit séparer le produit du cheveu. Je sèche, je divise en sections fines et j'applique au pinceau, à un doigt de la racine, en peignant jusqu'au bout. Le produit pose. Je sèche de nouveau, la pièce bien aérée.",
      "Reste la partie longue : chaque mèche, assez fine pour laisser voir le peigne au travers, passe plusieurs fois entre les plaques. C'est la chaleur qui fixe, et je la règle à votre cheveu, nettement plus basse s'il est fin ou décoloré que s'il est épais et intact. Selon le produit, je rince tout de suite ou vous repartez ainsi, avec la date du premier lavage. Une chevelure longue et épaisse occupe une bonne partie de la journée.",
    ],
    included: [
      'Consultation préalable et devis',
      'Shampooings clarifiants',
      'Séchage et application en sections fines',
      'Temps de pose, puis séchage dans une pièce aérée',
      'Passage aux plaques, à la température qui convient',
      'Rinçage si le produit le demande, consignes pour le premier lavage',
    ],
    suits:
      "Les cheveux ondulés, bouclés ou mousseux qui réclament le séchoir bien avant le café, et les épais qui doublent de volume par temps humide. Sur un cheveu fin et déjà raide, l'effet serait plat. Je le déconseille après une décoloration récente, sur une permanente ou sur un cuir chevelu irrité, et je ne le fais pas aux enfants.",
    lasts:
      "L'effet s'étend sur trois à cinq mois en général. Il part avec les lavages, sans frontière visible entre la racine et les longueurs : rien à couper, rien à cacher. Qui lave tous les jours le verra s'en aller plus tôt. Une nouvelle séance n'a de sens qu'une fois la boucle revenue, rarement avant le quatrième mois.",
    aftercare: [
      'Deux à trois jours sans eau, sans élastique, sans pince ni bonnet serré, selon le produit : le pli pris à ce moment reste.',
      'Ensuite, un shampooing sans sulfates ni sel.',
      "Avant la piscine, mouillez les cheveux à l'eau claire ; rincez-les en sortant.",
      'Terminez au séchoir tiède : un peu de chaleur ravive le lissage.',
      "Une couleur est prévue aussi ? Dites-le à la consultation, l'ordre des deux compte.",
    ],
    prices: ['lissage-keratine'],
    related: ['soins-capillaires', 'service-brushing', 'service-permanente'],
  },

  'service-permanente': {
    kind: 'service',
    title: `Permanente à Muriaux | ${salon.name}`,
    description:
      "Boucles serrées, vagues ou simple volume à la racine : le déroulement d'une permanente à Muriaux, sa tenue au fil des mois et l'entretien des boucles.",
    label: 'Permanente',
    heading: "Des boucles là où il n'y en avait pas",
    parent: 'services-coiffure',
    picture: 'permanente',
    benefit: 'Une boucle choisie, de la vague au ressort, qui ne craint pas la pluie.',
    intro: [
      "Tout dépend du bigoudi. Petit, il donne une boucle serrée ; gros, une vague, ou seulement du corps à des cheveux plats. Apportez une photo de boucles que vous aimez, et une autre de celles que vous ne voulez surtout pas : la seconde est souvent la plus utile. J'examine ensuite la fibre, et si j'ai un doute, je fais l'essai sur une mèche cachée avant de promettre quoi que ce soit.",
      "Après un shampooing léger, j'enroule mèche après mèche, les pointes dans un papier, la tension égale. Une pointe pliée sur le bigoudi le restera. Vient le liquide qui assouplit le cheveu ; je déroule une mèche de temps en temps pour lire la boucle et j'arrête quand elle a la forme voulue. Je rince longuement, bigoudis en place, puis le fixateur fige cette forme. Cette étape ne s'abrège pas.",
      "Au déroulage, je ne tire pas. Un dernier rinçage, un peu de crème, le diffuseur à faible souffle. La boucle paraît d'abord plus serrée que prévu et se détend en une à deux semaines : ne vous affolez pas au premier miroir. Si vous voulez aussi une coupe, je la fais le plus souvent avant, puis j'égalise une fois les boucles en place.",
    ],
    included: [
      'Choix de la boucle, examen du cheveu et devis',
      'Shampooing léger et démêlage',
      'Enroulage sur bigoudis, pointes protégées',
      'Pose du liquide et lecture de la boucle',
      'Rinçage, fixation, second rinçage',
      "Séchage au diffuseur et mode d'emploi de vos boucles",
    ],
    suits:
      "Raides ou plats, naturels ou peu colorés, d'une dizaine de centimètres au moins : ces cheveux-là prennent le mieux la boucle. Les plus fins y trouvent une prise pour le coiffage. Je refuse sur décoloration, sur henné ou après un lissage récent, car le cheveu pourrait casser. Un cuir chevelu irrité doit d'abord se calmer.",
    lasts:
      "De trois à six mois, suivant la longueur et la taille de la boucle : les serrées tiennent, les grandes vagues se relâchent plus tôt. Rien ne disparaît d'un coup. La racine pousse raide, le reste descend et s'assouplit, et une coupe à mi-chemin redonne de l'élan. J'évite de repasser sur des longueurs déjà permanentées.",
    aftercare: [
      'Ni eau, ni brosse, ni élastique pendant deux jours.',
      "Démêlez sous la douche, au peigne large, avec l'après-shampooing.",
      "Pressez du bas vers le haut dans un vieux t-shirt, qui accroche moins qu'une serviette éponge, puis laissez sécher.",
      "De novembre à avril, le chauffage assèche l'air et les boucles moussent : un lait sans rinçage sur cheveux humides les regroupe.",
      "Le matin, un peu d'eau au vaporisateur et les doigts, jamais la brosse.",
    ],
    prices: ['permanente'],
    related: ['service-coupe-femme', 'service-lissage', 'soins-capillaires'],
  },

  'service-coiffure-soiree': {
    kind: 'service',
    title: `Coiffure de mariage et soirée à Muriaux | ${salon.name}`,
    description:
      "Chignon, tresse ou ondulations pour un mariage ou une fête aux Franches-Montagnes : l'essai, le jour venu, et de quoi tenir malgré le vent et la danse.",
    label: 'Coiffure de soirée et de mariage',
    heading: "Tenir jusqu'au dessert, et après",
    parent: 'services-coiffure',
    picture: 'coiffure-soiree',
    benefit: 'Une attache essayée avant, construite pour le vent, la danse et la nuit.',
    intro: [
      "Un mariage commence par l'essai, quatre à six semaines avant. Apportez le voile, le peigne ou la barrette, et un haut dont l'encolure rappelle celle de la robe. Je pose la coiffure entière, puis vous bougez : la tête en arrière, une étreinte, trois pas de danse. Ce qui tire est desserré, ce qui glisse est repris. Je note tout, pour n'avoir plus rien à inventer le matin même.",
      "Ce matin-là, je prépare la matière avant la forme. Des cheveux lavés la veille, secs, souvent ondulés au fer pour donner de la prise. Je bâtis le volume à l'intérieur, je tresse ou j'enroule, je fixe avec des épingles que je compte : le soir, vous saurez combien il en reste à trouver. La laque vient à la fin, en voile. Le prix, essai compris, est convenu bien avant.",
      "Entre l'église de Saignelégier et la photo sur le pâturage, il y a du vent, même en juillet. Une coiffure de plein air ne se construit pas comme une coiffure de salle : racontez-moi la journée, heure par heure. Pour un bal, une fête de famille ou le week-end du Marché-Concours, une tresse piquée ou des ondulations suffisent souvent, et l'essai n'est pas nécessaire.",
    ],
    included: [
      'Essai avant un mariage, avec vos accessoires',
      'Préparation de la matière, à la brosse ou au fer',
      'Chignon, tresse, torsades ou ondulations',
      'Pose du voile, des fleurs ou des barrettes',
      'Laque dosée selon le lieu et le temps',
      'Quelques épingles de réserve, et comment les remettre',
    ],
    suits:
      "Mariées, témoins, mères, invitées, confirmands et jubilaires. À partir des épaules, presque tout se relève ; plus courts, les cheveux se coiffent en vagues, en torsades ou avec un accessoire. S'ils sont très fins, quelques extensions apportent la masse qui manque, à condition d'y penser deux mois plus tôt.",
    lasts:
      "Une attache bien fixée tient du matin au milieu de la nuit. Les ondulations libres, elles, se détendent au fil des heures, plus vite par temps humide ; je les marque donc davantage au départ, et elles prennent leur place à l'arrivée des invités. Le lendemain, un chignon démêlé laisse encore de jolies vagues.",
    aftercare: [
      'Lavez vos cheveux la veille, sans masque ni huile : trop lisses, ils glissent sous les épingles.',
      "Venez en chemise ou en gilet : ce qui s'enlève par la tête défait le travail.",
      "Pendant la fête, une épingle bien placée vaut mieux qu'un nuage de laque.",
      'Au coucher, retirez les épingles une à une, en partant du bord.',
      "Avant de laver, démêlez la laque avec de l'après-shampooing, des pointes vers la racine.",
    ],
    prices: ['coiffure-soiree'],
    related: ['service-brushing', 'service-extensions', 'service-vernis', 'coiffure-franches-montagnes'],
  },

  'service-extensions': {
    kind: 'service',
    title: `Extensions de cheveux à Muriaux | ${salon.name}`,
    description:
      "Longueur ou densité : choix de la teinte, pose mèche par mèche, coupe qui fond le tout. Les extensions à Muriaux, leur tenue et l'entretien de chaque jour.",
    label: 'Extensions de cheveux',
    heading: "De la longueur, ou seulement de l'épaisseur",
    parent: 'services-coiffure',
    picture: 'extensions',
    benefit: 'Des mèches assorties à vos pointes, fondues dans votre coupe.',
    intro: [
      "Deux envies portent le même nom. L'une veut de la longueur et demande presque une tête entière ; l'autre veut de la densité, et quelques mèches suffisent, sur les côtés et sous le sommet. Au premier rendez-vous, je compare le nuancier à vos pointes, à la lumière du jour, puisque c'est dans les pointes que la mèche doit se perdre. Je compte, je chiffre, et je ne commande qu'après votre accord.",
      "Pour la pose, les cheveux sont propres, sans huile ni après-shampooing à la racine. Je travaille de la nuque vers le haut et je laisse une bordure libre sur les contours, pour que rien ne se voie quand vous relevez les cheveux. Chaque attache reste un peu à l'écart de la peau, et la mèche ajoutée ne pèse pas plus que celle qui la porte. Puis je coupe. Sans cette coupe, on verrait deux étages.",
      "Tout le monde n'y gagne pas. Si vos cheveux cassent, ou s'ils sont trop courts pour cacher les attaches, je le dis au premier rendez-vous. Et si votre semaine compte beaucoup de sauna, de piscine ou d'heures sous un casque, parlons-en : la chaleur, le chlore et le frottement usent les attaches. On trouve parfois un arrangement, parfois il vaut mieux une bonne coupe.",
    ],
    included: [
      'Teinte, nombre de mèches et devis au premier rendez-vous',
      'Commande des mèches après votre accord',
      'Lavage sans soin à la racine, séchage complet',
      'Pose de la nuque vers le haut, contours libres',
      'Coupe pour fondre les deux longueurs',
      'Coiffage et leçon de brossage',
    ],
    suits:
      "Il faut des cheveux en bon état, d'une dizaine de centimètres au moins, assez denses pour couvrir les attaches. Et il faut aimer se brosser, matin et soir, sans exception. Un carré coupé trop vite, un volume à gagner avant un mariage sont de bonnes raisons. Après une forte chute, mieux vaut attendre que les cheveux aient repoussé.",
    lasts:
      "Les attaches descendent avec la repousse. Toutes les six à huit semaines, je les contrôle, les remonte ou les remplace ; sauter ce rendez-vous, c'est laisser les nœuds s'installer. La dépose se fait au salon, avec le produit prévu, jamais en tirant. Bien traitées, les mèches elles-mêmes servent plusieurs mois.",
    aftercare: [
      "Brossez matin et soir, des pointes vers le haut, en tenant la racine de l'autre main.",
      'Dormez avec une tresse lâche, et jamais les cheveux mouillés.',
      'Huile et après-shampooing sur les longueurs seulement : à la racine, ils font glisser les attaches.',
      'Lavez vos cheveux debout sous la douche, jamais la tête penchée en avant.',
      "L'hiver, un foulard lisse entre les cheveux et le col : la laine des écharpes feutre les longueurs.",
    ],
    prices: ['extensions'],
    related: ['service-coiffure-soiree', 'service-coupe-femme', 'soins-capillaires'],
  },

  'service-manucure': {
    kind: 'service',
    title: `Manucure à Muriaux, avec ou sans vernis | ${salon.name}`,
    description:
      "Vos mains reprises doigt par doigt à Muriaux : ongles nus, ou vernis semi-permanent dans la même séance, et ce qu'il faut faire ensuite pour que cela dure.",
    label: 'Manucure',
    heading: 'Dix ongles, repris un à un',
    parent: 'onglerie',
    picture: 'manucure',
    benefit: 'Des ongles en forme, des contours souples, avec ou sans couleur.',
    intro: [
      "Posez les deux mains sur la serviette. Je les regarde avant de les toucher : ce qui casse, ce qui accroche, et l'ongle le plus court, qui donnera la longueur à tous les autres. Le métier décide de la forme autant que le goût : à l'établi, des doigts qui tiennent des brucelles demandent un bout rond, presque ras. Ailleurs, un carré adouci arrange les ongles larges. Je lime à sec, une main entière, puis l'autre en miroir.",
      "L'eau tiède vient après, juste assez pour assouplir le contour. Au bâtonnet, je repousse ce qui recouvre l'ongle ; à la pince, je n'enlève que la peau morte, car la vivante, taillée, repousse en bourrelet. Un polissage si la surface est striée, puis l'huile, puis la crème, massée jusqu'au poignet. Vous pouvez vous arrêter là, ongles nus, admis dans tous les métiers.",
      "Si vous ajoutez un vernis semi-permanent, l'ordre change. Je saute le bain, car un ongle gorgé d'eau retient moins bien la couleur, et j'assouplis les contours avec un produit. La surface est dépolie et nettoyée, puis la base, la teinte et la finition passent sous la lampe. Le massage attend la fin. Choisissez la bonne ligne en réservant : la durée n'est pas la même.",
    ],
    included: [
      'Vernis ordinaire retiré, ongles mis à longueur et en forme',
      'Bain tiède, ou assouplissant à sec avant un semi-permanent',
      'Cuticules repoussées, peaux mortes enlevées',
      "Polissage léger, ou base et couleur si vous l'avez choisi",
      "Huile, crème et massage jusqu'au poignet",
    ],
    suits:
      "Toutes les mains, celles des hommes aussi. Des ongles qui se fendent à force d'eau chaude et de froid y retrouvent un bord lisse. Si vous vous rongez les ongles, venez quand même : on part de ce qu'il y a. Un ongle décollé, épaissi ou douloureux doit d'abord être montré à un médecin, et je n'y touche pas.",
    lasts: `La forme reste nette une quinzaine de jours, puis l'ongle a poussé et les petites peaux reviennent. Un passage toutes les trois à quatre semaines suffit, un peu plus souvent quand le froid sec durcit les contours. Avec le vernis semi-permanent, la couleur tient jusqu'à ${facts.semiPermanentWeeks} semaines, et la repousse fixe la date suivante.`,
    aftercare: [
      "Laissez un flacon d'huile près du lit : une goutte par ongle avant d'éteindre.",
      'Rincez bien le savon sous les bagues, là où la peau se dessèche en premier, puis mettez de la crème.',
      'Entre deux séances, la lime plutôt que le coupe-ongles.',
      "Une petite peau dépasse ? Coupez-la net, avec une pince propre, sans l'arracher.",
    ],
    prices: ['mains-manucure', 'mains-manucure-semi-permanent'],
    related: ['manucure-traditionnelle', 'onglerie-entretien-mains', 'service-vernis', 'service-pedicure'],
  },

  'service-pedicure': {
    kind: 'service',
    title: `Pédicure et soin des pieds à Muriaux | ${salon.name}`,
    description:
      'Soin des pieds à Muriaux, seul ou avec vernis semi-permanent : bain, ongles, talons, crème. Ce qui est fait, pour qui, et comment garder des talons souples.',
    label: 'Pédicure et soin des pieds',
    heading: 'Après les bottes, avant les sandales',
    parent: 'onglerie',
    picture: 'pedicure',
    benefit: 'Des talons souples, des ongles coupés droit, une couleur si vous voulez.',
    intro: [
      "Les pieds trempent d'abord dans l'eau chaude, assez longtemps pour que la corne cède sans forcer. Pendant ce temps, j'observe les appuis, les ongles, les endroits où la chaussure frotte. Puis je coupe les ongles droit, sans creuser les coins, et j'adoucis les angles à la lime : un coin taillé trop rond finit souvent par gêner. Les cuticules, ramollies, se repoussent presque toutes seules.",
      "Viennent les talons et l'avant-pied, à la râpe puis à la ponce. Je laisse une épaisseur de corne, parce que le pied en a besoin pour marcher et qu'une peau poncée à vif durcit de plus belle. Un gommage, un rinçage, une crème travaillée de la voûte au mollet. Si vous avez choisi une couleur, je dégraisse chaque ongle et la lampe la durcit : vous pouvez vous rechausser aussitôt.",
      "Ici, les pieds passent la moitié de l'année en bottes et en chaussures de ski de fond, et l'autre sur les chemins de crête. Cela donne des talons fendillés à Pâques et des ongles assombris après les longues descentes. Les premiers s'adoucissent en une séance ou deux. Les seconds s'effacent en poussant, lentement ; je les raccourcis, je les lisse, et la patience fait le reste.",
    ],
    included: [
      'Ancien vernis semi-permanent retiré, si vous avez réservé la dépose',
      'Bain chaud et observation des pieds',
      'Ongles coupés droit, limés, cuticules repoussées',
      'Talons et avant-pied à la râpe puis à la ponce',
      'Gommage, rinçage, crème de la voûte au mollet',
      "Vernis semi-permanent, si vous l'avez choisi",
    ],
    suits:
      "Talons secs, pieds qui marchent beaucoup, ongles qu'on n'atteint plus sans effort, et les hommes autant que les femmes. La couleur se pose aussi seule, sans le soin. Mon travail s'arrête à l'esthétique : mycose, verrue, ongle incarné ou plaie relèvent d'un podologue, de même que les pieds des personnes diabétiques.",
    lasts: `Les talons restent souples quatre à six semaines si la crème suit à la maison, deux ou trois sinon. Le vernis semi-permanent tient jusqu'à ${facts.semiPermanentWeeks} semaines sans s'écailler, et la repousse se remarque moins qu'aux mains, car l'ongle du pied avance lentement.`,
    aftercare: [
      'Deux ou trois soirs par semaine, une crème épaisse sur les talons et des chaussettes de coton par-dessus.',
      'Séchez entre les orteils après la douche, avant les chaussettes.',
      'Pierre ponce une fois par semaine, sur peau humide, quelques passages seulement.',
      "Coupez droit, pas plus court que le bout de l'orteil.",
      'Laissez sécher les bottes un jour entier : portez deux paires en alternance.',
    ],
    prices: ['pieds-semi-permanent', 'pieds-soin', 'pieds-soin-semi-permanent', 'pieds-depose'],
    related: ['service-manucure', 'service-vernis', 'onglerie-entretien-mains'],
  },

  'service-vernis': {
    kind: 'service',
    title: `Vernis : pose et dépose à Muriaux | ${salon.name}`,
    description:
      'Pose, remplissage ou dépose du vernis semi-permanent sur les mains à Muriaux : ce qui distingue les trois, à qui cela convient et comment ménager la couleur.',
    label: 'Pose et dépose de vernis',
    heading: 'Poser la couleur, la reprendre, la retirer',
    parent: 'onglerie',
    picture: 'vernis',
    benefit: "Une couleur durcie sous la lampe, reprise ou retirée sans gratter l'ongle.",
    intro: [
      "Trois lignes au tarif, trois gestes différents. La pose prend un ongle nu. Je le raccourcis, je repousse la peau, je casse le brillant avec un bloc doux, je nettoie. La base d'abord, si mince qu'on la devine à peine, et la lampe. La teinte ensuite, en deux passages, chacun suivi de la lampe, car une couche trop chargée durcit en surface et reste molle dessous. La finition se choisit brillante ou mate.",
      "Le remplissage reprend un vernis qui tient, mais que la repousse a décalé. Je réduis l'ancienne couleur à la lime sans atteindre l'ongle, je conserve la base là où elle adhère et je comble la marche près de la cuticule. Puis je recolore, dans le même ton ou un autre. Si je trouve une zone décollée, je m'arrête et je vous la montre : mieux vaut tout retirer que peindre par-dessus.",
      "La dépose, avec coton, papillote et patience, rend l'ongle nu ; la lime n'entame que le dessus. Ici, certaines mains portent la couleur l'hiver et l'enlèvent quand les foins commencent. D'autres la gardent toute l'année, entre les chevaux et les seaux. Pour elles, je coupe au ras du doigt, je renforce la pointe et je conseille un beige laiteux, qui avoue ses éclats moins vite qu'un bordeaux.",
    ],
    included: [
      'Ancien semi-permanent retiré, si vous avez réservé la dépose',
      'Ongles raccourcis, cuticules repoussées',
      'Surface matée et nettoyée',
      'Base et deux passages de couleur, durcis un à un',
      "Finition brillante ou mate, jusqu'au bord de l'ongle",
      'Huile sur le contour',
    ],
    suits:
      "Vous en avez assez de refaire vos ongles le dimanche soir : c'est pour vous. Le semi-permanent va aux ongles sains, courts ou moyens, même mous, que la base raidit un peu. Pour gagner en longueur, il faut du gel. Si votre peau a déjà réagi à un produit de ce genre, dites-le avant : je ne poserai rien.",
    lasts: `Sur les mains, jusqu'à ${facts.semiPermanentWeeks} semaines. La première passe sans qu'on y pense ; vers la fin de la deuxième, un croissant nu paraît près de la peau, plus visible sous un rouge que sous un rosé. C'est le moment du remplissage. Les lavages à répétition avancent la date. Après quelques reprises, une dépose complète montre où en est l'ongle.`,
    aftercare: [
      'Pas de sauna ni de lessive à la main le jour même.',
      "Lavez-vous les mains après la crème solaire et l'antimoustique, qui peuvent ternir la finition.",
      "Un peu d'huile au coucher : desséché, l'ongle plie mal et la couleur lâche par les côtés.",
      'Gants pour la vaisselle, les détergents et le fumier.',
      "Un coin se soulève ? Arrondissez-le à la lime et prenez rendez-vous. Ne glissez pas l'ongle voisin dessous, même par distraction.",
    ],
    prices: ['mains-semi-permanent', 'mains-remplissage-permanent', 'mains-depose-semi-permanent'],
    related: ['vernis-semi-permanent', 'service-manucure', 'service-pedicure', 'pose-gel-acrylique'],
  },
} satisfies Record<ServiceRouteId, PageOfKind<'service'>>;
