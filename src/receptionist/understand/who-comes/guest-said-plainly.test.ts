// Who comes next comes at the hour that is said plainly, under the name that is said with whose they are.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental as business } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { timesAlong } from '../../dialogue.ts';
import type { BookFrame, State } from '../../state.ts';

const booked: Partial<State> = {
  turns: 5,
  asked: 'more',
  said: { name: 'Priya Shah', phone: '+12155550101' },
  done: [{ did: 'booked', appointment: 'apt_9', service: 'Teeth cleaning', startsAt: '2026-12-02T22:00:00.000Z' }],
};

test.each<[Language, string, string, string, string]>([
  ['en', 'And my son Theo needs one too, same Wednesday, right after me, quarter to six.', 'my son', 'Theo', '17:45'],
  ['en', 'My daughter Mia needs one as well, the same day, at four', 'my daughter', 'Mia', '16:00'],
  [
    'es',
    'Y mi hijo Leo también necesita uno, el mismo día, después de mí, a las seis menos cuarto',
    'mi hijo',
    'Leo',
    '17:45',
  ],
  [
    'fr',
    'Et ma fille Jade en voudrait un aussi, le même jour, juste après moi, à quinze heures',
    'ma fille',
    'Jade',
    '15:00',
  ],
  [
    'de',
    'Meine Schwester Petra braucht auch eins, am selben Tag, gleich nach mir, um viertel nach drei',
    'meine Schwester',
    'Petra',
    '15:15',
  ],
])('%s: %s', (language, text, whose, name, time) => {
  const commands = heard(language, text, booked);
  expect(commands).toContainEqual({ do: 'for-other', whose });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
  const wishes = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wishes.map((one) => one.time)).toEqual([time]);
  // No date of its own: it is the day of the one that is booked.
  expect(wishes[0]?.date).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'And my son needs one too, right after me'],
  ['de', 'Meine Schwester braucht auch eins'],
])('%s: nobody is named: %s', (language, text) =>
  expect(heard(language, text, booked).some((one) => one.do === 'set-name')).toBe(false),
);

const at = { date: '2026-12-02', minutes: 17 * 60 };
const frame = (times: BookFrame['times']): BookFrame => ({ flow: 'book', along: 'right-after', times }) as BookFrame;

test('the hour is counted only where none is said', () => {
  expect(timesAlong(business, frame([{ time: '17:45' }]), 'Teeth cleaning', at)).toEqual([{ date: at.date }]);
  expect(timesAlong(business, frame([]), 'Teeth cleaning', at)[0]?.time).toBeDefined();
  expect(timesAlong(business, frame([{ time: '18:00', excluded: true }]), 'Teeth cleaning', at)[0]?.time).toBeDefined();
});
