// "I'd be coming to you", "I'm bringing it in", "¿no es en su oficina?": the caller comes to the business, so that nobody has to know where
// they live. "Do I come to you or do you come to me?" asks it, and "come to my place" has somebody sent. Four languages, over folded text.

const thing = '(?:it|that|this|them|him|her|these|those|some|(?:the|my|our|a|an|one of my)) ?(?:[\\p{L}\\d-]+ ){0,5}?';
const english = [
  "(?:i|we)(?:'ll|'d|'m|'re| will| would| am| are| can| could| was| were)?(?: (?:just|be|rather|going to|gonna|planning to|like to|love to|want to|have to|need to|the one|the ones|prefer to|actually|then|supposed to|happy to|hoping to))* (?:com(?:e|ing)|driv(?:e|ing)|stop(?:ping)?|swing(?:ing)?|walk(?:ing)?|head(?:ing)?|pop(?:ping)?)(?: (?:over|down|up|by|out|on|right|round|around|all the way))*(?: (?:to (?:you|y'all|you guys|the (?:shop|store|office|studio|clinic|salon|showroom|workshop|yard|school))|to your|by your|in(?= to (?:you|your|see)(?!\\p{L}))|there|in))?(?=\\P{L}*$|,| (?:to|for|with|on|at|though|anyway|myself|then|right|so|and|isn't|aren't|no|thursday|friday|monday|tuesday|wednesday|saturday)(?!\\p{L}))(?! (?:to|at|by|from) (?:my|our|his|her|their)(?!\\p{L}))",
  `(?:bring(?:ing)?|drop(?:ping)?|haul(?:ing)?|carry(?:ing)?|tak(?:e|ing)|tow(?:ing)?|leav(?:e|ing)) (?:it|that|this|them|him|her|${thing})? ?(?:in|by|off|over|down there|to (?:you|your|the (?:shop|store|office|studio|clinic))|at your)(?= |\\P{L}*$)(?! (?:the|my|our|your) (?:house|home|driveway|garage|yard|basement|kitchen|evening|morning|afternoon|bathroom|backyard)(?!\\p{L}))`,
  "(?:isn't|is|it's|its|that's|this is|be|being|was|meet(?:ing)? you|see you) (?:it |this |that |all |done )?(?:going to be )?at (?:your|the) (?:shop|place|office|store|studio|location|clinic|workshop|salon|showroom|end)",
  "com(?:e|ing) to (?:you|y'all) (?:guys |folks )?(?:instead|myself|ourselves)",
  '(?:come|coming|stop|swing|drop|drive|pop)(?: (?:over|in|down|right|on|out))* (?:by|to|at) your (?:shop|store|place|office|studio|clinic|location|salon|showroom|workshop)(?!\\p{L})',
];
const spanish = [
  '(?:voy|vamos|ire|iremos|iria|iriamos|paso|pasamos|pasare|pasaria|llego|llegamos|vengo|venimos|me acerco|nos acercamos|quiero ir|queremos ir|prefiero ir|puedo ir)(?: (?:a|yo|mismo|misma|nosotros|mejor|ir|pasar|llegar|acercarme|mas bien|hasta|para|directo))* (?:alla|ahi|con ustedes|con usted|donde (?:ustedes|estan)|(?:a|por) (?:su|la|las) (?:oficina|tienda|taller|local|negocio|escuela|consultorio|clinica|estudio|sucursal|despacho|salon|casa de ustedes)|al (?:taller|local|negocio|consultorio|estudio|salon|despacho))(?!\\p{L})',
  '(?:llev(?:o|ar|arles|aria|are|arselo|arsela|amos)|dej(?:o|ar|arlo|arla)|traig\\p{L}+|traer\\p{L}*)(?: \\p{L}+){0,5} (?:alla|ahi|con ustedes|a (?:su|la) (?:oficina|tienda|escuela|clinica|sucursal)|al (?:taller|local|negocio|consultorio|estudio))(?!\\p{L})',
  '(?:es|seria|sera|era|va a ser) (?:ahi |alla )?(?:en|con) (?:su (?:oficina|taller|local|tienda|escuela|consultorio|estudio|clinica|negocio)|la (?:oficina|tienda|escuela|clinica)|el (?:taller|local|consultorio|estudio|negocio)|ustedes)(?!\\p{L})',
  '(?:yo|nosotros) (?:soy quien|somos quienes|soy el que|soy la que|somos los que) (?:va|voy|vamos|pasa|paso|pasamos)',
];
const french = [
  "(?:je|j'|on|nous|moi qui|nous qui)(?: ?(?:vais|va|allons|veux|voudrais|peux|peut|pourrais|prefere|compte|pensais))?(?: (?:bien|donc|plutot|y|vous|me|passer|venir))* ?(?:viens|vient|venons|viendrais?|viendrai|viendra|venir|passe|passons|passerais?|passerai|passera|passer|deplace|deplacer|rends|rendrai)(?: \\p{L}+){0,2}? (?:chez vous|a votre|dans votre|au (?:magasin|studio|cabinet|garage|bureau|atelier|salon|labo)|a (?:la boutique|l'atelier|l'agence|l'ecole|la clinique)|la-bas|sur place|vous voir|moi-meme|directement)(?!\\p{L})",
  "c'est (?:moi|nous) qui (?:viens|vient|venons|passe|passons|me deplace|nous deplacons|vais venir|viendrai|viendrons)",
  "(?:je|j'|on|nous)(?: \\p{L}+){0,2} ?(?:l')?(?:apporte|apporter|apporterai|depose|deposer|deposerai|amene|amener|amenerai|ramene|ramener|emmene)(?!\\p{L})(?: \\p{L}+){0,4}(?: chez vous| a votre| au (?:magasin|studio|cabinet|garage|bureau|atelier|salon)| a (?:la boutique|l'atelier)|\\P{L}*$)",
  "(?:c'est|ce sera|ca se passe|ce n'est pas|c'est pas)(?: \\p{L}+){0,2} (?:chez vous|dans votre \\p{L}+|a votre \\p{L}+|au (?:studio|magasin|cabinet|garage|bureau|atelier|salon))(?!\\p{L})",
];
const german = [
  '(?:ich|wir)(?: \\p{L}+)?? (?:komme|kommen|fahre|fahren|kame|kamen)(?: (?:ja|doch|dann|da|aber|eh|sowieso|selbst|selber|lieber|gern|einfach|am \\p{L}+))* (?:zu (?:ihnen|euch)|vorbei|hin|hinkommen|in (?:den|die|das|ihren|ihre|ihr|euren|eure) (?:laden|praxis|werkstatt|studio|buro|geschaft|salon|filiale|schule)|ins (?:studio|buro|geschaft)|selbst|selber)(?!\\p{L})',
  '(?:komme|kommen|fahre|fahren) (?:ich|wir)(?: (?:ja|doch|dann|da|aber|eh|sowieso|selbst|lieber))* (?:zu (?:ihnen|euch)|vorbei|hin|in (?:den|die|ihren|ihre) \\p{L}+)(?!\\p{L})',
  '(?:ich|wir)(?: \\p{L}+)?? (?:mochte|mochten|will|wollen|wurde|wurden|kann|konnte)(?: \\p{L}+){0,5} (?:vorbeikommen|vorbeibringen|hinkommen|hinbringen|zu (?:ihnen|euch) kommen|zu (?:ihnen|euch) bringen|herbringen|reinbringen)(?!\\p{L})',
  '(?:bringe|bringen)(?: \\p{L}+){0,5} (?:vorbei|hin|zu (?:ihnen|euch)|in (?:den|die|ihren|ihre) (?:laden|praxis|werkstatt|studio|filiale))(?!\\p{L})',
  '(?:ist|findet|ware|lauft)(?: \\p{L}+){0,3} bei (?:ihnen|euch)(?:(?: \\p{L}+){0,3} statt)?(?!\\p{L})|bei (?:ihnen|euch) (?:im|in der|in dem|vor ort)(?!\\p{L})',
];
const comes = new RegExp(`(?<!\\p{L})(?:${[...english, ...spanish, ...french, ...german].join('|')})`, 'u');

/** Somebody is to come to them, or it is open who comes. */
const toThem =
  /(?<!\p{L})(?:(?:come|coming|drive|stop|swing|get|head)(?: (?:out|over|by|down))* to (?:me|us|my|our)|(?:or|o|ou|oder)(?= (?:do|will|are|can|you|viene|vienen|ustedes|vous|est-ce|kommen|sie|ihr)(?!\p{L}))|pick (?:me|us|him|her) up|(?:pas|pasa|pasan|pasen|vengan|viene|vienen|recog\p{L}+)(?: \p{L}+){0,2} (?:por mi|a mi|por nosotros|a nuestra)|chez (?:moi|nous)|venez|zu (?:mir|uns)|bei (?:mir|uns)|holen sie)(?!\p{L})/u;

/** Do they say that it is they who come? */
export const comesToUs = (folded: string): boolean => comes.test(folded) && !toThem.test(folded);
