// What a business has chosen about reminders, and what became of an appointment's, as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { leads } from './rules.ts';

const tag = 'Appointments';
const settings = z.object({
  lead: z.enum(leads),
  /** Whether who left a number alone can be reminded by text. */
  canText: z.boolean(),
});

export const readReminderSettings = endpoint({
  name: 'readReminderSettings',
  method: 'GET',
  path: '/reminder-settings',
  summary: 'Read how long before an appointment customers are reminded',
  tag,
  access: 'read-only',
  answer: settings,
});

/** Safe to repeat. What is due by the new choice goes out within a minute, but not at night. */
export const updateReminderSettings = endpoint({
  name: 'updateReminderSettings',
  method: 'PUT',
  path: '/reminder-settings',
  summary: 'Choose how long before an appointment customers are reminded, or not at all',
  tag,
  access: 'owner',
  body: z.strictObject({ lead: z.enum(leads) }),
  answer: settings,
});

export const readReminder = endpoint({
  name: 'readReminder',
  method: 'GET',
  path: '/appointments/{id}/reminder',
  summary: 'Read when the customer of an appointment is or was reminded',
  tag,
  access: 'read-only',
  params: z.object({ id: idOf('appointment') }),
  answer: z.object({
    /** `none`: it is off, too late, over or cancelled; `refused`: the customer wants none; `unreachable`: no address. */
    state: z.enum(['due', 'sent', 'none', 'refused', 'unreachable']),
    by: z.enum(['email', 'text']).nullable(),
    /** When it goes out or went out. */
    at: instantField.nullable(),
  }),
});
