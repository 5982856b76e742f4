// What is said in place of words that would follow themselves: more of what is needed, or how it is given. Four languages.
import type { Language } from '../business.ts';
import type { Moment, Say } from '../plan.ts';
import type { Phrasebook, Voice } from './voice.ts';

type Again = Readonly<Record<Language, Partial<Phrasebook>>>;

/** The first time that it would be the same; the next time it is worded otherwise once more. */
const isFirst = ({ repeats }: Voice): boolean => repeats < 2;
const timesOf = (slots: readonly Moment[], { tell }: Voice): string =>
  tell.times(slots.map(({ startsAt }) => startsAt));
const digitsIn = (heard: string, { spoken }: Voice): string => (spoken ? [...heard].join(' ') : heard);

const again: Again = {
  en: {
    'cannot-have': ({ wished }, v) => {
      const [day, time] = [wished.date && v.tell.day(wished.date), wished.time && v.tell.clock(wished.time)];
      const when = day && time ? `${day} at ${time}` : (time ?? 'that time');
      return isFirst(v)
        ? `I've just looked again, and ${when} is still taken.`
        : `I can't book ${when}, it isn't free.`;
    },
    'offer-times': ({ slots }, v) =>
      isFirst(v)
        ? `What I can give you is ${timesOf(slots, v)}. If none of those suits you, tell me another day or another time of day.`
        : `Would ${timesOf(slots, v)} do instead? Otherwise I'll look at any other day that you name.`,
    'only-time': ({ slot }, v) =>
      `The one time I have near it is ${v.tell.when(slot.startsAt)}. If that doesn't suit you, tell me another day or another time of day.`,
    'ask-time': () => "Just name a day, or say the first one free, and I'll look what there is.",
    'ask-name': () => 'Could you spell the first and the last name for me?',
    'ask-email': () => 'Could you spell the e-mail address for me, with the at sign and the dots?',
    'ask-address': () => 'The street and the house number first, please, and then the town.',
    'ask-message': () => "Just say it in your own words, and I'll write it down as you say it.",
  },
  es: {
    'cannot-have': ({ wished }, v) => {
      const [day, time] = [wished.date && v.tell.day(wished.date), wished.time && v.tell.clock(wished.time)];
      const when = day && time ? `${day} a las ${time}`.replace('a las 1:', 'a la 1:') : (time ?? 'esa hora');
      return isFirst(v)
        ? `Acabo de mirar otra vez y ${when} sigue ocupado.`
        : `No le puedo dar ${when}: no está libre.`;
    },
    'offer-times': ({ slots }, v) =>
      isFirst(v)
        ? `Lo que le puedo dar es ${timesOf(slots, v)}. Si nada le conviene, dígame otro día u otra hora.`
        : `¿Le serviría ${timesOf(slots, v)}? Si no, miro cualquier otro día que me diga.`,
    'only-time': ({ slot }, v) =>
      `Lo único cercano que tengo es ${v.tell.when(slot.startsAt)}. Si no le conviene, dígame otro día u otra hora.`,
    'ask-time': () => 'Basta con que me diga un día, o lo primero que haya libre, y miro qué tengo.',
    'ask-name': () => '¿Me deletrea el nombre y el apellido, por favor?',
    'ask-email': () => '¿Me deletrea el correo, con la arroba y los puntos?',
    'ask-address': () => 'Primero la calle y el número, por favor, y después la localidad.',
    'ask-message': () => 'Dígamelo con sus propias palabras y lo anoto tal cual.',
  },
  fr: {
    'cannot-have': ({ wished }, v) => {
      const [day, time] = [wished.date && v.tell.day(wished.date), wished.time && v.tell.clock(wished.time)];
      const when = day && time ? `${day} à ${time}` : (time ?? 'cette heure');
      return isFirst(v)
        ? `Je viens de regarder encore une fois : ${when}, c’est toujours pris.`
        : `Je ne peux pas vous donner ${when}, ce n’est pas libre.`;
    },
    'offer-times': ({ slots }, v) =>
      isFirst(v)
        ? `Ce que je peux vous donner, c’est ${timesOf(slots, v)}. Si rien ne vous convient, dites-moi un autre jour ou une autre heure.`
        : `Est-ce que ${timesOf(slots, v)} vous irait ? Sinon, je regarde n’importe quel autre jour que vous me direz.`,
    'only-time': ({ slot }, v) =>
      `La seule place proche, c’est ${v.tell.when(slot.startsAt)}. Si cela ne vous convient pas, dites-moi un autre jour ou une autre heure.`,
    'ask-time': () => 'Dites-moi simplement un jour, ou la première place libre, et je regarde ce que j’ai.',
    'ask-name': () => 'Pouvez-vous m’épeler le prénom et le nom, s’il vous plaît ?',
    'ask-email': () => 'Pouvez-vous m’épeler l’adresse e-mail, avec l’arobase et les points ?',
    'ask-address': () => 'D’abord la rue et le numéro, s’il vous plaît, puis la ville.',
    'ask-message': () => 'Dites-le simplement avec vos mots, et je le note tel quel.',
  },
  de: {
    'cannot-have': ({ wished }, v) => {
      const [day, time] = [wished.date && v.tell.day(wished.date), wished.time && v.tell.clock(wished.time)];
      const when = day && time ? `${day} um ${time}` : (time ?? 'diese Zeit');
      return isFirst(v)
        ? `Ich habe gerade noch einmal nachgesehen: ${when} ist weiterhin belegt.`
        : `${when} kann ich Ihnen nicht geben, da ist nichts frei.`;
    },
    'offer-times': ({ slots }, v) =>
      isFirst(v)
        ? `Geben kann ich Ihnen ${timesOf(slots, v)}. Wenn davon nichts passt, nennen Sie mir gern einen anderen Tag oder eine andere Uhrzeit.`
        : `Ginge stattdessen ${timesOf(slots, v)}? Sonst sehe ich gern an jedem anderen Tag nach, den Sie nennen.`,
    'only-time': ({ slot }, v) =>
      `In der Nähe habe ich nur ${v.tell.when(slot.startsAt)}. Wenn das nicht passt, nennen Sie mir gern einen anderen Tag oder eine andere Uhrzeit.`,
    'ask-time': () => 'Nennen Sie mir einfach einen Tag, oder sagen Sie: der nächste freie. Dann sehe ich nach.',
    'ask-name': () => 'Würden Sie mir den Vor- und Nachnamen bitte buchstabieren?',
    'ask-email': () => 'Würden Sie mir die E-Mail-Adresse bitte buchstabieren, mit At-Zeichen und Punkten?',
    'ask-address': () => 'Bitte zuerst Straße und Hausnummer, dann den Ort.',
    'ask-message': () => 'Sagen Sie es einfach mit Ihren Worten, ich notiere es genau so.',
  },
};

type Number = { readonly understood: string | null; readonly tries: number };
/** A telephone number that was given and cannot be read: what was understood of it, and how it is given. */
const number: Readonly<Record<Language, (number: Number) => string>> = {
  en: ({ understood, tries }) =>
    tries > 1
      ? `${understood ? `This time I understood ${understood}. ` : ''}Please give it the way you'd dial it: the area code first, then the rest, one digit at a time.`
      : `I understood ${understood}, and that isn't a complete number. Could you give me all of it, digit by digit, with the area code?`,
  es: ({ understood, tries }) =>
    tries > 1
      ? `${understood ? `Esta vez entendí ${understood}. ` : ''}Démelo como si lo marcara: primero el código de área y luego el resto, cifra por cifra.`
      : `Entendí ${understood}, y no es un número completo. ¿Me lo da entero, cifra por cifra y con el código de área?`,
  fr: ({ understood, tries }) =>
    tries > 1
      ? `${understood ? `Cette fois, j’ai compris ${understood}. ` : ''}Donnez-le-moi comme vous le composeriez : d’abord l’indicatif, puis le reste, chiffre par chiffre.`
      : `J’ai compris ${understood}, et ce n’est pas un numéro complet. Pouvez-vous me le donner en entier, chiffre par chiffre, avec l’indicatif ?`,
  de: ({ understood, tries }) =>
    tries > 1
      ? `${understood ? `Diesmal habe ich ${understood} verstanden. ` : ''}Nennen Sie sie bitte so, wie Sie sie wählen würden: zuerst die Vorwahl, dann den Rest, Ziffer für Ziffer.`
      : `Ich habe ${understood} verstanden, und das ist keine vollständige Nummer. Würden Sie mir die ganze Nummer Ziffer für Ziffer nennen, mit Vorwahl?`,
};

/** Null where the phrasebook's own words are said. */
export function wordAgain(say: Say, voice: Voice): string | null {
  if (say.say === 'ask-phone') {
    const { heard, tries = 0, same } = say;
    if (same || (heard === undefined && tries < 2)) return null;
    return number[voice.language]({ understood: heard ? digitsIn(heard, voice) : null, tries });
  }
  if (voice.repeats === 0 || (say.say === 'cannot-have' && say.why !== 'taken')) return null;
  const phrase = again[voice.language][say.say] as ((say: Say, voice: Voice) => string) | undefined;
  return phrase?.(say, voice) ?? null;
}
