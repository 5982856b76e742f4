// Hanging up on a customer costs most: words of a trade that sound like a seller's, a machine's or a wrong number's end nothing.
import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
import { freshState, type State } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const house = (
  industry: Industry,
  name: string,
  services: string[],
  languages: Language[] = ['en', 'es', 'fr', 'de'],
) =>
  ({
    name,
    industry,
    languages,
    timezone: 'America/New_York',
    services: services.map((one) => ({ name: one, minutes: 60, aka: [] })),
    hours: { mon: [['09:00', '17:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    closedDates: [],
    phone: '+16175550100',
    address: '1 Main Street, Boston, MA 02110',
    emergencies: [],
  }) as unknown as Business;

const legal = house('legal', 'Aspen Law', ['Consultation', 'License hearing']);
const tax = house('financial', 'Maple Ledger', ['Tax return', 'Bookkeeping', 'Payroll']);
const it = house('technology', 'Bergwacht IT', ['Remote support', 'Website care']);
const solar = house('trades', 'Bright Roof', ['Solar installation', 'Roof repair']);
const plumber = house('trades', 'Harbor Plumbing', ['Drain cleaning', 'Leak repair']);
const hotel = house('tourism', 'Lakeside Inn', ['Room', 'Airport shuttle']);
const dentist = house('medical', 'Lincoln Dental', ['Cleaning', 'Exam']);
const lender = house('financial', 'First Step Lending', ['Loan consultation']);

const strangers = ['robot', 'spam', 'wrong-number'];
const strangerOf = (business: Business, language: Language, text: string, sofar: Partial<State> = {}) => {
  const state = { ...freshState(language), turns: Object.keys(sofar).length, ...sofar };
  return understandNow({
    business,
    state,
    turn: { text, channel: 'chat', business, from: {}, now: '2026-11-16T15:00:00Z', languageHint: language },
  } as unknown as Parameters<typeof understandNow>[0]).commands.find((one) => strangers.includes(one.do))?.do;
};

test.each<[Business, Language, string]>([
  [legal, 'en', 'My license has been suspended and I need a lawyer'],
  [legal, 'es', 'Mi licencia ha sido suspendida'],
  [legal, 'fr', 'Mon permis a été suspendu, que puis-je faire ?'],
  [legal, 'de', 'Mein Führerschein wurde gesperrt'],
  [legal, 'en', 'I was told my case has been suspended, is that possible?'],
  [legal, 'en', 'I got a robocall and I want to sue the company'],
  [legal, 'en', 'An SEO agency owes me money, can I take them to court?'],
  [tax, 'en', 'I got a final notice from the IRS'],
  [tax, 'en', "I'm looking for a payroll service"],
  [tax, 'en', 'I need a business loan, can you do the paperwork?'],
  [tax, 'es', 'Me llegó el último aviso de los impuestos'],
  [tax, 'fr', "J'ai reçu un dernier avis des impôts"],
  [tax, 'de', 'Ich habe eine letzte Mahnung vom Finanzamt bekommen'],
  [tax, 'en', 'do you do payroll services for a shop of five people?'],
  [it, 'de', 'Mein Konto wurde gesperrt'],
  [it, 'en', 'I need a website redesign'],
  [it, 'en', 'my credit card processing stopped working'],
  [it, 'en', 'My screen says your account has been suspended, press 1'],
  [it, 'es', 'mi terminal de pago no funciona'],
  [it, 'fr', "J'aimerais la création de site pour ma boulangerie"],
  [it, 'de', 'ich suche jemanden für Webdesign und Suchmaschinenoptimierung'],
  [it, 'en', 'toner is leaking out of my printer'],
  [solar, 'en', 'I need solar panels on my roof'],
  [solar, 'de', 'Meine Solaranlage ist kaputt'],
  [solar, 'es', 'quiero paneles solares para mi casa'],
  [solar, 'fr', "j'ai des panneaux solaires qui fuient"],
  [solar, 'en', 'how many solar panels would a small house need?'],
  [solar, 'en', 'my energy provider said you install solar panels'],
  [plumber, 'en', 'This is an urgent matter, my sink is clogged'],
  [plumber, 'en', 'I thought you were a plumber?'],
  [plumber, 'en', 'I meant to call you about my bill'],
  [plumber, 'en', 'I think I gave you the wrong number'],
  [plumber, 'es', 'creo que me equivoqué de fecha'],
  [plumber, 'es', 'les di un número equivocado, quiero corregirlo'],
  [plumber, 'fr', "je crois que j'ai donné un mauvais numéro"],
  [plumber, 'de', 'ich habe Ihnen die falsche Nummer gegeben'],
  [dentist, 'en', 'This is an important question about my visit'],
  [dentist, 'en', 'If Dr. Lee is not available, can I leave a message?'],
  [dentist, 'en', 'I chose the wrong person when I booked, it should be Dr. Lee'],
  [hotel, 'en', 'Is this the hotel?'],
  [hotel, 'de', 'ich dachte, Sie sind ein Hotel?'],
  [lender, 'en', 'I would like to ask about a business loan'],
  [lender, 'es', 'busco un préstamo para mi negocio'],
  [it, 'en', "Hi, I'm calling from Petrie Dental about a printer that won't print"],
  [it, 'en', "Calling from Petrie Dental because our printer won't print"],
  [it, 'en', 'Calling from Petrie Dental about toner leaking, the printer is broken'],
  [it, 'es', 'Llamo de la clínica Petrie, la impresora no imprime'],
  [it, 'fr', "J'appelle du cabinet Petrie, l'imprimante ne marche plus"],
  [it, 'de', 'Ich rufe von der Praxis Petrie an, der Drucker druckt nicht'],
  [plumber, 'en', 'Calling from 12 Elm Street about a leak under the sink'],
  [plumber, 'en', "Calling from 12 Elm Street about your plumber's visit"],
  [dentist, 'en', "Got an automated message from you about Thursday, what's that about?"],
  [dentist, 'en', 'An automated call from you said Thursday, what does that mean?'],
  [dentist, 'es', 'Recibí una llamada automática de ustedes'],
  [dentist, 'fr', "J'ai reçu un message automatique de votre part"],
  [dentist, 'de', 'Automatische Nachricht von Ihnen bekommen, was heißt das?'],
  [plumber, 'en', 'The garage door only opens when you press two buttons at once'],
  [plumber, 'en', 'Press two buttons at once and the garage door opens'],
  [plumber, 'es', 'La puerta solo abre cuando presione dos botones'],
  [plumber, 'fr', 'La porte ne s’ouvre que si vous appuyez sur deux boutons'],
  [plumber, 'de', 'Das Tor geht nur auf, drücken Sie zwei Tasten'],
  [plumber, 'en', 'Wrong number, it should be 617 555 0189'],
  [plumber, 'en', 'your automated line told me to press 1 and then hung up'],
  [plumber, 'en', 'The recording said your call is very important to us and then it hung up on me'],
  [plumber, 'es', 'Su línea automática me dijo "oprima 1" y luego colgó'],
  [plumber, 'fr', "Votre répondeur m'a dit « appuyez sur 1 » puis a raccroché"],
  [plumber, 'de', 'Ihr Band sagte, drücken Sie die 1, und hat dann aufgelegt'],
  [dentist, 'en', 'Will our faces end up on your website?'],
  [dentist, 'es', '¿Van a poner fotos de nosotros en su página?'],
  [dentist, 'en', 'Do you put pictures of my kids on your site?'],
  [dentist, 'de', 'Kommen unsere Bilder auf Ihre Webseite?'],
])('a customer is heard out (%#)', (business, language, text) => {
  expect(strangerOf(business, language, text), text).toBeUndefined();
});

const booked: Partial<State> = {
  done: [{ did: 'booked', appointment: 'apt_1', service: 'Cleaning', startsAt: '2026-11-19T15:00:00Z' }],
  asked: 'more',
};
const dictating: Partial<State> = { frames: [{ flow: 'message', urgent: false }], asked: 'message' };

test.each<[Language, string, Partial<State>]>([
  ['en', 'Oh wait, wrong number, it should be 617 555 0189', booked],
  ['en', 'oh no, wrong number', booked],
  ['es', 'perdón, número equivocado, debería ser 617 555 0189', booked],
  ['fr', 'pardon, mauvais numéro, le bon est le 617 555 0189', booked],
  ['de', 'Moment, falsche Nummer, richtig ist 617 555 0189', booked],
  ['en', 'wrong number, it should be 617 555 0189', { messages: 1 }],
  ['en', 'The garage door only opens when you press two buttons at once', dictating],
  ['en', 'Tell them the automated message was confusing', dictating],
])('what was done or begun is not hung up on (%#)', (language, text, sofar) => {
  expect(strangerOf(dentist, language, text, sofar), text).toBeUndefined();
});

test.each<[Business, Language, string, string]>([
  [it, 'en', 'spam', 'Hello, calling from Apex Media about your website'],
  [dentist, 'en', 'spam', 'Would you let us put better SEO on your website?'],
  [plumber, 'en', 'spam', 'I am calling from Bright Leads because we help plumbers, who is the decision maker?'],
  [dentist, 'en', 'spam', 'Did you know there are errors on your website? I could help you rank higher.'],
  [plumber, 'en', 'robot', 'This is an automated message from the county.'],
  [plumber, 'en', 'robot', 'Our system said your listing is unverified, press 1 now'],
  [
    plumber,
    'en',
    'spam',
    'My boss asked me to reach out about your website, we help local businesses get more reviews. Who is the decision maker?',
  ],
  [
    legal,
    'en',
    'robot',
    'Hello! This is an important call about your business listing. Press one now to speak with a specialist.',
  ],
  [
    dentist,
    'en',
    'robot',
    "We have been trying to reach you about your car's extended warranty. Press two to be removed.",
  ],
  [tax, 'en', 'robot', 'This is an urgent notice. Your account has been suspended. Act now.'],
  [it, 'en', 'robot', 'The person you are calling is not available. At the tone, please record your message.'],
  [plumber, 'es', 'robot', 'Esta es una llamada automática. Presione uno para continuar.'],
  [plumber, 'fr', 'robot', 'Ceci est un message automatique. Appuyez sur la touche un.'],
  [plumber, 'de', 'robot', 'Dies ist eine automatische Ansage. Drücken Sie die eins.'],
  [
    plumber,
    'en',
    'spam',
    'Hi, this is Chad with Apex Growth, we help local businesses get more reviews. Who is the decision maker?',
  ],
  [dentist, 'en', 'spam', 'Hello, we can save your business up to thirty percent on electricity rates.'],
  [legal, 'en', 'spam', 'Hi, we offer SEO and first-page ranking for your website.'],
  [hotel, 'en', 'spam', 'Good morning, our company provides merchant services, are you the owner?'],
  [
    plumber,
    'es',
    'spam',
    'Buenos días, le llamo de una agencia de marketing, ayudamos a negocios a conseguir más clientes.',
  ],
  [plumber, 'fr', 'spam', 'Bonjour, nous aidons les entreprises à augmenter leur visibilité, seriez-vous intéressé ?'],
  [plumber, 'de', 'spam', 'Guten Tag, wir helfen Betrieben, mehr Kunden zu gewinnen. Hätten Sie Interesse?'],
  [plumber, 'en', 'wrong-number', 'Oh sorry, I have the wrong number.'],
  [legal, 'en', 'wrong-number', 'oops wrong number'],
  [dentist, 'es', 'wrong-number', 'Perdón, número equivocado.'],
  [dentist, 'fr', 'wrong-number', 'Pardon, je me suis trompé de numéro.'],
  [dentist, 'de', 'wrong-number', 'Entschuldigung, ich habe mich verwählt.'],
])('who is none is not kept on the line (%#)', (business, language, is, text) => {
  expect(strangerOf(business, language, text), text).toBe(is);
});

const offered: Partial<State> = {
  turns: 1,
  asked: 'message',
  frames: [{ flow: 'message', urgent: false, proposed: true, about: 'Do you bake cakes?' }],
};

test.each<[Language, string]>([
  ['en', 'No no message, I must have the wrong number'],
  ['es', 'No, ningún recado, me equivoqué de número.'],
  ['fr', 'Non, aucun message, je me suis trompée de numéro.'],
  ['de', 'Nein, keine Nachricht, ich habe mich verwählt.'],
])('%s: “%s” is no message, where one was only offered', (language, text) => {
  expect(strangerOf(dentist, language, text, offered)).toBe('wrong-number');
});

const named: Partial<State> = { turns: 2, asked: 'name', frames: [{ flow: 'book', service: 'Cleaning', times: [] }] };

test.each<[Language, string]>([
  ['en', "Oh shoot, you're movers? Sorry, wrong number. Bye."],
  ['en', 'oh sorry I dialed the wrong number'],
  ['es', 'Ay perdón, me equivoqué de número.'],
  ['fr', 'Oups, pardon, je me suis trompé de numéro.'],
  ['de', 'Entschuldigung, ich habe mich verwählt.'],
])('%s: “%s” ends a talk in which a visit is under way', (language, text) => {
  expect(strangerOf(dentist, language, text, named)).toBe('wrong-number');
});

test.each<[Language, string, Partial<State>]>([
  ['en', "sorry, that's the wrong number, it's 555 0199", { ...named, asked: 'confirm' }],
  ['en', "that's the wrong number", { ...named, asked: 'confirm' }],
  ['en', 'sorry, wrong number', { ...named, asked: 'phone' }],
  ['en', 'oh sorry, I gave you the wrong number', named],
  ['en', 'Sorry, I called the wrong number earlier, Friday at ten works', named],
  ['es', 'perdón, le di el número equivocado', named],
  ['fr', 'pardon, je vous ai donné le mauvais numéro', named],
  ['de', 'Entschuldigung, ich habe Ihnen die falsche Nummer gegeben', named],
])('%s: “%s” ends nothing', (language, text, state) => {
  expect(strangerOf(dentist, language, text, state)).not.toBe('wrong-number');
});

const says = (language: Language, text: string) =>
  understandNow({
    business: dentist,
    state: freshState(language),
    turn: { text, channel: 'chat', business: dentist, from: {}, now: '2026-11-16T15:00:00Z', languageHint: language },
  } as unknown as Parameters<typeof understandNow>[0]).commands.map((one) => one.do);

test.each<[Language, string]>([
  ['en', 'Hi, is this the Lafitte bakery?'],
  ['en', "Is this Tony's Pizza?"],
  ['en', 'Have I reached Maple Dental?'],
  ['es', 'Buenas, ¿es la panadería Lafitte?'],
  ['fr', "C'est bien la pâtisserie Lafitte ?"],
  ['fr', 'Je suis bien chez le fleuriste ?'],
  ['fr', "Vous n'êtes pas la pâtisserie ?"],
  ['es', '¿No son la panadería?'],
  ['en', "Aren't you the pizza place?"],
  ['de', 'Ist da die Bäckerei Huber?'],
  ['de', 'Bin ich da richtig bei der Praxis Huber?'],
])('%s: who asks “%s” is told who this is', (language, text) => {
  expect(says(language, text).some((one) => one === 'what-are-you' || one === 'wrong-number')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Is this covered by insurance?'],
  ['en', 'Are you the only dentist in the office?'],
  ['en', 'Is this the office that is open on Saturday?'],
  ['es', '¿Es la clínica que abre los sábados?'],
  ['es', '¿Dónde es la clínica?'],
  ['de', 'Ist da die Praxis am Samstag offen?'],
  ['de', 'Ist da die Praxis geöffnet?'],
  ['fr', "Je suis à l'hôpital"],
  ['fr', "Je suis à la pharmacie, j'arrive"],
  ['fr', "C'est le cabinet qui ouvre le samedi ?"],
  ['de', 'Ist das die Praxis, die am Samstag offen hat?'],
])('%s: “%s” asks for something else', (language, text) => {
  expect(says(language, text)).not.toContain('what-are-you');
});
