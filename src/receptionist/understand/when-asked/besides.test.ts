// What is told besides is wanted as well or put down with the visit; a time, a detail, thanks or a question is neither.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const { staff: _, ...house } = dental;
const plumber: Business = {
  ...house,
  industry: 'trades',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Drain cleaning', aka: ['clogged drain'], minutes: 60, bufferMinutes: 0, needsAddress: true },
    { name: 'Leak repair', minutes: 60, bufferMinutes: 0, needsAddress: true },
  ],
};
const notes = (commands: readonly Command[]) =>
  commands.flatMap((one) => (one.do === 'set-reason' && one.isNote ? one.reason : []));
const asked = (what: State['asked'], service = 'Drain cleaning'): Partial<State> => ({
  turns: 2,
  asked: what,
  frames: [{ flow: 'book', service, times: [], chosen: { startsAt: '2026-11-20T17:00:00.000Z', staff: null } }],
});

test.each<[Language, string, string]>([
  ['en', 'My drain is clogged, tomorrow at 10? and the sink has the same problem', 'the sink has the same problem'],
  ['en', 'Drain cleaning Friday at 10 and I want to buy a gift card too', 'I want to buy a gift card too'],
  ['es', 'Necesito limpiar el drenaje, mañana a las 10, y el lavabo también', 'el lavabo también'],
  ['fr', "Mon drain est bouché, demain à 10h ça irait? pis l'évier c'est avec ça", "l'évier c'est avec ça"],
  ['de', 'Mein Abfluss ist verstopft, morgen um 10 bitte, und die Spüle auch', 'die Spüle auch'],
])('%s: with the wish it is put down with the visit (%#)', (language, text, note) => {
  const given = heard(language, text, {}, plumber);
  expect(begun(given)).toEqual(['book']);
  expect(notes(given)).toEqual([note]);
});

test.each<[Language, string, string]>([
  ['en', 'and the sink has the same problem', 'the sink has the same problem'],
  ['en', 'Mary Roy, and the kitchen sink is slow too', 'the kitchen sink is slow too'],
  ['en', 'Mary Roy, the water is not good as well', 'the water is not good as well'],
  ['es', 'y el lavabo tiene lo mismo', 'el lavabo tiene lo mismo'],
  ['fr', "pis l'évier c'est avec ça", "l'évier c'est avec ça"],
  ['de', 'und die Spüle auch noch', 'die Spüle auch noch'],
])('%s: and so it is beside what is asked (%#)', (language, text, note) => {
  expect(notes(heard(language, text, { ...asked('name'), language }, plumber))).toEqual([note]);
});

test.each<[Language, string, State['asked']]>([
  ['en', 'Friday is fine too', 'time'],
  ['en', 'another day is ok too', 'time'],
  ['en', 'mornings are fine as well', 'time'],
  ['es', 'otro día está bien también', 'time'],
  ['fr', 'un autre jour est possible aussi', 'time'],
  ['de', 'ein anderer Tag ist auch gut', 'time'],
  ['en', "that's my name too", 'name'],
  ['en', 'Mary Roy, thanks, have a good day too', 'name'],
  ['en', 'my number is 312 555 0187 and you can text it too', 'phone'],
  ['en', 'and tomorrow is too early for me', 'time'],
  ['en', 'also, do you take cards?', 'name'],
  ['es', 'y el viernes también', 'time'],
  ['es', 'mi número es el mismo también', 'phone'],
  ['fr', 'aussi tôt que possible', 'time'],
  ['fr', 'et le numéro est aussi celui-là', 'phone'],
  ['de', 'Freitag geht auch', 'time'],
  ['de', 'das ist auch gut', 'time'],
])('%s: “%s” is no note', (language, text, what) => {
  expect(notes(heard(language, text, { ...asked(what), language }, plumber))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Are you hiring? also my kid needs a cleaning'],
  ['en', 'Are you guys hiring? Oh and also I need a cleaning'],
  ['es', '¿Están contratando? Además necesito una limpieza dental'],
  ['fr', "Vous embauchez? En plus j'ai besoin d'un nettoyage"],
  ['de', 'Stellt ihr gerade ein? Außerdem brauche ich eine Zahnreinigung'],
])('%s: a visit is wanted beside a question (%#)', (language, text) => {
  const given = heard(language, text);
  expect(given.filter((one) => one.do === 'ask')).toHaveLength(1);
  expect(begun(given)).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'Are you hiring? also I have cleaned teeth for six years'],
  ['en', 'Are you hiring? Also do you do cleanings?'],
  ['de', 'Stellt ihr gerade ein? Außerdem habe ich sechs Jahre Zahnreinigungen gemacht'],
])('%s: none is (%#)', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});

test('the note is told and kept with the booking', async () => {
  const talk = talkWith({ business: { ...dental, ...plumber } as typeof dental });
  const reply = await talk.say('My drain is clogged, Friday at 10? and the sink has the same problem');
  expect(reply.text).toContain('“the sink has the same problem”');
});

test.each<[Language, string]>([
  ['en', 'do you guys also do gas lines'],
  ['en', 'can you also tell me where you are'],
])('the end of what is asked is no note, %s: %s', (language, text) =>
  expect(notes(heard(language, text, asked('time'), plumber))).toEqual([]),
);
