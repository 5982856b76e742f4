// What becomes of one appointment's reminder, in a line. Nothing where there is none to tell of.
import { useCallback } from 'react';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { readReminder } from '../contract.ts';

const moment = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

export function ReminderLine({ appointment, zone }: { appointment: Id<'appointment'>; zone: string }) {
  const load = useCallback(() => api.call(readReminder, { params: { id: appointment } }), [appointment]);
  const { value } = useLoaded(load);
  if (!value || value.state === 'none') return null;
  if (value.state === 'refused') return <p>Wants no reminder.</p>;
  if (value.state === 'unreachable') return <p>No reminder: there is no email address.</p>;
  const at = instantWords(new Date(value.at ?? 0), moment, zone);
  const how = value.by === 'text' ? 'by text' : 'by mail';
  return <p>{value.state === 'sent' ? `Reminded ${how} on ${at}.` : `Will be reminded ${how} on ${at}.`}</p>;
}
