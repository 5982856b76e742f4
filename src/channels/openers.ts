// What stands before anything is said: a greeting in the business's own words or ours, and things to begin with.
import type { Business, Language } from '#receptionist/business.ts';

const words: Readonly<
  Record<Language, { greeting(name: string): string; book: string; hours: string; price(service: string): string }>
> = {
  en: {
    greeting: (name) => `Hello, this is the assistant of ${name}. How can I help?`,
    book: 'I would like to book an appointment',
    hours: 'When are you open?',
    price: (service) => `How much is: ${service}?`,
  },
  es: {
    greeting: (name) => `Hola, soy el asistente de ${name}. ¿En qué puedo ayudarle?`,
    book: 'Quisiera reservar una cita',
    hours: '¿Cuál es su horario?',
    price: (service) => `¿Cuánto cuesta: ${service}?`,
  },
  fr: {
    greeting: (name) => `Bonjour, ici l’assistant de ${name}. Comment puis-je vous aider ?`,
    book: 'Je voudrais prendre rendez-vous',
    hours: 'Quels sont vos horaires ?',
    price: (service) => `Combien coûte : ${service} ?`,
  },
  de: {
    greeting: (name) => `Guten Tag, hier ist der Assistent von ${name}. Wie kann ich helfen?`,
    book: 'Ich möchte einen Termin vereinbaren',
    hours: 'Wann haben Sie geöffnet?',
    price: (service) => `Was kostet: ${service}?`,
  },
};

const languageOf = (business: Pick<Business, 'languages'>): Language => business.languages[0] ?? 'en';

type Greeter = Pick<Business, 'name' | 'languages'>;

/** What the owner typed; empty where that is ours, in whichever language. */
function ownWords({ name }: Greeter, typed: string): string {
  const own = typed.trim();
  return Object.values(words).some(({ greeting }) => greeting(name) === own) ? '' : own;
}

/** The owner's own greeting, or ours with the business's name. Ours follows the language of the business, also where it was typed. */
export function greetingOf(business: Greeter, own: string): string {
  return ownWords(business, own) || words[languageOf(business)].greeting(business.name);
}

/** As many letters as a button has room for in two lines. */
const invitationMax = 60;

/** What a button on a foreign page says: the owner's own greeting where it fits; empty where the button's own few words say it. */
export function invitationOf(business: Greeter, own: string): string {
  const typed = ownWords(business, own);
  return typed.length <= invitationMax ? typed : '';
}

/** First things to say. A price is asked only where the business gives one out. */
export function quickRepliesOf(business: Business): string[] {
  const own = words[languageOf(business)];
  const priced = business.services.find(({ priceCents }) => priceCents !== undefined);
  return [...(business.services.length > 0 ? [own.book] : []), own.hours, ...(priced ? [own.price(priced.name)] : [])];
}
