import { facts } from './salon';
import type { Article } from './schema/articles';

/** The articles, in reading order. */
export const articles: Article[] = [
  {
    id: 'brushing-professionnel',
    category: 'Coiffure',
    title: "Les secrets d'un brushing professionnel",
    picture: 'blog-brushing',
    fallback: 'hair',
    subHeading: "La brosse tend, l'air fixe",
    paragraphs: [
      "Un brushing se prépare au bac. Je lave deux fois : le premier shampooing enlève le produit et la poussière, le second nettoie le cuir chevelu. L'après-shampooing va sur les longueurs, jamais sur les racines, qu'il alourdit. Je rince longtemps, puis je presse les cheveux dans la serviette sans frotter. Vient l'étape que l'on saute à la maison : le préséchage. Tant que les cheveux ruissellent, la brosse tire pour rien et la chaleur ne fait qu'évaporer de l'eau. Séchez d'abord à la main, tête penchée, jusqu'à ce qu'ils soient presque secs. La forme se donne dans les dernières minutes, quand il ne reste qu'un peu d'humidité.",
      "Séparez les cheveux en quatre : la nuque, les deux côtés, le dessus. Commencez par la nuque, pincez le reste. Chaque mèche doit être un peu moins large que la brosse ; plus épaisse, elle sèche dehors et reste humide dedans. Tendez depuis la racine et tenez l'embout du sèche-cheveux vers les pointes, à quelques doigts de la brosse, toujours en mouvement. L'air qui descend couche les écailles du cheveu, et des écailles couchées brillent. Pour du volume, soulevez la racine à l'opposé de son sens. Laissez refroidir la mèche enroulée avant de retirer la brosse : c'est en refroidissant qu'elle retient le pli.",
      "Un brushing craint l'eau, sous toutes ses formes : vapeur de la douche, brouillard du matin, sueur sous le bonnet. Attendez que vos cheveux soient froids avant de sortir, et choisissez une doublure lisse plutôt que de la laine. La nuit, attachez-les haut et lâche avec un élastique de tissu. Le lendemain, brossez avant toute chose, puis repassez un peu d'air chaud à la racine, sans mouiller. Si vos longueurs ternissent au fil des lavages, le calcaire y est souvent pour quelque chose : un shampooing clarifiant de temps en temps, puis un soin, leur rend du reflet. Évitez-le juste après une couleur.",
    ],
  },
  {
    id: 'manucure-pedicure-suisse',
    category: 'Beauté des mains et des pieds',
    title: "L'art de la manucure et pédicure en Suisse",
    picture: 'blog-manucure',
    fallback: 'nails',
    subHeading: 'Les pieds, une affaire de métier',
    paragraphs: [
      "Une bonne manucure suit un ordre, et cet ordre compte plus que la couleur. La lime vient d'abord, sur ongle sec, parce qu'un ongle mouillé gonfle, plie et se dédouble. On lime du bord vers le centre, sans scier. Le bain vient ensuite et assouplit les cuticules, que je repousse avec un bâtonnet ; je ne coupe que les petites peaux mortes qui dépassent. Couper davantage ouvre la porte aux irritations, et la peau repousse plus dure. Reste à polir, dégraisser et, si vous le souhaitez, poser la couleur. Quand le vernis s'écaille en quelques jours, c'est le plus souvent qu'il restait du gras ou une cuticule dessous.",
      "En Suisse, on distingue la pédicure esthétique et la podologie. La première est la mienne : bain, ongles, talons, massage, vernis. La seconde soigne. Un ongle incarné, une verrue, une plaie qui ne ferme pas, les pieds d'une personne diabétique relèvent de la podologie ou d'un médecin, et dans ces cas je ne touche pas : je vous le dis. Pour le reste, l'entretien est simple. Coupez les ongles des pieds droit, sans creuser les coins, à peu près au ras de l'orteil. Poncez les talons peu et souvent plutôt qu'à vif une fois l'an. Après une journée en chaussures de marche ou en bottes d'étable, séchez bien entre les orteils.",
      `Entre deux rendez-vous, trois habitudes font l'essentiel. De l'huile sur le tour des ongles, le soir, le temps de masser chaque doigt. Des gants pour la vaisselle et le nettoyage, car l'eau chaude et les détergents défont un vernis plus vite que le travail. De la crème après chaque lavage quand le chauffage tourne. Un vernis semi-permanent peut tenir jusqu'à ${facts.semiPermanentWeeks} semaines ; s'il se soulève avant, ne l'arrachez pas, vous emporteriez une couche d'ongle. Limez le bord qui accroche et venez le faire déposer. Un ongle devenu mince se raccourcit et se laisse tranquille, huilé, le temps d'une repousse.`,
    ],
  },
  {
    id: 'salon-expert-muriaux',
    category: 'Expertise',
    title: 'Pourquoi choisir un salon de coiffure expert à Muriaux',
    picture: 'blog-expert',
    fallback: 'salon',
    subHeading: "Connaître l'eau, connaître la couleur",
    paragraphs: [
      "L'expertise d'un salon s'entend avant de se voir : elle tient aux questions posées. Quand avez-vous coloré pour la dernière fois, et avec quoi ? Comment dormez-vous, cheveux attachés ou non ? Portez-vous un casque, une charlotte, un chapeau de paille tout l'été ? Je demande tout cela à sec, pendant que je cherche les épis et que je compare l'épaisseur des deux côtés, rarement égale. Une photo m'aide beaucoup, surtout si vous me dites ce qui vous y plaît : la longueur, la teinte ou simplement le mouvement. Et si le modèle a deux fois plus de cheveux que vous, mieux vaut le savoir avant.",
      "Dans le Jura, l'eau traverse du calcaire et en emporte. Lavage après lavage, ce dépôt gaine le cheveu : les blonds prennent un voile mat, les bruns perdent leur reflet, la couleur suivante accroche par endroits. Il faut y penser avant de préparer une teinte, et choisir le nettoyage qui convient. Chez vous, quelques gestes aident. Terminez par un rinçage tiède et long. Espacez les lavages si votre cuir chevelu le supporte. Essayez, pas plus d'une fois toutes les deux ou trois semaines, une cuillère de vinaigre de cidre dans un litre d'eau sur les longueurs, suivie d'un rinçage clair ; sur une couleur récente, demandez-moi d'abord.",
      "Comment juger un salon, le mien compris ? Demandez le prix avant de commencer, et s'il peut changer en route. Avant une première coloration, ou une nouvelle, demandez un essai sur la peau, fait en général deux jours plus tôt. Demandez ce que deviendra la coupe dans six semaines, et combien de minutes elle réclamera chaque matin. Regardez les peignes et les serviettes. Observez aussi si l'on vous refuse quelque chose : éclaircir de beaucoup en une fois des cheveux déjà décolorés, par exemple, mérite un non ou un plan en plusieurs rendez-vous. Un salon de village vit de gens qui se croisent ; une mauvaise coupe y serait vite connue.",
    ],
  },
  {
    id: 'beaute-franches-montagnes',
    category: 'Expérience locale',
    title: "L'expérience beauté unique des Franches-Montagnes",
    picture: 'blog-franches-montagnes',
    fallback: 'hair-second',
    subHeading: 'Des mains qui travaillent vraiment',
    paragraphs: [
      "Sur le haut plateau, les cheveux vivent au rythme du thermomètre. De novembre à avril, l'air froid contient peu d'eau et le chauffage en retire encore : les longueurs s'électrisent, les pointes cassent au col de la veste. Un après-shampooing plus riche, une goutte d'huile sur les pointes et une brosse à poils souples changent déjà beaucoup. En été, à mille mètres, le soleil tape sans que l'on ait chaud. Il jaunit les balayages et délave les roux, d'autant plus vite que les cheveux sont mouillés. Un chapeau de paille pour les foins ou une balade entre les épicéas protège mieux qu'un spray.",
      "Ici, on tient des rênes, une fourche ou des brucelles. Pour le cheval et la ferme, je conseille des ongles courts, arrondis, sans rien qui s'accroche dans un licol ; une couche de base transparente suffit à les raidir un peu. Le soir, lavez à l'eau tiède plutôt que brûlante, brossez sous les ongles sans forcer, puis mettez une crème grasse et, quand la peau se fend, des gants de coton pour la nuit. Devant une loupe d'horlogerie, c'est le contraire : pas de crème juste avant l'établi, elle laisse des traces sur les pièces. Gardez-la pour la pause de midi et pour la fin de la journée.",
      "Le calendrier du haut plateau compte aussi. Avant le Marché-Concours, en août, l'agenda se remplit, comme avant les fêtes et à la saison des mariages : si votre date est fixée, réservez tôt, et prévoyez l'essai de coiffure un mois avant la cérémonie. Le mercredi après-midi, sans école, le fauteuil est souvent aux enfants ; si vous cherchez le calme, prenez un matin. Vous venez de plus loin ? Le train rouge traverse les pâturages et laisse le temps de regarder dehors. Groupez alors les cheveux et les mains le même jour, et commencez par les cheveux : le vernis restera intact.",
    ],
  },
];
