// "Cleanings for my two kids", "my wife and I both need an eye exam", "haircuts for me and my son": several people come, and each has a
// visit of their own. Only what is done to a person is wanted once for each: a couple has one will made, and one leak repaired.
// Patterns are over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import { type Command, narrowedMax } from '../../commands.ts';
import { childWords, isForChildren } from '../../models/for-children.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { ownAnimal } from '../kind-words.ts';
import type { Seen, Wants } from '../seen.ts';
import { candidateOf, servicesAt } from '../services/near.ts';
import { childsService } from './guest-age.ts';
import { kin } from './kin.ts';

type Words = {
  /** The caller, where it stands behind "for", and where it is who needs something. */
  readonly me: string;
  readonly i: string;
  /** "Mine and my son's", and what stands before the other's. */
  readonly mine: readonly [mine: string, theirs: string];
  readonly whose: string;
  readonly kin: string;
  /** Several in one word: "kids", "parents". */
  readonly many: string;
  /** "Both of us", "the three of us": the caller among them. */
  readonly us: string;
  readonly animals: string;
  readonly two: string;
  readonly three: string;
  readonly four: string;
  readonly and: string;
  /** Between the visits and whose they are: "la limpieza de mi hijo y de mi hija"; English has it behind them. */
  readonly of: string | null;
  /** What stands before whom it is for, and behind who needs it. */
  readonly lead: string;
  readonly needs: string;
  /** "Need me and my son in today": what stands around those who are to be seen, whatever for. */
  readonly seen: readonly [before: string, behind: string] | null;
  /** "Two appointments", for nobody named. */
  readonly visits: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    me: 'me|myself|i(?= *(?:[.,?!]|$)| (?:on|at|this|next|tomorrow|today|please|to come|as soon)(?!\\p{L}))',
    i: 'i|me|myself',
    mine: ['mine', ''],
    whose: '(?:my|our)',
    kin: kin.en,
    many: 'kids|children|kiddos|sons|daughters|boys|girls|twins|parents|grandkids|grandchildren|grandsons|granddaughters|nephews|nieces',
    us: '(?:the )?(?:NUM) of us|us (?:both|two)|(?:NUM) (?:people|persons|adults)',
    animals: 'dogs|cats|pups|puppies|kittens|pets',
    two: 'two|2|both|a couple of|twins',
    three: 'three|3',
    four: 'four|4',
    of: null,
    and: '(?:,? and|,|,? &|,? plus|,? as well as)(?: also| for| (?:one|another)(?: one)? for)*',
    lead: '(?<!(?:up|ready|care|looking|paid|pay|out) )for|get|bring|bringing|book|schedule|fit|squeeze|sign up|take|see|put',
    needs:
      "(?: (?:both|all|each))?(?: (?:would|really|also))*(?:'d)?(?: (?:both|all|each))? (?:need|want|like|could use|are due|are overdue|have to get|have to have|are looking)",
    seen: ['need|want|get|fit|squeeze|have', 'in|seen|to (?:be seen|come in)'],
    visits: '(?:need|want|like|book|schedule|make) (?:NUM) (?:\\p{L}+ )?(?:appointments|appts|visits|spots|slots)',
  },
  es: {
    me: 'mi(?= *(?:[.,?!]|$)| (?:y|e|el|este|la proxima|manana|hoy|por favor|a las?)(?!\\p{L}))|mi persona',
    i: 'yo',
    mine: ['(?:el|la|lo) mi[oa]', '(?:el|la|lo) de '],
    whose: '(?:mis?|nuestr[oa]s?)',
    kin: kin.es,
    many: 'hij[oa]s|nin[oa]s|padres|papas|niet[oa]s|gemel[oa]s|sobrin[oa]s|chiquillos|herman[oa]s',
    us: 'nosotr[oa]s (?:NUM)|los (?:NUM)(?= *(?:[.,?!]|$))|(?:NUM) personas',
    animals: 'perr[oa]s|perrit[oa]s|gat[oa]s|gatit[oa]s|mascotas|cachorr[oa]s',
    two: 'dos|2|amb[oa]s|gemel[oa]s',
    three: 'tres|3',
    four: 'cuatro|4',
    of: 'de',
    and: '(?:,? (?:y|e)|,|,? mas)(?: tambien)?(?: (?:otra |una |la )?(?:para|a|de))?',
    lead: 'para|a|traer|llevar',
    needs:
      '(?: (?:amb[oa]s|los dos|las dos|tambien))* (?:necesita\\p{L}*|quer\\p{L}+|quier\\p{L}+|quisier\\p{L}+|ocupa\\p{L}*|nos (?:toca|hace falta|gustaria))',
    seen: null,
    visits:
      '(?:necesit\\p{L}+|quier\\p{L}+|quisiera|queremos|agendar|reservar|sacar|hacer|pedir) (?:NUM) (?:citas|turnos|reservas)',
  },
  fr: {
    me: 'moi(?:-meme)?',
    i: 'moi|je',
    mine: ['l[ea] mien(?:ne)?', 'cel(?:le|ui) de '],
    whose: '(?:mon|ma|mes|notre|nos)',
    kin: kin.fr,
    many: 'enfants|filles|garcons|parents|jumeaux|jumelles|petits[- ]enfants|neveux|nieces|gamins|petits',
    us: 'nous (?:NUM)|(?:tous|toutes) (?:les )?(?:NUM)|(?:NUM) personnes',
    animals: 'chiens|chats|chiots|chatons|animaux',
    two: 'deux|2|jumeaux|jumelles',
    three: 'trois|3',
    four: 'quatre|4',
    of: 'de',
    and: '(?:,? et|,|,? plus)(?: (?:aussi|egalement))?(?: (?:un |une |celui |celle )?(?:pour|a|de))?',
    lead: 'pour|amener|emmener|inscrire|faire passer',
    needs:
      '(?:,? (?:nous|on|tous les deux|toutes les deux|aussi))* (?:avons|aurions|ont|auraient|a|aurait|voudri\\p{L}+|voulons|veulent|aimeri\\p{L}+|aurait|devons|doivent)(?: tou(?:te)?s (?:les )?deux)?(?= (?:tou(?:te)?s (?:les )?deux )?(?:besoin|un|une|prendre|faire|avoir|des|voir)(?!\\p{L}))',
    seen: null,
    visits:
      "(?:voudrais|aimerais|prendre|besoin de|besoin d'|faut|faudrait|reserver) (?:NUM) (?:rendez-vous|rdv|creneaux)",
  },
  de: {
    me: 'mich',
    i: 'ich',
    mine: ['mein(?:en|e|s|er)', '(?:(?:den|die|das|der) )?(?:von )?'],
    whose: '(?:meine?[nrms]?|unsere?[nrms]?)',
    kin: kin.de,
    many: 'kinder|kids|sohne|(?<=(?:zwei|drei|beiden?) )tochter|tochtern|jungs|jungen|madchen|zwillinge|eltern|enkel|enkelkinder|neffen|nichten',
    us: '(?:uns|wir) (?:NUM)|(?:NUM) (?:personen|leute)',
    animals: 'hunde|katzen|welpen|haustiere|kater',
    two: 'zwei|2|beide[nr]?|zwillinge',
    three: 'drei|3',
    four: 'vier|4',
    of: 'von',
    and: '(?:,? und|,|,? sowie)(?: auch)?(?: (?:einen? |die )?(?:fur|von))?',
    lead: 'fur|bringe',
    needs:
      '(?: (?:beide|alle|zusammen|auch))* (?:brauch\\p{L}+|mocht\\p{L}+|woll\\p{L}+|benotig\\p{L}+|hatten gern\\p{L}*|wurden gern\\p{L}*)',
    seen: null,
    visits: '(?:brauch\\p{L}*|mocht\\p{L}+|hatte gern\\p{L}*|buchen|bitte) (?:NUM) (?:termine)',
  },
};

type Patterns = {
  readonly listed: readonly RegExp[];
  readonly item: RegExp;
  readonly self: RegExp;
  readonly animals: RegExp;
  readonly many: RegExp;
  readonly visits: RegExp;
  readonly seen: RegExp | null;
  readonly counts: readonly (readonly [RegExp, number])[];
};

/** "Can I bring my two kids along?": who only comes with somebody is not seen to. */
const alongOnly =
  '[^.!?]{0,20}(?<!\\p{L})(?:along|with (?:me|us)|to (?:wait|watch|play|sit)|in the waiting|conmigo|acompan\\p{L}+|avec (?:moi|nous)|mitbringen|dabei|mitnehmen)(?!\\p{L})';

const patterns = eachLanguage((language): Patterns => {
  const w = words[language];
  const [mine, ofOther] = w.mine;
  const num = `${w.two}|${w.three}|${w.four}`;
  const counted = (text: string) => text.replaceAll('NUM', num);
  const us = counted(w.us);
  const whose = `(?:${w.whose}|the|los|las|les|die|den)`;
  const counts = `(?:(?:all|tod[oa]s|tou(?:te)?s|alle) )?(?:${whose} )?(?:${num}) (?:(?:of|de|von) )?(?:${whose} )?(?:\\p{L}+ )?`;
  const several = `(?:${counts}(?:${w.many}|${w.animals})|(?:(?:all|each|cada un[oa]|tod[oa]s|tou(?:te)?s|alle) (?:of |de )?)?${whose} (?:\\p{L}+ )?(?:${w.many}))`;
  const someone = `${w.whose} (?:\\p{L}+ )?${w.kin}`;
  const ends = `(?= *(?:[.,?!]|$)| (?:both|need|want|in|down|on|at|this|next|tomorrow|please|el|este|manana|necesit\\p{L}+|le|ce|demain|avons|am|diese\\p{L}*|morgen|brauch\\p{L}+)(?!\\p{L}))`;
  const item = (self: string) => `(?:(?:${us})|(?:${self})|${several}|${someone})(?!['\\p{L}])`;
  // "My son and daughter": whose they are is said once.
  const list = (self: string) =>
    `(?<list>${item(self)}(?:(?:${w.and}) (?:${item(self)}|${w.kin}(?!['\\p{L}])${ends}))*)`;
  const theirs = `(?:${someone}(?:['’]s)?(?:(?:${w.and}) (?:${w.whose} )?(?:\\p{L}+ )?${w.kin}(?:(?:['’]s)?(?= and |, )|(?=['’])))+|${several})`;
  const ofThem = new RegExp(
    w.of === null ? `(?<!\\p{L})(?<list>${theirs})['’](?:s)? \\p{L}` : `(?<!\\p{L})(?:${w.of}) ${list(w.me)}`,
    'u',
  );
  return {
    listed: [
      new RegExp(`(?<!\\p{L})(?:${w.lead}) (?:in )?(?:both )?${list(w.me)}(?!${alongOnly})`, 'u'),
      new RegExp(
        `(?<!\\p{L})(?<!(?:for|with|of|to|from|by|about|than|para|con|de|pour|avec|fur|mit|von) )${list(w.i)}(?:${w.needs})(?!\\p{L})`,
        'u',
      ),
      ofThem,
      new RegExp(
        `(?<!\\p{L})(?<!(?:of|to|like|than|as|como|que|comme|wie|als|von) )(?<list>(?:${mine}) (?:and|y|et|und) (?:${ofOther})${someone}(?:['’]s)?)(?!\\p{L})`,
        'u',
      ),
      ...(w.seen === null
        ? []
        : [new RegExp(`(?<!\\p{L})(?:${w.seen[0]}) ${list(w.me)}(?= (?:${w.seen[1]})(?!\\p{L}))`, 'u')]),
      // "Brauchen meine Frau und ich".
      new RegExp(`(?<!\\p{L})(?:brauchen|brauchten|mochten) ${list(w.i)}`, 'u'),
    ],
    item: new RegExp(
      `(?<!\\p{L})(?:${item(`${w.me}|${w.i}|${mine}(?= (?:and|y|et|und) )`)}|${w.kin}(?!['\\p{L}]))`,
      'gu',
    ),
    self: new RegExp(`^(?:${w.me}|${w.i}|${mine})$`, 'u'),
    animals: new RegExp(`(?<!\\p{L})(?:${w.animals})$`, 'u'),
    many: new RegExp(`(?<!\\p{L})(?:${w.many}|${w.animals})$|^(?:${us})$`, 'u'),
    seen:
      w.seen === null ? null : new RegExp(`(?<!\\p{L})(?:${w.seen[0]}) ${list(w.me)} (?:${w.seen[1]})(?!\\p{L})`, 'u'),
    visits: new RegExp(`(?<!\\p{L})${counted(w.visits)}(?!\\p{L})`, 'u'),
    counts: [
      [new RegExp(`(?<![\\p{L}\\d])(?:${w.four})(?![\\p{L}\\d])`, 'u'), 4],
      [new RegExp(`(?<![\\p{L}\\d])(?:${w.three})(?![\\p{L}\\d])`, 'u'), 3],
    ],
  };
});

/** Who comes: null is the caller, or an animal, that is kept under the caller's name; else how they were spoken of. */
export type Guest = string | null;

const guestsMax = 4;

/** How many a word for several stands for; "my kids" are two at the least. */
const countOf = (said: string, { counts }: Patterns): number => counts.find(([one]) => one.test(said))?.[1] ?? 2;

function guestsOf(item: string, language: Language): readonly Guest[] {
  const found = patterns[language];
  if (found.self.test(item)) return [null];
  if (!found.many.test(item)) return [item];
  const count = countOf(item, found);
  if (found.animals.test(item)) return Array.from({ length: count }, () => null);
  const all = Array.from({ length: count }, (_, at) => (at === 0 ? item : `${item} (${at + 1})`));
  // "Both of us": the caller and somebody else.
  return withCaller.test(item) ? [null, ...all.slice(1)] : all;
}
const withCaller = /(?<!\p{L})(?:us|nosotr[oa]s|nous|uns|wir)(?!\p{L})/u;

/** Who comes, the caller first; fewer than two where only one does, or nobody is spoken of. */
export function guestsIn(said: string, language: Language): readonly Guest[] {
  const folded = foldCue(said);
  const found = patterns[language];
  for (const listed of found.listed) {
    const list = listed.exec(folded)?.groups?.list;
    if (list === undefined) continue;
    const guests = [...list.replaceAll(/['’]s?(?!\p{L})/gu, '').matchAll(found.item)].flatMap(([item]) =>
      guestsOf(item, language),
    );
    if (guests.length > 1)
      return guests.toSorted((a, b) => Number(a !== null) - Number(b !== null)).slice(0, guestsMax);
  }
  const visits = found.visits.exec(folded)?.[0];
  return visits === undefined ? [] : Array.from({ length: countOf(visits, found) }, () => null);
}

/** What is done to one person at a time, by the name of the service. */
const ofBody =
  /(?<!\p{L})(?:hair\p{L}*|cuts?|blow-?dry|colou?rs?|highlights?|balayage|touch-up|(?:gel |classic |spa )?manicures?|pedicures?|acrylics|facials?|massages?|lash(?:es)?|brows?|wax\p{L}*|beard|shave|exams?|check-?ups?|physicals?|clean(?:ing|ings)(?! up)|vaccin\p{L}*|shots?|passport photos?|(?:driving|piano|guitar|violin|voice|swim\p{L}*|riding|parking|trial|music) lessons?|lessons?|groom\p{L}*|baths?|nail trims?|corte|cabello|peinado|tinte|manicura|pedicura|facial|masaje|afeitado|barba|examen|limpieza dental|clase de manejo|coupe|couleur|brushing|manucure|soin|lecon de \p{L}+|bain|toilettage|haarschnitt|\p{L}*schnitt|farbe|manikure|pedikure|\p{L}*massage|rasur|\p{L}*untersuchung|fahrstunde|\p{L}*stunde)(?!\p{L})/u;
/** Said of a visit that several come to as one. */
const asOne =
  /(?<!\p{L})(?:couples?|joint|groups?|famil(?:y|ies)|parejas?|grupos?|couple|groupe|paar\p{L}*|gruppe\p{L}*)(?!\p{L})/u;
/** What several come to as one, by the name of the service. */
const ofAll =
  /(?<!\p{L})(?:couples?|famil\p{L}*|groups?|joint|part(?:y|ies)|duo|parent|partners?|wedding|bridal|counsel\p{L}*|mediation|planning|tour|ride|trip|charter|cruise|class|parejas?|grupos?|bodas?|quinceanera|parto|couple|groupes?|mariage|paar\p{L}*|gruppen?\p{L}*|hochzeit\p{L}*|geburt\p{L}*)(?!\p{L})/u;

/** Is it wanted once for each who comes? `service`: undefined where none is named. */
function isForEach({ industry, services }: Business, service: string | undefined, said: string): boolean {
  const names = service === undefined ? services : services.filter(({ name }) => name === service);
  if (ofAll.test(foldCue(service ?? '')) || asOne.test(foldCue(said))) return false;
  if (names.length === 0 || (service !== undefined && names.some((one) => one.needsAddress))) return false;
  if (industry === 'medical' || industry === 'wellness') return names.some((one) => !one.needsAddress);
  if (industry !== 'other' && industry !== 'professional') return false;
  return names.some(
    ({ name, needsAddress }) => !needsAddress && ofBody.test(foldCue(name)) && !ofAll.test(foldCue(name)),
  );
}

/** What is wanted of a visit, once for each of those who come: the first has what was said of it, and the others come after. */
export function forEachGuest(seen: Seen, wants: Wants, commands: readonly Command[]): readonly Command[] {
  const { heard, said, language, mentions, whole } = seen;
  const { frames, asked } = heard.state;
  const all = [...wants.commands, ...commands];
  const under = frames.at(-1);
  const waits =
    under?.flow === 'book' && frames.length === 1 && (asked === 'service' || asked === 'time' || asked === 'name');
  const begins = all.filter((one) => one.do === 'start');
  const books = begins.length === 1 && begins[0]?.do === 'start' && begins[0].flow === 'book';
  if (!(books && under === undefined) && !(waits && begins.length === 0)) return commands;
  if (all.some((one) => one.do === 'also' || one.do === 'others-appointment')) return commands;
  const guests = guestsIn(said, language);
  const named = commands.find((one) => one.do === 'set-service');
  const service = named?.do === 'set-service' ? named.service : waits ? under.service : undefined;
  const isSeen = patterns[language].seen?.test(whole.folded) === true;
  const isOneVisit = mentions.services.length === 0 && !whole.cue('appointment') && service === undefined && !isSeen;
  if (guests.length < 2 || isOneVisit || !isForEach(heard.business, service, said)) return commands;
  const isOfAnimals = ownAnimal.test(foldCue(said));
  if (isOfAnimals && guests.some((one) => one !== null)) return commands;
  const [first = null, ...others] = guests;
  const childs = first === null ? ofChildAlone(seen, named, others) : null;
  const isFor = (whose: Guest): Command[] => (whose === null ? [] : [{ do: 'for-other', whose }]);
  const ofChild = (whose: Guest): Command[] => {
    if (whose === null) return [];
    if (childs !== null) return isChild(whose) ? [childs.theirs] : [];
    const theirs = childsService(heard.business, language, service ?? '', whose, said);
    return theirs === null ? [] : [{ do: 'set-service', service: theirs, sure: 0.7 }];
  };
  return [
    ...isFor(first),
    ...commands
      .filter((one) => one.do !== 'for-other')
      .flatMap((one) => (childs !== null && one === named ? childs.own : [one])),
    ...others.flatMap((one): Command[] => [
      { do: 'also' },
      { do: 'start', flow: 'book' },
      ...isFor(one),
      ...ofChild(one),
    ]),
  ];
}

const isChild = (whose: Guest): boolean => whose !== null && foldCue(whose).search(childWords) >= 0;

/** "Both haircuts, mine and my son's, he's 8": what is named is the child's, and the caller's own is one of the others of its kind. */
function ofChildAlone(
  { heard: { business }, mentions, said, language }: Seen,
  named: Command | undefined,
  others: readonly Guest[],
): { readonly theirs: Command; readonly own: readonly Command[] } | null {
  const known = business.services.find((one) => named?.do === 'set-service' && one.name === named.service);
  const forChild = (one: Business['services'][number]) => isForChildren(candidateOf(one, business));
  const [mention] = mentions.services;
  if (!known || !named || !mention || !forChild(known) || !others.some(isChild)) return null;
  const services = servicesAt(said, mention, language, business).filter((one) => !forChild(one));
  const [only, second] = services.map(({ name }) => name);
  const own: Command[] =
    second !== undefined && services.length <= narrowedMax
      ? [{ do: 'narrow-service', services: services.map(({ name }) => name) }]
      : only !== undefined && second === undefined
        ? [{ do: 'set-service', service: only, sure: 0.7 }]
        : [];
  return { theirs: named, own };
}
