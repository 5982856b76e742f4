// "And that's how much again?", "¿y eso era cuánto, disculpe?", "et ça fait combien déjà ?", "und das waren wie viel noch mal?": in the
// middle of a booking words that name nothing ask for the price of what is booked, however they stand.
import type { Language } from '../business.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asPriceOfTalk } from './asks-if-no-charge.ts';
import type { Talk } from './fact.ts';

type Words = {
  /** What makes it a sum. */
  readonly sum: string;
  /** What may stand about it, and names nothing. */
  readonly about: string;
  readonly plain: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    sum: 'how much(?! time)|what(?:.* )?(?:prices?|costs?|total|(?:run|set|setting|running) (?:me|us)|quoted?|comes? to)|(?:prices?|cost|total)(?:.* )what|remind (?:me|us)(?:.* )(?:prices?|cost|total)',
    about:
      "and so ok okay but well then now again sorry pardon um uh oh wait hang on remind tell me us of what what's whats was were is are am be being been that that's thats it it's its this these those they they'll that'll it'll will would gonna going to run running cost costs costing how much by the way btw please i i'm we we're paying pay looking at for a an you did do does say said saying quote quoted price prices total come comes set setting back just all in altogether once end up though exactly guys there",
    plain: 'How much does it cost?',
  },
  es: {
    sum: 'cuanto|precio|costo|(?:costaba|costaria|cuesta)',
    about:
      'y pero bueno entonces eso esto ello era eran es fue seria sera sale saldria salia queda quedaba quedaria me nos va iba a salir costar costo cuesta costaba costaria cobran cobraban cobrarian cobrar en de cuanto que cual precio el la lo por cierto disculpe disculpa perdon perdone oiga estamos hablando al final todo total digame recuerdeme recuerdame me dijo dijeron dijiste otra vez favor repite repita como',
    plain: '¿Cuánto cuesta?',
  },
  fr: {
    sum: 'combien|prix|tarif',
    about:
      "et mais alors donc bon euh au fait deja ca cela c'est c'etait ce sera serait etait est fait faisait fera ferait faire coute coutait coutera couter va me nous combien quoi quel le du prix tarif total vous avez m'avez dit disiez rappelez redites dites moi rappelle a revient reviendra revenir en tout pardon excusez je dois vais payer paie s'il plait encore une fois que",
    plain: 'Combien ça coûte ?',
  },
  de: {
    sum: 'wie ?viel|teuer|kost(?:et|ete|en)|preis(?:lich)?|was macht das|was zahl\\p{L}*',
    about:
      'und aber also ja ach ah ahm so oh ubrigens das was wie viel wieviel teuer kostet kostete kosten wird werden wurde war waren ist sind macht noch mal nochmal nochmals gleich eigentlich denn dann da mich uns vom preis preislich her der den die es ich wir zahle zahlen bezahlen muss mussen insgesamt zusammen alles sagten sagen sie mir gesagt hatten bitte entschuldigung sorry moment am ende jetzt dafur fur',
    plain: 'Was kostet das?',
  },
};

const sum = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${words[language].sum})(?!\\p{L})`, 'u'));
const about = eachLanguage((language) => new Set(words[language].about.split(' ')));

/** A day's number is asked so, and nothing that is paid: "¿a cuánto estamos?". */
const ofDay = /(?<!\p{L})estamos(?! hablando)(?!\p{L})/u;

/** The plain question for the price, where a sum is asked of the visit that is being booked and nothing else is said; null elsewhere. */
export function amountOfTalk(question: string, language: Language, { service, behindQuestion }: Talk): string | null {
  if (service === undefined || behindQuestion) return null;
  const folded = foldCue(question);
  const said = folded.match(/\p{L}[\p{L}']*|\d+/gu) ?? [];
  const isBare = said.every((word) => about[language].has(word));
  return isBare && sum[language].test(folded) && !ofDay.test(folded) ? words[language].plain : null;
}

/** The plain question for the price of what is talked about, where that is meant in other words; null elsewhere. */
export const plainPriceOfTalk = (question: string, language: Language, talk: Talk): string | null =>
  asPriceOfTalk(question, language, talk) ?? amountOfTalk(question, language, talk);
