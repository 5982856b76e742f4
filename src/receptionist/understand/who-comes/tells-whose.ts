// "It's about my mother, she could use a hearing test", "my daughter's had a sore ear, can somebody see her?": by whom the trouble is, who
// needs it, who was born or who is to be seen, a visit is for somebody of the caller's. Patterns are over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { animal } from '../names/of-animal.ts';
import { servicesIn } from '../services/near.ts';
import { kin } from './kin.ts';
import { isTalk, writtenOut } from './whom-for.ts';

type Words = {
  /** Whose they are, up to the word for them. */
  readonly my: string;
  /** Little ones, beside the kin. */
  readonly little: string;
  /** A thing of theirs is spoken of, and not they. */
  readonly ofThing?: string;
  /** What leads to whom a call is about. */
  readonly about: string;
  /** They, where they stand for who was told of before, and what they would have. */
  readonly wish: string;
  /** What is wanted, where no service is named. */
  readonly object: string;
  /** They are to come, be taken or be seen: by words that say it of a person alone, and by such as are said of things too. */
  readonly seen: string;
  readonly seenOrMended?: string;
  /** What ails somebody, up to so many words behind them. */
  readonly ails: string;
  readonly born: string;
  /** The caller would have it, or is unwell. */
  readonly self: string;
  /** The caller has it too, it is the caller's own body, or what befell the other one only moves the caller's time. */
  readonly ownToo: string;
  /** The caller is spoken of: what is wanted behind it is the caller's wish. */
  readonly i: string;
  /** The caller, as who has it or does it. */
  readonly subject: string;
  /** What the caller is joined in, between a wish and a service. */
  readonly mine: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    my: '(?:my|our) (?:\\p{L}+[ -]){0,2}?',
    little: 'bab(?:y|ies)|newborn|little (?:boy|girl|one)|toddler|boy|girl|twins',
    ofThing:
      "s' |'s (?!(?:been|had|got|having|an?|not|just|in|always|never|only|really|very|so|due|[a-z]+ing|[a-z]+ and (?:s?he|they))(?!\\p{L}))",
    about:
      "(?:it's|it is|this is|that's|calling|call|ringing|writing) (?:about|regarding|concerning|for|on behalf of|because of)",
    wish: "(?:and |so |who )?(?:s?he|they)?(?:'s|'re| is| are|'ll| will)? ?(?:really |also |just |badly |probably )?(?:needs?|wants?|would like|'d like|would love|'d love|could use|due for|has to get|should (?:get|have))(?! (?:me|us|you|it|them)(?!\\p{L}))",
    object: 'to (?:come in|get in|be seen|start|learn|have|get)|an? (?:appointment|visit|slot|check-?up)|1(?! \\p{L})',
    seen: '(?<!(?:i|we) )(?:see|take|fit|squeeze|look at|get|check|examine|treat|bring) (?:him|her|them)(?= *(?:[,.;!?]|$)| (?:in|on|at|for|this|next|to(?:day|morrow|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|please|soon|then|before|after|some|around|early|over)(?!\\p{L}))|(?:can|could|may|might|would|should) (?:s?he|they) (?:please |maybe |also )?(?:come|get|be seen|have|see|start|join|take)',
    ails: "sick|ill|fever|sore|pain|hurts?|hurting|\\p{L}*aches?|aching|rash|cough\\p{L}*|flu|infect\\p{L}*|swollen|vomit\\p{L}*|throwing up|threw up|dizzy|limping|bleeding|congested|(?:an?|her|his) (?:\\p{L}+ )?tooth|cavity|ingrown|itch\\p{L}*|squint\\p{L}*|(?:can't|can hardly|can barely|doesn't|hardly) (?:see|hear|walk)|twisted|sprained|tore|fell",
    born: '(?:was|were|is|just)(?: \\p{L}+){0,2} born|arrived',
    self: "i (?:(?:really |also |just )?(?:need|want)(?! (?:you|him|her|an? (?:\\p{L}+ )?(?:appointment|visit|slot)|to (?:bring|get|have) (?:him|her))(?!\\p{L}))|have|hurt|got|think i)|i'?ve|i'?d like an? (?!(?:\\p{L}+ )?(?:appointment|visit|slot))|(?:see|take|fit|get|gave|told) (?:me|us)|for (?:me|myself)|i'?m (?:having|in pain|sick)",
    ownToo:
      "so (?:do|am|have|did) i|(?:i|me) (?:do |have |am )?too|i caught|my (?:own )?(?:throat|back|neck|knees?|foot|feet|tooth|teeth|jaw|ears?|eyes?|head|stomach|belly|shoulders?|hips?|legs?|arms?|hands?|wrists?|ankles?|heels?|toes?|skin|chest)|(?:drive|take|bring) me|(?:so|that's why|which is why) (?:i(?:'d| would)? (?:rather|prefer)|i (?:need|want) an? later?|rather|better)(?! (?:to(?:day|night)|now|soon\\p{L}*)(?!\\p{L}))(?![^.;!?]* (?:him|her|them)(?!\\p{L}))",
    i: 'i|we|me|us',
    subject: 'i',
    mine: 'with me|along|my',
  },
  es: {
    my: '(?:mi|nuestr[oa]) ',
    little: 'bebe|peque(?:n[oa])?|recien nacid[oa]|nen[ae]|chamac[oa]',
    about: '(?:se trata de|es (?:para|por)|seria para|(?:llamo|hablo) (?:por|para))',
    wish: '(?:y |que |pues )?(?:el |ella )?(?:tambien )?(?:necesita|quiere|quisiera|le hace falta|le toca|le gustaria|ocupa)(?! (?:que|saber|preguntar)(?!\\p{L}))',
    object: '(?:1|una?) (?:cita|turno|consulta)|venir|que (?:lo|la) vean|aprender|empezar',
    seen: '(?:puede|podria) (?:ir|venir|pasar) (?:el|ella)|(?:podria|puede) (?:el|ella) (?:ir|venir|pasar)',
    seenOrMended:
      '(?:ver|revisar|atender|examinar|checar|recibir)(?:lo|la)s?|(?:lo|la|le) (?:puede|podria|podrian|pueden)(?: \\p{L}+)? (?:ver|revisar|atender|examinar|checar|recibir)|(?:lo|la) (?:vea|revise|atienda|cheque)n?',
    ails: 'enferm[oa]|fiebre|calentura|dolor|duele|dolia|tos|tose|vomit\\p{L}*|maread[oa]|hinchad[oa]|infeccion|sarpullido|ronchas|gripa|gripe|otitis|una (?:muela|diente)|(?:quebro|rompio) (?:una?|el|la) (?:diente|muela)|caries|cojea|no (?:oye|ve|puede caminar)',
    born: 'nacio|acaba de nacer',
    self: '(?<!para )(?:necesito|quiero|quisiera)(?! (?:que|una? (?:cita|turno|consulta)|llevar|traer)(?!\\p{L}))|me duele|tengo(?! 1?\\d)|para mi(?! \\p{L})|verme|atenderme|me (?:dijo|contagio)',
    ownToo:
      'yo tambien|a mi tambien|(?:y|pero) a mi|mi (?:espalda|garganta|cuello|rodilla|pies?|muela|diente|oidos?|ojos?|cabeza|estomago|hombro|cadera|pierna|brazo|mano|muneca|tobillo|talon|piel|pecho)|llevarme|me (?:puede|podia) llevar|(?:asi que|por eso|por lo que) (?:mejor|prefiero|preferiria|que sea)(?! (?:hoy|ya|ahora)(?!\\p{L}))(?![^.;!?]* (?:lo|la) (?:vean|revisen|lleve|traiga))',
    i: 'yo|me|necesito|quiero|quisiera',
    subject: 'yo|necesito|quiero|quisiera',
    mine: 'conmigo|mi',
  },
  fr: {
    my: '(?:mon|ma|notre) (?:petite? |grande? )?',
    little: 'bebe|petite?|nouveau-ne|nourrisson',
    about:
      "(?:(?:c'est|ce serait|j'appelle|je vous appelle|j'ecris) (?:pour|au sujet de|a propos de|concernant)|il s'agit de)",
    wish: '(?:et |qui )?(?:il|elle)? ?(?:a|aurait|ont) (?:aussi )?besoin(?: de)?|(?:et |qui )?(?:il|elle)? ?(?:voudrait|aimerait|veut|souhaite|souhaiterait|doit)(?! (?:que|savoir|demander)(?!\\p{L}))',
    object:
      "(?:(?:prendre|avoir|d'|de |faire) ?)?(?:1|une?) (?:rendez-vous|rdv|consultation|visite)|venir|passer|etre vue?|apprendre|consulter",
    seen: '(?:peut|pourrait)[- ](?:il|elle) (?:venir|passer|avoir|voir|etre)|(?:il|elle) (?:peut|pourrait) (?:venir|passer|etre vue?)',
    seenOrMended: "(?:le|la|l'|les) ?(?:voir|recevoir|examiner|regarder|prendre|ausculter)(?!\\p{L})",
    ails: "malade|fievre|mal (?:a|au|aux)|douleurs?|tousse|toux|vomi\\p{L}*|vertiges|enflee?|infection|otite|boutons|grippe|rhume|(?:casse|ebreche|perdu) une dent|carie|boite|incarne|(?:n'entend|ne voit|n'arrive|entend|voit) (?:plus|pas|mal)",
    born: '(?:est|sont) nee?s?|vient de naitre|viennent de naitre',
    self: "(?:je (?:veux|voudrais|souhaite)|j'aimerais|j'ai besoin d')(?! (?:que|e?1? ?(?:une? )?(?:rendez-vous|rdv|consultation|visite)|amener)(?!\\p{L}))|j'ai mal|pour moi|me (?:voir|recevoir)|m'a",
    ownToo:
      "moi (?:aussi|oui|si)|je (?:ne )?vois (?:plus|pas|mal)|je n'entends|(?:mon|ma|mes) (?:dos|gorge|cou|genoux?|pieds?|dents?|oreilles?|oeil|yeux|tete|ventre|epaules?|hanche|jambes?|bras|mains?|poignet|cheville|talon|peau)|j'ai (?:aussi|maintenant) (?:mal|l[ae]s?|une?|de la)|me (?:conduire|deposer|accompagner)|(?:donc|du coup|c'est pourquoi|alors) (?:je (?:prefere|prefererais|viens|viendrai)|plutot)(?! (?:que|aujourd'hui|tout de suite|avec|l'|le |la ))",
    i: 'je|j|me|moi|nous',
    subject: 'je|j',
    mine: "avec moi|m'accompagner|mon|ma",
  },
  de: {
    my: '(?:meine?[nmrs]?|unsere?[nmrs]?) (?:klein\\p{L}* |gross\\p{L}* |alt\\p{L}* )?',
    little: 'baby|kleine[rn]?|saugling|zwillinge|junge|madchen',
    about:
      '(?:es geht (?:da(?:bei)? )?um|(?:es ist|ist|ich rufe|rufe|melde mich|ich melde mich|schreibe|ich schreibe) (?:an )?(?:wegen|fur|im auftrag von))',
    wish: '(?:und |also )?(?:er|sie|die|der|das|es)? ?(?:braucht|brauchte|mochte|will|wurde gerne?|hatte gerne?|benotigt|musste)(?! (?:ich|wissen|fragen|sie)(?!\\p{L}))',
    object: '(?:\\p{L}+ ){0,2}(?:(?:1|einen) termin|lernen|kommen|vorbeikommen|anfangen)',
    seen: '(?:kann|konnte|darf|durfte) (?:er|sie) (?:[^.;!?]{0,50} )?(?:kommen|vorbeikommen|haben|bekommen|anfangen|reinkommen)',
    seenOrMended:
      '(?:ihn|sie)(?: sich)?(?: \\p{L}+){0,3} (?:ansehen|anschauen|untersuchen|drannehmen|behandeln|durchchecken)',
    ails: 'krank|fieber|schmerzen|\\p{L}+schmerzen|weh|hustet|husten|erbr\\p{L}+|ubergeben|schwindlig|schwindelig|geschwollen|entzundet|entzundung|ausschlag|grippe|erkaltet|zahn|karies|humpelt|eingewachsen\\p{L}*|verdreht|verstaucht|gesturzt|(?:sieht|hort)(?: \\p{L}+){0,3} (?:nichts|schlecht|kaum|nicht)(?: mehr)?',
    born: '(?:ist|wurde|sind)(?: \\p{L}+){0,4} geboren|kam(?: \\p{L}+){0,4} zur welt',
    self: 'ich (?:brauche?|hab|habe|bin|will)(?! (?:1|einen) termin)|(?:ich|mir) (?:mochte|hatte gern\\p{L}*)(?! (?:1|einen) termin)|fur mich|mir tut|mich (?:ansehen|untersuchen)',
    ownToo:
      '(?:ich|mir) (?:hab\\p{L}* es )?(?:auch|ebenfalls)(?= *(?:[,.;!?]|$))|ich mir (?:den|die|das)|mein\\p{L}* (?:rucken|hals|nacken|knie|fuss|fusse|zahn|zahne|ohr|ohren|augen?|kopf|bauch|schultern?|hufte|beine?|arme?|hande?|knochel|ferse|haut)|mich (?:nicht )?(?:fahren|bringen)|(?:deshalb|deswegen|darum|daher|also) (?:[^ .;!?]+ ){0,4}(?:lieber|besser|spat\\p{L}*)(?! (?:heute|sofort|gleich|jetzt))',
    i: 'ich|wir|mich|mir|uns',
    subject: 'ich',
    mine: 'mit mir|mitkommen|mit zu[mr]|mein\\p{L}*',
  },
};

/** What somebody says or is to the house, and not what they need of it. */
const says =
  '(?<!\\p{L})(?:sa(?:ys|id)|told|thinks?|recommend\\p{L}*|suggest\\p{L}*|patient|client|dice|dijo|recomend\\p{L}*|paciente|dit|conseill\\p{L}*|meint\\p{L}*|sagt\\p{L}*|gesagt|empf\\p{L}+)(?!\\p{L})';
/** Where a service is named. */
const service = '§';
const behindMax = 90;

const patterns = eachLanguage((language) => {
  const { my, little, ofThing, about, wish, object, seen, seenOrMended, ails, born, self } = words[language];
  const { ownToo, i, subject, mine } = words[language];
  const whom = `${my}(?:${kin[language]}|${little})(?!\\p{L})(?!${ofThing ?? '[^\\s\\S]'})`;
  const any = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
  const wanted = `(?: (?:${object})|(?: (?!(?:and|but|because|i|we|y|pero|porque|et|mais|je|und|aber|ich|wir|${mine})(?!\\p{L}))[^ ,.;!?]+){0,6} ${service})`;
  return {
    whom: new RegExp(`(?<!\\p{L})${whom}`, 'gu'),
    about: any(`${about} ${whom}(?![^.;!?]{0,8} (?:who|qui|que)(?!\\p{L}))`),
    behind: (pattern: string) => any(`${whom}.{0,${behindMax}}?(?<!\\p{L})(?:${pattern})`),
    wishes: any(
      `${whom}(?:(?:(?!(?<!\\p{L})(?:${i})(?!\\p{L}))[^?]){0,${behindMax}}?(?:[,.;] |(?<= )|(?=')))?(?:${wish})(?!\\p{L})${wanted}`,
    ),
    seen: any(`${whom}(?:(?!${says}).){0,${2 * behindMax}}?(?<!\\p{L})(?:${seen})`),
    seenOrMended:
      seenOrMended === undefined
        ? null
        : any(`${whom}(?:(?!${says}).){0,${2 * behindMax}}?(?<!\\p{L})(?:${seenOrMended})`),
    ails: any(
      `${whom}(?:(?!${says}|(?<!\\p{L})(?:${subject})(?!\\p{L}))[^.;!?]){0,${behindMax}}?(?<!\\p{L})(?:${ails})`,
    ),
    born: any(`${whom}[^.;!?]{0,20}?(?:${born})`),
    self: any(`${self}|${ownToo}`),
    plainly: any(`(?:for|behalf of|bring(?:ing)?|para|traer a|llevar a|pour|amener|fur) (?:${whom}|him|her|ihn|lui)`),
  };
});
const anAnimal = new RegExp(`(?<!\\p{L})${animal}(?!\\p{L})`, 'u');

const name = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const fullName = new RegExp(`^,? (${name}(?: (?:de|del|la|von|van|der|da|di|du))* ${name})(?!\\p{L})`, 'u');

/** The full name right behind whose they are: "it's about my mother, Hedwig Mahnke"; undefined where none stands there. */
export function nameOfThem(said: string, language: Language): string | undefined {
  const text = writtenOut(said.replaceAll('’', "'").replaceAll('ß', 's'));
  const folded = foldCue(text);
  if (folded.length !== text.length || text.length !== said.length) return undefined;
  return [...folded.matchAll(patterns[language].whom)]
    .flatMap(({ 0: found, index }) => fullName.exec(said.slice(index + found.length))?.[1] ?? [])
    .find((one) => !one.split(' ').some(isTalk));
}

/** "It's for my nephew", "an exam for her". */
export function isPlainlyFor(said: string, language: Language): boolean {
  const folded = foldCue(said);
  const { about, plainly } = patterns[language];
  return about.test(folded) || plainly.test(folded);
}

/** Is it told that the visit is for somebody of the caller's, and not for the caller, who only tells of them? */
export function tellsWhoseItIs(said: string, language: Language, business: Business): boolean {
  const text = said.replaceAll('’', "'");
  const folded = foldCue(text);
  if (anAnimal.test(folded)) return false;
  const by = patterns[language];
  if (by.about.test(folded)) return true;
  if (by.self.test(folded)) return false;
  const wished = servicesIn(text, language, business).reduceRight(
    (sofar, { start, end }) => `${sofar.slice(0, start)} ${service} ${sofar.slice(end)}`,
    text,
  );
  if (by.wishes.test(foldCue(wished).replace(/ +/gu, ' ')) || by.seen.test(folded)) return true;
  if (language === 'de' && /für (?:sie|ihn)(?!\p{L})/u.test(text) && by.behind('fur (?:sie|ihn)').test(folded))
    return true;
  // Of a house for people alone: what is looked at or born elsewhere may be anything, or nobody who comes.
  if (business.industry !== 'medical') return false;
  return by.seenOrMended?.test(folded) === true || by.ails.test(folded) || by.born.test(folded);
}
