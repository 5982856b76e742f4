// What sounds like a question and asks the house nothing: "hello?", "how are you doing", "I don't know what I was thinking", a German
// "was" that only goes on, praise that was heard, a wish said with weight, and a tag behind what the caller tells. Beside something
// that is wanted it is let by; nobody is told that this is not known.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { askedToKnow } from './asked-to-know.ts';

const pleasant: Readonly<Record<Language, string>> = {
  en: "hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|morning|evening|there|how (?:are|'re) (?:you|ya|u|things|we)(?: all)?(?: doing| going| today| keeping| this (?:morning|evening|afternoon))*|how(?:'s| is) (?:it|everything|everybody|everyone|your (?:day|morning|week))(?: going| been)?(?: today)?|how do you do|what's up|you (?:all )?(?:doing )?(?:ok|okay|good|well|alright)|is (?:anybody|anyone|somebody|someone) (?:there|here)|are you (?:there|open)|can you hear me",
  es: 'hola|bueno|alo|diga|oiga|buenas|buen[oa]s? (?:dias?|tardes?|noches?)|que tal(?: todo| esta| estan| le va| les va)?|como (?:esta|estan|le va|les va|anda|andan|ha estado|te va)(?: usted| ustedes)?(?: hoy)?|que hay|(?:hay|esta|ahi) alguien(?: ahi)?|me (?:escucha|oye)n?',
  fr: "allo|bonjour|bonsoir|salut|coucou|comment (?:allez-vous|ca va|vous allez|vas-tu)(?: aujourd'hui)?|(?:vous allez|ca va)(?: bien)?|quoi de neuf|(?:il )?y a quelqu'un|vous m'entendez",
  de: "hallo|guten (?:tag|morgen|abend)|gruss gott|servus|moin|hey|wie geht(?: es|s|'s)?(?: ihnen| euch| dir)?(?: heute| denn)*|(?:wie geht|geht)s|alles (?:gut|klar)(?: bei (?:ihnen|euch))?|(?:ist )?da (?:noch )?(?:jemand|wer)(?: da)?|ist (?:noch )?(?:jemand|wer) da|(?:ist )?da noch wer|horen sie mich",
};
/** Before or behind it: a name, a "here", a small word. */
const aside =
  '(?:(?:and|so|oh|well|y|pues|et|alors|und|na|also|ja|yes|si|oui|please|dear|again|madame|monsieur|senor(?:a|ita)?)[ ,.!?¿¡]*)';
const onlyPleasant = eachLanguage(
  (language) =>
    new RegExp(`^[^\\p{L}]*(?:${aside}|(?:${pleasant[language]})(?!['’\\p{L}])[ ,.!?¿¡]*)+[^\\p{L}]*$`, 'u'),
);
/** "Gil Ostrander here, how are you doing": who it is, and then nothing more. */
const whoFirst =
  /^[^\p{L}]*(?:(?:this is|it's|i'm|my name is|soy|habla|me llamo|c'est|je suis|ici|hier (?:ist|spricht)|ich bin) )?(?:\p{Lu}[\p{L}'’.-]*[ ]){1,4}?(?:\p{Lu}[\p{L}'’.-]*)?(?: ?(?:here|speaking|hier|am apparat|à l'appareil))?[,.;:!?–-]+\s+/u;

const rhetorical =
  /(?<!\p{L})(?:i (?:don't|do not|dunno) (?:know )?(?:what|why|where) (?:i was thinking|i (?:did|said|thought|booked|picked|chose) that|my head (?:is|was)|came over me)|what was i thinking|who (?:knew|would have thought|does that|schedules (?:that|those|these))|no se (?:en )?que (?:estaba pensando|pensaba|me paso)|en que (?:estaba|estaria) (?:yo )?pensando|quien (?:lo diria|iba a pensar)|je ne sais pas (?:a quoi je pensais|ce qui m'a pris|ou j'avais la tete)|qu'est-ce qui m'a pris|qui l'eut cru|(?:ich )?weiss (?:auch )?nicht,? (?:was|wo) (?:ich mir (?:da |dabei )?(?:gedacht|vorgestellt) habe?|ich (?:da |meinen )?(?:dachte|kopf hatte)|in mich gefahren ist)|wer (?:hatte das gedacht|macht denn so was))(?!\p{L})/u;

/** ", was mich geärgert hat.": it goes on telling. */
const goesOn =
  /,\s*was\s[^?!.]*(?<!\p{L})(?:war|waren|ist|sind|hat|haben|hatte|hatten|wurde|wird|macht|machte)[^\p{L}?]*$/u;

const heardOf =
  /(?<!\p{L})(?:(?:friend|neighbou?r|sister|brother|mother|mom|colleague|coworker|cousin|wife|husband)s? (?:\p{L}+ ){0,3}(?:told me|raves?|raved|swears? by|recommended|spoke|speaks)|(?:me|nos) (?:ha |han )?habl(?:o|aron|ado|an?) (?:maravillas|muy bien|bien|tan bien)|(?:me|nos) (?:l[oae]s? )?(?:recomend\p{L}+)|(?:m'a|m'ont|nous a) (?:\p{L}+ )?(?:recommande\p{L}*|dit (?:\p{L}+ )?(?:grand bien|du bien)|parle (?:de|en bien))|(?:hat|haben) (?:mir |uns )?(?:\p{L}+ ){0,4}(?:geschwarmt|empfohlen|vorgeschwarmt))(?!\p{L})/u;

const insists =
  /(?<!\p{L})(?:(?:it|that|this|he|she) (?:(?:does|do|really|just|absolutely) )?(?:has|have|needs?) to be|(?:it|that) must be|(?:tiene|tendria) que ser|ha de ser|(?:il )?faut (?:\p{L}+ )?que ce soit|(?:ca|ce) doit (?:\p{L}+ )?etre|(?:es|das|er|sie) (?:muss|sollte) (?:\p{L}+ ){1,4}sein)(?!\p{L})/u;

/** "You've got it on your screen, haven't you?": told, with a tag behind it. */
const knowsNumber =
  /(?<!\p{L})(?:you(?:'ve| have)?(?: already)? (?:got|have|see|can see)|(?:ya )?(?:lo|la) (?:tiene|ve|estan? viendo)n?|le (?:sale|aparece)|vous (?:l'avez|le voyez|l'affichez)|(?:ca|il) s'affiche|(?:die|sie) (?:haben|sehen)(?: \p{L}+){0,2}|die steht)(?!\p{L})/u;

/** "Do you need my number? It's …": what is asked for next is only begun so. */
const needsDetail =
  /^\P{L}*(?:(?:and|so|ok|okay|oh|y|et|und)[ ,]+)*(?:(?:do|did|would|will) (?:you|u|ya) (?:still |also )?(?:need|want|like)|(?:you )?(?:need|want)|what about|(?:necesitan?|quieren?|le doy|les doy)|(?:vous )?(?:voulez|avez besoin de|il vous faut|voulez-vous)|(?:brauchen|wollen|mochten) (?:sie|ihr)(?: noch| auch)?)? ?(?:my|a|mi|un|mon|ma|meinen?|einen?) (?:\p{L}+ )?(?:(?:phone |cell |telephone )?number|name|address|e-?mail(?: address)?|numero|nombre|telefono|direccion|correo|nom|adresse|nummer|namen|telefonnummer|mailadresse)(?: too| also| as well| again| tambien| aussi| auch| noch)?\P{L}*$/u;

/** "…and a frame selection at eleven. Can you do both?": the visits that are wished for are asked after once more. */
const whetherItGoes =
  /^\P{L}*(?:(?:can|could|would) (?:you|that|this|it) (?:do|manage|fit in|make|work|be possible)(?: (?:both|that|it|all (?:of )?(?:that|them|three)|those))?|(?:is|would) (?:that|this|it) (?:be )?(?:possible|doable)|(?:se puede|puede ser|seria posible|es posible)(?: las dos| los dos| ambas)?|(?:c'est|ce serait|serait-ce|est-ce) possible|(?:geht|ginge|ware) (?:das|beides)(?: moglich)?|(?:konnen|konnten) sie beides(?: machen)?)\P{L}*$/u;

/** "By Ms. Voss, if that works", "wenn es geht", "si hay": on what the wish depends; what is free answers it. */
const ifItGoes = /^\P{L}*(?:if|wenn|falls|sofern|si|s'ils?) (?:[\p{L}']+ ?){1,5}\P{L}*$/u;

/** Whether the text asks the house nothing, though it was taken for a question. */
export function asksNoOne(text: string, language: Language, asked: string | null): boolean {
  const folded = foldCue(text);
  const isMarked = text.includes('?');
  if (onlyPleasant[language].test(folded) || onlyPleasant[language].test(foldCue(text.replace(whoFirst, ''))))
    return true;
  const last = foldCue(text.split(/(?<=[.!?])\s+/u).at(-1) ?? '');
  if (rhetorical.test(last)) return true;
  if (whetherItGoes.test(last) && text.split('?').length <= 2) return true;
  if (needsDetail.test(folded)) return true;
  if (asked === 'phone' && knowsNumber.test(folded)) return true;
  if (isMarked) return false;
  if (ifItGoes.test(folded)) return true;
  if (language === 'de' && goesOn.test(folded) && askedToKnow(folded, language) === null) return !wonders.test(folded);
  return heardOf.test(folded) || insists.test(folded);
}

const wonders =
  /(?<!\p{L})(?:wissen|weiss|wusste|frag\p{L}*|sag\p{L}*|erklar\p{L}*|versteh\p{L}*|verstanden|interessier\p{L}*|erzahl\p{L}*)(?!\p{L})/u;
