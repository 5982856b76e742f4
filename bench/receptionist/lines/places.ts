// The businesses that the lines are said to and the people who say them: what stands fixed around every line.
import type { Language } from '../../../src/receptionist/business.ts';
import type { Call } from '../format.ts';

export type Answers = Call['caller']['answers'];

/** A stranger with one wish, at a business that can grant it. */
export type Place = {
  readonly business: string;
  readonly now: string;
  /** Appended to a wall clock; every call is in one November. */
  readonly offset: string;
  readonly from: string;
  readonly opening: string;
  readonly service: string;
  /** Wall clock of the free time that the stranger asks for. */
  readonly at: string;
  readonly name: string;
  readonly answers: Answers;
};

export const places: { readonly [language in Language]: Place } = {
  en: {
    business: 'harlow-physio',
    now: '2026-11-16 10:00',
    offset: '-05:00',
    from: '+16175550909',
    opening: "Hi, I'd like to book a follow-up session.",
    service: 'Follow-up session',
    at: '2026-11-18 15:00',
    name: 'Paul Hendricks',
    answers: {
      name: ['Paul Hendricks'],
      phone: ['this number is fine'],
      email: ["I don't use email"],
      service: ['a follow-up session'],
      staff: ['anyone is fine'],
      time: ['Wednesday at 3 pm'],
      reason: ['my shoulder'],
      confirm: ['yes'],
      more: ["no, that's all, thank you"],
      message: ['Please call me back about my insurance form'],
      booking: ['the follow-up session'],
      other: ["I'm not sure"],
    },
  },
  es: {
    business: 'salon-dos-lunas',
    now: '2026-11-17 10:00',
    offset: '-06:00',
    from: '+12105550909',
    opening: 'Hola, quiero una cita para un corte de dama.',
    service: 'Corte de dama',
    at: '2026-11-19 16:00',
    name: 'Teresa Molina',
    answers: {
      name: ['Teresa Molina'],
      phone: ['este mismo número'],
      email: ['no tengo correo'],
      service: ['un corte de dama'],
      staff: ['me da igual'],
      time: ['el jueves a las 4 de la tarde'],
      reason: ['nada especial'],
      confirm: ['sí'],
      more: ['no, nada más, gracias'],
      message: ['Que me llamen por lo del anticipo'],
      booking: ['el tinte'],
      other: ['no sé'],
    },
  },
  fr: {
    business: 'kine-terreaux',
    now: '2026-11-16 10:00',
    offset: '+01:00',
    from: '+33612550909',
    opening: 'Bonjour, je voudrais prendre rendez-vous pour un massage sportif.',
    service: 'Massage sportif',
    at: '2026-11-19 16:00',
    name: 'Hélène Roussel',
    answers: {
      name: ['Hélène Roussel'],
      phone: ['oui, ce numéro'],
      email: ["je n'ai pas d'adresse mail"],
      service: ['un massage sportif'],
      staff: ['peu importe'],
      time: ['jeudi à 16 heures'],
      address: ['12 rue de la Martinière, 69001 Lyon'],
      reason: ['le dos'],
      confirm: ['oui'],
      more: ["non, c'est tout, merci"],
      message: ['Rappelez-moi au sujet de ma facture'],
      booking: ['le massage sportif'],
      other: ['je ne sais pas'],
    },
  },
  de: {
    business: 'kanzlei-hollerbach',
    now: '2026-11-16 10:00',
    offset: '+01:00',
    from: '+491715550909',
    opening: 'Guten Tag, ich hätte gern einen Termin für eine Vorsorgevollmacht.',
    service: 'Vorsorgevollmacht',
    at: '2026-11-18 15:00',
    name: 'Ulrike Brenner',
    answers: {
      name: ['Ulrike Brenner'],
      phone: ['diese Nummer passt'],
      email: ['ich habe keine E-Mail'],
      service: ['eine Vorsorgevollmacht'],
      staff: ['egal'],
      time: ['am Mittwoch um 15 Uhr'],
      reason: ['für meine Mutter'],
      confirm: ['ja'],
      more: ['nein, das war alles, danke'],
      message: ['Bitte um Rückruf wegen der Rechnung'],
      booking: ['die Vorsorgevollmacht'],
      other: ['weiß ich nicht'],
    },
  },
};

/** A business that comes to the customer and therefore asks where to. */
export const homeVisits: Place = {
  business: 'sierra-vista-air',
  now: '2026-11-16 10:00',
  offset: '-08:00',
  from: '+19165550909',
  opening: "Hi, I'd like to book a furnace tune-up.",
  service: 'Furnace tune-up',
  at: '2026-11-18 15:00',
  name: 'Paul Hendricks',
  answers: {
    name: ['Paul Hendricks'],
    phone: ['this number is fine'],
    email: ["I don't use email"],
    service: ['a furnace tune-up'],
    staff: ['anyone'],
    time: ['Wednesday at 3 pm'],
    address: ['1220 Alder Street, Sacramento'],
    reason: ['it makes noise'],
    confirm: ['yes'],
    more: ["no, that's all, thank you"],
    message: ['Please call me back'],
    other: ["I'm not sure"],
  },
};

/** Somebody with two visits to come, who means one of them. */
export const twoVisits: Place = {
  ...places.en,
  business: 'redline-garage',
  offset: '-06:00',
  from: '+15125550188',
  name: 'Siobhan Whelan',
};

/** The customer of each place who is known by number and has one visit to come. */
type Visitor = {
  readonly name: string;
  readonly phone: string;
  readonly service: string;
  /** Wall clock of the free time that the visit is moved to, and how it is said. */
  readonly movesTo: string;
  readonly movesToSaid: string;
  /** Twenty minutes before the visit. */
  readonly justBefore: string;
};

export const visitors: { readonly [language in Language]: Visitor } = {
  en: {
    name: 'Kwame Osei',
    phone: '+16175550131',
    service: 'Follow-up session',
    movesTo: '2026-11-20 11:00',
    movesToSaid: 'Friday at 11 am',
    justBefore: '2026-11-19 08:40',
  },
  es: {
    name: 'Graciela Cantú',
    phone: '+12105550164',
    service: 'Tinte de raíz',
    movesTo: '2026-11-21 10:00',
    movesToSaid: 'el sábado a las 10 de la mañana',
    justBefore: '2026-11-20 10:40',
  },
  fr: {
    name: 'Karim Benali',
    phone: '+33698555023',
    service: 'Massage sportif',
    movesTo: '2026-11-19 16:00',
    movesToSaid: 'jeudi à 16 heures',
    justBefore: '2026-11-20 10:40',
  },
  de: {
    name: 'Cem Aydın',
    phone: '+491605550187',
    service: 'Vorsorgevollmacht',
    movesTo: '2026-11-24 15:00',
    movesToSaid: 'nächsten Dienstag um 15 Uhr',
    justBefore: '2026-11-19 14:40',
  },
};

type Words = {
  /** A time at which the place is closed, so that others are offered. */
  readonly closed: string;
  readonly no: string;
  readonly none: string;
  readonly justCancel: string;
  readonly noMessage: string;
  /** The number that the `phone` lines dictate. */
  readonly dictated: string;
};

export const words: { readonly [language in Language]: Words } = {
  en: {
    closed: 'Saturday at 10',
    no: 'no, leave it',
    none: 'none, leave it',
    justCancel: 'no other time, just cancel it',
    noMessage: 'no message',
    dictated: '+16175550147',
  },
  es: {
    closed: 'el lunes a las 10',
    no: 'no, déjelo',
    none: 'ninguno, déjelo',
    justCancel: 'ninguna, solo cancele',
    noMessage: 'no, sin recado',
    dictated: '+12105550147',
  },
  fr: {
    closed: 'samedi à 10 heures',
    no: 'non, laissez',
    none: 'aucun, laissez',
    justCancel: 'aucun, annulez',
    noMessage: 'non, pas de message',
    dictated: '+33612550147',
  },
  de: {
    closed: 'am Samstag um 10 Uhr',
    no: 'nein, lassen Sie es',
    none: 'keine, lassen Sie es',
    justCancel: 'keinen, nur absagen',
    noMessage: 'keine Nachricht',
    dictated: '+491715550147',
  },
};
