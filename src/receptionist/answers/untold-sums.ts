// "What would my EyeMed copay be?" of a text that only names the plan, "is there a discount for four cats?" of one on missed visits: the
// sum or the share that is asked is told by no word of it. Folded text, four languages.

/** What an insured pays themselves, which an owner's text tells by its name or not at all. */
const ownShare =
  '(?:co-?pay(?:ment)?s?|co-?insurance|(?<!tax[- ])deductibles?|out[- ]of[- ]pocket|copagos?|deducibles?|coaseguro|de mi bolsillo|ticket moderateur|reste a (?:ma )?charge|rest(?:e|era|erait) a (?:payer|ma charge)|quote-part|(?:ma|la) franchise|zuzahlung\\w*|eigenanteil\\w*|selbst(?:beteiligung|behalt)\\w*)';
const ofOwnShare = {
  asked: new RegExp(`(?<!\\p{L})${ownShare}(?!\\p{L})`, 'u'),
  told: new RegExp(
    `(?<!\\p{L})(?:${ownShare}|(?:patient|your|own) (?:share|portion|part)|what (?:your|the) (?:plan|insurance|insurer)|depends on (?:your|the) (?:plan|insurance|policy)|(?:su|cada) (?:plan|seguro|poliza) (?:cubre|paga)|segun su (?:plan|seguro)|selon votre (?:mutuelle|assurance|contrat)|je nach (?:kasse|versicherung|tarif))(?!\\p{L})`,
    'u',
  ),
};

const discount =
  '(?:discount(?:s|ed)?|price breaks?|descuentos?|rebajas?|rebajad[oa]s?|remises?|rabais|(?:menge|geschwister|familien)?\\w*rabatte?\\w*|nachlass|nachlasse|preisnachlass|ermassigung\\w*|ermassigt\\w*)';
const discountAsked = new RegExp(`(?<!\\p{L})${discount}(?! (?:cards?|codes?|plans?|programs?))(?!\\p{L})`, 'u');
const discountTold = new RegExp(
  `(?<!\\p{L})${discount}(?!\\p{L})|\\d ?%|[$€£] ?\\d+ (?:off|less)(?!\\p{L})|(?<!\\p{L})(?:percent|half (?:price|off)|cheaper|reduced|por ciento|pour cent|prozent|gunstiger|billiger|reduit\\p{L}*|reduction\\p{L}*)(?!\\p{L})`,
  'u',
);
/** What may as well be a price for several, or for some, unless it is said of visits that are missed or moved. */
const lessTold =
  /(?<!\p{L})(?:free|no (?:extra )?charge|special\p{L}*|packages?|bundles?|deals?|coupons?|promo\p{L}*|member\p{L}*|loyalty|punch|sliding|bulk|rates?|second|third|each|both|additional|two|three|siblings?|famil\p{L}*|seniors?|students?|kids|children|gratis|paquetes?|promocion\p{L}*|ofertas?|bonos?|segund[oa]s?|adicional\p{L}*|dos|tres|cada|herman[oa]s|estudiantes|gratuit\p{L}*|offert\p{L}*|forfaits?|deuxieme|chaque|deux|trois|etudiants?|enfants?|kostenlos|paket\p{L}*|zweite\p{L}*|jede\p{L}*|zwei|drei|geschwister\p{L}*|kinder|schuler)(?!\p{L})/u;
const ofVisit =
  /cancel|resched|miss(?:ed|ing)|no.?show|(?<!\p{L})late(?!\p{L})|annul|manque|absag|stornier|versaum|verpass|no (?:se presenta|viene|llega)|no pue(?:de|da) venir/u;

/** Does a text leave untold what is asked of a share or a discount? Both folded. */
export function leavesSumUntold(asked: string, told: string): boolean {
  if (ofOwnShare.asked.test(asked) && !ofOwnShare.told.test(told)) return true;
  if (!discountAsked.test(asked) || discountTold.test(told)) return false;
  return ofVisit.test(told) || !lessTold.test(told);
}
