// French cues, over text without accents.
import { oneOfKin } from '../who-comes/kin.ts';
import { anywhere, atStart, type CueTable } from './cue.ts';

const fillers = 'ah|oh|euh|hum|ben|bah|alors|et|bonjour|bonsoir|merci|parfait|ok|tres bien|excusez-moi|bon|eh bien';
const visit = 'rendez-vous|rendez vous|rdv|reservations?|creneaux?|seances?|consultations?|place';
const aDay = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|jour|la semaine|l'autre|\\d)";

export const frenchCues: CueTable = {
  yes: atStart(
    fillers,
    "oui|ouais|d'accord|exact|exactement|parfait|tout a fait|c'est (?:ca|bien ca|bon|parfait|exact|correct)|volontiers|bien sur|tres bien|entendu|ca (?:marche|roule|me va|me convient|ira)|nickel|impec\\p{L}*|(?:banco|vendu)(?= *(?:[,.!]|$))|d'acc?|tiguidou|ok|okay|absolument|voila|allez-y|s'il vous plait|avec plaisir|je confirme|super",
  ),
  no: atStart(
    'ah|oh|euh|ben|bon|ok|pardon|merci',
    "non|nan|rien|aucun|pas (?:vraiment|du tout|de|d'|la peine)|ce (?:sera|n'est pas)",
  ),
  'same-number': anywhere(
    "(?:a|sur|oui,? )?(?:ce|le|au|cette?) (?:meme )?(?:numero|telephone|portable|ligne)(?:[- ](?:est|avec|d'ou|dont|que|la|meme|me|convient|ci)|[.,!]|$)|celui-ci|(?<!(?:^|[^\\p{L}])(?:no|not|non|nein|nee|pas|nicht)[^\\p{L}](?:.{0,20}[^\\p{L}])?)c'est (?:bien )?mon (?:fixe|portable|telephone|mobile)(?! d(?:e|u|'))(?!.{0,30}(?<!\\p{L})(?:mais|plutot|mieux)(?!\\p{L}))|(?:a|sur) mon (?:numero|portable|telephone|mobile)(?= *(?:[.,;:!?]|$))|ce numero|le mien|mon numero (?:actuel|d'appel)|celui (?:d'ou|avec lequel|dont|duquel|que)|le meme(?= *(?:[.,;:!?]|$)| (?:numero|telephone|portable|que|svp|s'il|convient))|numero (?:d'ou|avec lequel|duquel)|d'ou j'appelle|(?:celui|le numero) (?:que vous voyez|qui s'affiche|affiche)",
  ),
  done: anywhere(
    "(?:ce|c)'? ?(?:sera|est|etait) tout|c'est tout|rien d'autre|non merci|ca (?:sera|ira) (?:tout|comme ca)|c'est bon|rien de plus|tout est bon|ca suffit",
  ),
  bye: anywhere('au revoir|a bientot|bonne (?:journee|soiree|fin de)|a plus|adieu|ciao|bonne nuit|a demain'),
  thanks: anywhere('merci|remercie|remerciements'),
  greet: atStart('ah|oh|euh', 'bonjour|bonsoir|salut|coucou|allo'),
  again: anywhere(
    "(?:pouvez|pourriez|peux)-(?:vous|tu) (?:me )?(?:le )?repeter|repetez|vous pouvez repeter|pardon ?\\?$|comment ?\\?$|je n'ai pas (?:entendu|compris)|plait-il|vous dites",
  ),
  wait: anywhere(
    'attendez|un (?:instant|moment|petit moment)|une (?:seconde|minute)|deux secondes|laissez-moi (?:voir|regarder|verifier|reflechir)|je (?:regarde|verifie)|patientez|ne quittez pas',
  ),
  'any-person': anywhere(
    "n'importe qui|(?:qui|celui|celle) (?:est|sera) (?:libre|disponible)|peu importe (?:qui|la personne)",
  ),
  any: anywhere(
    "n'importe lequel|l'un des trois|tous me vont|peu importe|n'importe (?:qui|quand|lequel|laquelle|quel\\w*)|ca m'est egal|(?:comme|quand) vous (?:voulez|pouvez)|(?:qui|celui|celle) (?:est|sera) (?:libre|disponible)|pas de preference|aucune preference|je n'ai pas de preference|au choix|a vous de voir|les deux me vont|l'un ou l'autre",
  ),
  decline: anywhere(
    "(?:je )?prefere(?:rais)? (?:pas|ne pas|eviter)|(?:ne|n') .{0,12} pas (?:donner|dire)|pas d'e-?mail|pas de (?:mail|code|telephone|numero)|sans (?:telephone|numero)|je n'(?:en )?ai pas|je n'ai (?:aucun|pas de|pas d')|pas besoin|n'(?:a|ai|avez|ayez) (?:vraiment )?(?:pas )?besoin|que vous ayez besoin|sans e-?mail|laissons|je n'utilise pas",
  ),
  'dont-know': anywhere(
    "(?:je )?(?:ne )?(?:le )?(?:sais|sait) pas|aucune idee|pas (?:sure?|certaine?)|je (?:ne )?(?:m'en )?(?:souviens|rappelle) (?:pas|plus)|je ne saurais|j'ignore",
  ),
  drop: anywhere(
    "laissez (?:tomber|comme ca)|laisse tomber|oubliez(?: ca)?|tant pis|ce n'est (?:pas|plus) (?:grave|la peine|necessaire)|j'ai change d'avis|finalement (?:non|pas)|peu importe alors",
  ),
  also: anywhere('aussi|egalement|en plus|un autre|une autre|encore un|en meme temps|les deux|et puis'),
  another: anywhere(
    `(?<!(?:j'ai|avais|y a|est|deja) )(?:une? autre|encore une?|une? deuxieme|une? seconde?)(?: (?:${visit})|(?=,? (?:s'il|pour|a|au|avec|le|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\\p{L}))|(?= (?!(?:heure|jour|date|fois|chose|question|moment|creneau|personne|semaine)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:pour|le|a|avec|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\\p{L})))|(?:aussi|pareil|la meme chose|une?|et) pour (?:ma|mon|mes|notre) ${oneOfKin.fr}|pour (?:ma|mon|mes|notre) ${oneOfKin.fr} aussi`,
  ),
  correction: anywhere(
    'non,? (?:attendez|pardon|plutot)|attendez|pardon|plutot|je veux dire|je voulais dire|en fait|finalement|au lieu|a la place|correction|enfin non',
  ),
  book: anywhere(
    `(?:prendre|reserver|fixer|avoir|obtenir|caler|poser|programmer|planifier) (?:.{0,20} )?(?:${visit})|(?:un|une|nouveau|autre|premier|prochain) (?:${visit})|reserver|(?:envoyer|passer|venir) (?:quelqu'un|chez|a la maison|voir|un)|quelqu'un (?:peut|pourrait|puisse|qui) (?:.{0,10} )?(?:venir|passer|regarder)|(?:pouvez|pourriez)-vous (?:venir|passer|envoyer|me prendre|me recevoir|reparer|nettoyer|regarder)|(?:inscri(?:vez|re|s)|notez|mettez|comptez)[- ](?:moi|nous|l[ae]s?)(?= (?:pour|a|au|le|en|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)(?!\\p{L}))|inscri(?:vez|re|s) (?:aussi |egalement )?(?:ma|mon|mes)|inscrivez[- ](?:moi|nous|l[ae]s?)|(?:l'|les |nous )inscri(?:re|vez)|me (?:recevoir|prendre)|m'inscrire`,
  ),
  want: anywhere(
    "je (?:voudrais|veux|souhaite(?:rais)?|cherche|desire)|j'aimerais|j'ai besoin|nous (?:voudrions|souhaitons|aimerions)|on (?:voudrait|aimerait)|il me (?:faut|faudrait)|(?:est-ce que )?je (?:peux|pourrais)|puis-je|pourrais-je|pourrait-on|peut-on|(?:pouvez|pourriez|auriez|avez)-vous|serait-il possible|s'il vous plait|vous pourriez",
  ),
  appointment: anywhere('rendez-vous|rendez vous|rdv|reservations?|creneaux?'),
  move: anywhere(
    `(?:deplacer|decaler|reporter|changer|repousser|avancer|modifier|bouger|remettre|reprogrammer)(?: .{0,30})?(?: (?:${visit}|l'heure|la date|le jour|a|au|de|pour))|(?:le|la) (?:deplacer|decaler|reporter|changer|repousser|avancer)|(?:(?:mettez|passez)[- ]l[ea]|l[ea] (?:mettre|passer)) (?:plutot )?(?:a |au |pour )?${aDay}|(?:autre|different) (?:jour|heure|date|moment|creneau) a la place`,
  ),
  cancel: anywhere(
    "annul(?:er|ez|e|ation de mon)|(?:me|nous) (?:desiste|decommande)|l'annuler|supprimer (?:mon|le|ce) (?:rendez-vous|rdv)|decommander|(?:ne )?(?:pourrai|peux|vais) (?:plus|pas) (?:pouvoir )?venir(?!.{0,60}(?:deplacer|decaler|reporter|changer|autre))",
  ),
  own: anywhere(
    `(?:vient|venez) toujours|toujours (?:d'accord|prevu|bon)|(?:quand|a quelle heure|quel jour|avec qui) (?:est|etait|ai-je|j'ai|avais-je|c'est) (?:.{0,15} )?(?:mon|rendez-vous|rdv)|(?:confirmer|verifier|rappeler|savoir|connaitre) (?:.{0,25} )?mon (?:prochain )?(?:${visit})|(?:ai-je|est-ce que j'ai|j'ai) (?:bien |toujours |encore )?(?:un |mon )?(?:${visit}) .{0,30}\\?|c'est quand(?: exactement)?,? (?:deja )?mon (?:prochain )?(?:${visit})|mon (?:prochain )?(?:${visit}),? c'est (?:bien )?(?:quand|a quelle heure|quel jour)|je (?:viens|dois venir|suis attendue?) (?:quand|a quelle heure|quel jour)|(?:quand|a quelle heure|quel jour) (?:suis-je|dois-je) (?:attendue?|venir|bien attendue?)|(?:sais plus|oublie) (?:quand|a quelle heure|quel jour|l'heure)|(?:quand|a quelle heure|quel jour) (?:est-ce que )?je (?:viens|dois venir|suis attendue?)`,
  ),
  others: anywhere(`(?:ma|mon|sa|son|de ma|de mon) ${oneOfKin.fr}`),
  'for-other': anywhere(
    `pour (?:ma|mon|mes) ${oneOfKin.fr}|(?:amener|emmener) (?:ma|mon) ${oneOfKin.fr}|(?:ma|mon) ${oneOfKin.fr} (?:a besoin|voudrait|aimerait|veut)|(?:inscri\\p{L}+|not(?:er|ez)|mettez) (?:aussi |egalement )?(?:ma|mon) ${oneOfKin.fr}`,
  ),
  'meant-for': anywhere(
    `(?<=(?:^|[,.;!])\\s*|(?<!\\p{L})(?:oui|ok|et|mais|une?|c'est|est|cel(?:le|ui)(?:-ci|-la)?|${visit})\\s)pour (?:ma|mon|mes|notre) ${oneOfKin.fr}`,
  ),
  'others-visit': anywhere(
    `(?:annul|deplac|report)\\p{L}*(?:[- ]l[ea])? pour (?:ma|mon) ${oneOfKin.fr}|(?:${visit}|visite|celui|celle|ceux) (?:de|du|pour|au nom de) (?:ma|mon|mes|notre|nos|sa|son) (?:${oneOfKin.fr}|enfants|parents)|(?:ma|mon) ${oneOfKin.fr} (?:a|avait) (?:.{0,12} )?(?:${visit})`,
  ),
  message: anywhere(
    "transmett(?:re|ez) (?:la|ma|cette) (?:question|demande)|qu'(?:on|il|elle) m'ecrive|ecrivez[- ]moi|(?:laisser|prendre|transmettre|passer|faire passer) (?:.{0,15} )?(?:message|mot)|(?:me|nous) rappel(?:er|le|ez|lent)|(?:demander|dire|dites|demandez) (?:a|au|aux) .{1,30} de (?:m'appeler|me (?:rappeler|telephoner|contacter|recontacter|joindre|ecrire))|rappelez-moi|rappeler|qu'(?:il|elle|on) me (?:rappelle|contacte|telephone)|me (?:recontacter|contacter|telephoner)|(?:faites|fais)[- ](?:lui|leur) (?:savoir|part|passer)|faire savoir|(?:lui|leur) (?:dire|faire savoir|transmettre)|transmettez|dites-(?:lui|leur)|dire a|prevenez|prevenir|(?:faire|faites) (?:suivre|parvenir)|demandez-(?:lui|leur)|renseignez-vous",
  ),
  person: anywhere(
    "parler (?:a|avec) (?:une? |quelqu'un|la |le |l'|votre )?(?:vraie? )?(?:personne|humain|quelqu'un|responsable|gerante?|patronn?e?|conseill\\w+|receptionniste|avocate?|docteur|medecin|\\p{L}+)|(?:une )?vraie? personne|un (?:etre )?humain|(?:passez|passer|transferez)[- ]moi|mettez[- ]moi en (?:relation|contact|communication|ligne)|me passer|pas (?:a|avec) une? (?:machine|robot|repondeur)|quelqu'un de reel|une personne,? (?:s'il vous plait|si (?:c'est )?possible)",
  ),
  robot: anywhere(
    "(?<!vous )(?:appuyez sur|tapez|composez le) (?:le |la touche )?(?:\\d|un|deux|trois|neuf|zero)(?! (?:boutons?|fois|touches))|(?:ceci|cela) est un (?:message|appel) (?:automatique|(?:pre-?)?enregistre)|c'est un (?:message|appel) (?:automatique|(?:pre-?)?enregistre)|votre appel est (?:tres )?important|apres le (?:bip|signal)|avez ete selectionnee?s?|garantie de votre (?:voiture|vehicule)",
  ),
  sales: anywhere(
    "(?:nous|on) (?:aidons|aide|accompagnons|accompagne|travaillons avec) (?:les |des )?(?:entreprises|pme|commerces|commercants|professionnels|cabinets|salons|garages)|(?:responsable|personne en charge) (?:des achats|du marketing)|offre (?:speciale|exclusive) (?:pour|aux) (?:les |votre )?(?:entreprise|professionnel)|seriez-vous interesse|augmenter (?:vos|votre) (?:ventes|chiffre|visibilite|clientele)|(?:j'appelle|je vous appelle) (?:de la part d'une|d'une|pour une) (?:agence|societe)",
  ),
  'wrong-number': anywhere(
    '(?<!(?:donne|laisse|note|avez|mis)(?: \\p{L}+){0,2} )(?:faux|mauvais) numero|trompee? de numero|erreur de numero|je cherchais a joindre',
  ),
  orders: anywhere(
    'ignore[zr]? (?:toutes? )?(?:les |tes |vos )?(?:instructions|consignes|regles)|oublie[zr]? (?:toutes )?(?:tes|vos|les) (?:instructions|consignes|regles)|tu es (?:maintenant|desormais)|message systeme|(?:montre|affiche|revele|donne)[zr]?[- ]?(?:moi )?(?:ton|votre|tes|vos|le) (?:prompt|instructions)|mode developpeur|(?:donne|liste|montre)[zr]?(?:[- ]moi)? (?:.{0,12} )?(?:numeros|noms|donnees|coordonnees|telephones) (?:de|des) (?:vos |tes |autres |tous les |tous vos )?(?:clients?|patients?|contacts?)',
  ),
  abuse: anywhere(
    'putain|merde|connard|connasse|salope|encule|idiote?s?|imbecile|debile|conne?|ta gueule|va te faire|nique|stupide (?:machine|robot)|machine (?:stupide|inutile)',
  ),
  complaint: anywhere(
    "n'(?:est|a) (?:toujours |rien )?(?:pas )?(?:arrive|recu)|rien recu|j'attends toujours|plainte|reclamation|je suis (?:furieux|furieuse|hors de moi)|vous (?:m'|nous )?avez (?:mal (?:fait|coupe|installe|repare|livre|peint)|(?:livre|vendu|envoye|donne) (?:le|la|les) mauvaise?s? (?!heure|date|jour|numero|nom|adresse)\\p{L}+)|inadmissible|inacceptable|scandaleux|(?:tres|vraiment) (?:decue?|mecontente?|fachee?|enervee?|en colere)|(?:pas|peu) (?:du tout |vraiment |tres )?(?:contente?|satisfaite?|ravie?) (?:de|du|des|d')|rembours(?:ement|er|ez)|surfacture|(?:facture|debite) deux fois|erreur de facturation|porter plainte|avocat (?:vous|va)|(?<!j'ai (?:\\p{L}+ )?)(?:abime|endommage|casse|gache|rate) (?:mon|ma|mes)|jamais (?:venu|arrive|passe)|personne n'est venu|troisieme fois|toujours (?:en panne|casse|pas repare)|service (?:nul|deplorable|horrible)",
  ),
  bot: anywhere(
    "(?:etes-vous|vous etes|es-tu|je parle (?:a|avec)|c'est|suis-je en ligne avec) (?:une? )?(?:robot|machine|ordinateur|vraie personne|humain|personne|ia|intelligence artificielle|repondeur)|a qui (?:je parle|ai-je)|(?:c'est (?:bien )?|est-ce (?:bien )?|vous (?:n'etes pas|etes(?: bien)?) (?:chez )?|etes-vous (?:bien |pas )?(?:chez )?|je suis bien (?:chez|a|au) ?|suis-je (?:bien )?(?:chez|a|au) ?)(?:le |la |l'|les )?(?:patisserie|boulangerie|pizzeria|restaurant|hotel|hopital|pharmacie|banque|ecole|mairie|bibliotheque|eglise|clinique|cabinet|etude|garage|salon|coiffeur|magasin|fleuriste|veterinaire)(?: (?!qui|que|ou)[\\p{L}'&.-]+){0,4}(?= *[?.!]| *$)",
  ),
  late: anywhere(
    "(?<=^\\P{L}*)(?:un peu |tres )?en retard(?! (?:sur|pour (?:ma|mon|mes|la|le|les|payer|faire)|dans|avec))|(?:je (?:vais|serai|suis)|j'(?:ai|aurai)|on (?:va|sera)) (?:etre |avoir |arriver )?(?:un peu |environ |.{0,15} )?(?:en retard|du retard|de retard)|(?:dans les|un) (?:bouchons?|embouteillages?)(?! d[eu'])|j'arrive (?:dans|avec) .{1,14}min(?:utes)?(?= de retard|[ ,.!]*$)|mon (?:train|bus|metro) (?:est|a) (?:.{0,8} )?(?:retard|retarde|en retard|du retard)",
  ),
  question:
    /\?|(?<!\p{L})(?:c'est|ca (?:coute|fait|dure|prend)) combien(?!\p{L})|(?:jusqu'a|jusqua|a|de) (?:quand|quelle heure)(?![\p{L}])|^[^\p{L}]*(?:(?:et|ah|oh|bonjour|bonsoir|excusez-moi|pardon|une question|dites)[ ,:.]+){0,3}(?:s'il(?! (?:vous|te) plait)|si (?:je|on|c'est|il)|qui|que|qu'est-ce|quand|ou|comment|combien|quel|quelle|quels|quelles|pourquoi|est-ce|avez-vous|faites-vous|acceptez-vous|prenez-vous|puis-je|peut-on|y a-t-il|vous (?:avez|faites|acceptez|prenez)|je voulais savoir|je voudrais savoir|j'aimerais savoir|pouvez-vous me dire|a quelle)(?![\p{L}])/u,
  available: anywhere(
    '(?:avez-vous|auriez-vous|il y a|vous avez|y a-t-il|reste-t-il) (?:.{0,20} )?(?:creneau|place|dispo\\w*|libre|rendez-vous|moment)|disponib\\w+|libre|possible|conviendrait|(?:ca|cela) (?:irait|va|vous va|vous irait|marche|marcherait|vous arrange|vous convient)|le plus (?:tot|vite)|des que possible|premiere disponibilite|quand (?:est|serait) (?:le|la) prochaine?',
  ),
  first: anywhere(
    '(?:le|la)? ?(?:premiere?|plus tot)(?: creneau| option)?|(?:le|la) 1(?:er|re)(?= (?:c.est|creneau|me |va|serait|svp|merci)|[ ,.!]*$)',
  ),
  second: anywhere(
    '(?:(?:le|la)? ?(?:deuxieme|seconde?)(?: creneau| option)?|(?:le|la) 2e(?:me)?|(?:celui|celle) du milieu)',
  ),
  third: anywhere('(?:le|la)? ?troisieme(?: creneau| option)?|(?:le|la) 3e(?:me)?'),
  last: anywhere('(?:le|la) (?:derniere?|plus tard)(?: creneau| option)?'),
  'no-booking': anywhere(
    "(?:ne |n')?(?:veux|voulais|souhaite|cherche|ai) pas (?:besoin )?(?:de |d'un |prendre )?(?:rendez-vous|rdv|reserver|d'horaire)|rien (?:reserver|prendre)|pas (?:de|besoin de|besoin d'un|pour un) (?:rendez-vous|rdv)|(?:juste|seulement|simplement) (?:une question|un renseignement|savoir|demander|pour)|je (?:voulais|veux|voudrais) (?:juste|seulement|simplement) (?:savoir|demander|un|connaitre)",
  ),
  gone: anywhere("n'(?:ai|aurai|avons) plus besoin|plus besoin (?:de|du)"),
  'others-thing': anywhere(
    "(?:numero|telephone|adresse|coordonnees|(?<!(?:un|autre|nouveau|premier|prendre|fixer|reserver) )(?:rendez-vous|rdv)|dossier|resultats) (?:de telephone )?(?:de |d')(?!(?:vous|votre|la|le|l'|mon|ma|un|une|telephone)(?![\\p{L}]))\\p{L}+",
  ),
  policy: anywhere(
    "frais|facturee?|penalite|conditions|sans (?:payer|frais)|payer|rembours\\w+|combien|delai|que se passe|cout|coute|acompte|jusqu'a quand",
  ),
  'is-in':
    /^[^\p{L}]*(?:(?:bonjour|bonsoir|salut)[ ,!.]+)*(?:est-ce que )?.{1,25}(?:est-(?:il|elle)|est) (?:la|present\w?|disponible|libre)(?: aujourd'hui| maintenant| en ce moment)?[ ?!.]*$/u,
  'others-when': anywhere(
    `(?:ma|mon|sa|son) ${oneOfKin.fr} (?:a|a-t-il|a-t-elle) (?:bien |deja )?(?:annule|deplace|reserve|pris|change)(?=[^.;!]*\\?)|(?:savoir|dire) si (?:ma|mon|sa|son) ${oneOfKin.fr} a (?:bien |deja )?(?:annule|deplace|reserve|pris|change)|` +
      "(?:a quelle heure|quand|quel jour|avec qui) .{0,30}(?:elle|il|sa|son|vient|est-elle|est-il|a-t-elle|a-t-il)|(?:est|etait)(?:-elle|-il)? .{2,30} (?:cliente?|patiente?) chez vous|(?:numero|adresse|coordonnees|telephone) d'(?:un|une) (?:autre )?(?:client|patient)",
  ),
  info: anywhere(
    'combien|quel (?:prix|tarif|est le prix|cout)|prix|tarifs?|coute|ou (?:etes|se trouve|puis|est)|parking|stationn\\w+|(?:faites|acceptez|prenez|vendez|proposez|avez|recevez|travaillez|utilisez|parlez)-vous|vous (?:faites|acceptez|prenez|vendez|proposez|recevez|utilisez)|assurance|mutuelle|remise|garantie|horaires?|(?:a quelle heure|quand) (?:ouvrez|fermez|est-ce que vous)|ouverts?|wifi',
  ),
};
