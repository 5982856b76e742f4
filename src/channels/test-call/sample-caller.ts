// The sample caller who speaks for somebody who stays silent: wants the business's first service at a time that is free, and
// answers what is asked. The receptionist's part is the engine's own.
import type { ShownLine } from '#domains/conversations/contract.ts';
import type { Language } from '#receptionist/business.ts';

export type SampleFacts = {
  readonly language: Language;
  readonly timezone: string;
  /** The business's first service, and whether somebody has to come to the caller. */
  readonly service: { readonly name: string; readonly needsAddress: boolean } | null;
  /** A free time for it (ISO 8601). */
  readonly freeAt: string | null;
};

// A number that is kept for fiction.
const phone = '(202) 555-0142';
const address = '12 Elm Street';

type Words = {
  book(service: string, when: string | null, where: string | null): string;
  readonly hours: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly yes: string;
  readonly no: string;
  readonly any: string;
  readonly message: string;
  readonly joint: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    book: (service, when, where) =>
      `Hi, my name is Jordan Miller, my number is ${phone}${where ? `, and my address is ${where}` : ''}. I'd like to book ${service}${when ? ` on ${when}` : ''}.`,
    hours: 'Hi, when are you open?',
    name: 'My name is Jordan Miller.',
    phone: `My number is ${phone}.`,
    address: `${address}.`,
    yes: 'Yes, please.',
    no: "No, that's all. Thank you!",
    any: 'Whatever is free first.',
    message: 'Please call me back when you have a moment.',
    joint: ' at ',
  },
  es: {
    book: (service, when, where) =>
      `Hola, me llamo Jordan Miller, mi número es ${phone}${where ? ` y mi dirección es ${where}` : ''}. Quisiera reservar ${service}${when ? ` el ${when}` : ''}.`,
    hours: 'Hola, ¿cuál es su horario?',
    name: 'Me llamo Jordan Miller.',
    phone: `Mi número es ${phone}.`,
    address: `${address}.`,
    yes: 'Sí, por favor.',
    no: 'No, eso es todo. ¡Gracias!',
    any: 'La primera hora libre.',
    message: 'Por favor, llámenme cuando puedan.',
    joint: ' a las ',
  },
  fr: {
    book: (service, when, where) =>
      `Bonjour, je m'appelle Jordan Miller, mon numéro est le ${phone}${where ? ` et mon adresse est ${where}` : ''}. Je voudrais réserver ${service}${when ? ` le ${when}` : ''}.`,
    hours: 'Bonjour, quels sont vos horaires ?',
    name: "Je m'appelle Jordan Miller.",
    phone: `Mon numéro est le ${phone}.`,
    address: `${address}.`,
    yes: "Oui, s'il vous plaît.",
    no: "Non, c'est tout. Merci !",
    any: 'Le premier créneau libre.',
    message: 'Merci de me rappeler dès que possible.',
    joint: ' à ',
  },
  de: {
    book: (service, when, where) =>
      `Hallo, mein Name ist Jordan Miller, meine Nummer ist ${phone}${where ? ` und meine Adresse ist ${where}` : ''}. Ich möchte ${service} buchen${when ? `, am ${when}` : ''}.`,
    hours: 'Hallo, wann haben Sie geöffnet?',
    name: 'Mein Name ist Jordan Miller.',
    phone: `Meine Nummer ist ${phone}.`,
    address: `${address}.`,
    yes: 'Ja, bitte.',
    no: 'Nein, das ist alles. Danke!',
    any: 'Der erste freie Termin.',
    message: 'Bitte rufen Sie mich zurück.',
    joint: ' um ',
  },
};

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' };

/** What the sample caller says next, to the receptionist's last line; `isFirst` when the caller has said nothing yet. */
export function sampleLine(
  facts: SampleFacts,
  heard: Pick<ShownLine, 'asks' | 'offers'> | null,
  isFirst: boolean,
): string {
  const own = words[facts.language];
  if (isFirst) {
    if (!facts.service) return own.hours;
    const when = facts.freeAt === null ? null : spoken(facts.freeAt, facts, own.joint);
    return own.book(facts.service.name, when, facts.service.needsAddress ? address : null);
  }
  const offered = heard?.offers[0];
  switch (heard?.asks) {
    case 'time':
    case 'booking':
      return offered?.label ?? own.any;
    case 'service':
      return offered?.label ?? facts.service?.name ?? own.any;
    case 'staff':
      return own.any;
    case 'name':
      return own.name;
    case 'phone':
      return own.phone;
    case 'address':
      return own.address;
    case 'confirm':
      return own.yes;
    case 'message':
    case 'reason':
      return own.message;
    default:
      return own.no;
  }
}

/** Day and time as a caller says them. */
function spoken(at: string, { language, timezone }: SampleFacts, joint: string): string {
  const instant = new Date(at);
  const locale = locales[language];
  const day = instant.toLocaleDateString(locale, {
    timeZone: timezone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const time = instant.toLocaleTimeString(locale, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  return `${day}${joint}${time.replaceAll('\u202f', ' ')}`;
}
