// A desk that nobody calls: the server itself asks it, to see whether the receptionist answers, and to wake it.
import type { Business } from '#receptionist/business.ts';
import type { Tools } from '#receptionist/tool.ts';

const day = [['09:00', '17:00']] as const;

export const desk: Business = {
  name: 'The desk of the server itself',
  industry: 'other',
  timezone: 'UTC',
  languages: ['en'],
  phone: '',
  email: '',
  address: '',
  website: '',
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  closedDates: [],
  services: [{ name: 'Consultation', minutes: 30, priceNote: 'on request' }],
  booking: { leadMinutes: 60, horizonDays: 30, stepMinutes: 30 },
  voice: { style: 'Professional', speed: 'Normal' },
  escalation: { rule: 'Always try to resolve first', humanHours: 'never' },
  emergencies: [],
  knowledge: [],
};

const nothing = async () => ({ ok: false, reason: 'not_offered' }) as const;

/** What is asked of it needs none. */
export const noTools: Tools = {
  caller: async () => null,
  freeTimes: async () => [],
  checkTime: nothing,
  hold: nothing,
  book: nothing,
  myAppointments: async () => [],
  move: async () => ({ ok: false, reason: 'not_yours' }),
  cancel: async () => ({ ok: false, reason: 'not_yours' }),
  correct: async () => ({ ok: false, reason: 'not_yours' }),
  takeMessage: async () => ({ ok: false, reason: 'too_many' }),
  handOff: async () => ({ ok: false, reason: 'nobody_there' }),
  humanThere: async () => false,
  canSendCode: async () => false,
  sendCode: async () => ({ ok: false, reason: 'too_many' }),
  checkCode: async () => ({ ok: false, reason: 'too_many' }),
  saveContact: async () => undefined,
};
