// What a talk knows of its caller who is no contact: by the door, by what they left and by what was booked, the newest first.
import type { Thread } from './use-thread.ts';

export type CallerKnown = { readonly name: string; readonly phone: string | null; readonly email: string | null };

/** What the door vouches for goes before what was said. */
export function callerKnown({ conversation, messages, appointments }: Thread): CallerKnown {
  const { contact, from } = conversation;
  const said = [...messages, ...appointments].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const first = (name: 'name' | 'phone' | 'email') => said.find((one) => one[name])?.[name] ?? null;
  return {
    name: contact?.name || first('name') || '',
    phone: from.phone ?? first('phone'),
    email: from.email ?? first('email'),
  };
}
