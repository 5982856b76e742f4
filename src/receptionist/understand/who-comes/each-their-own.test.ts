// Two services in one breath, each for somebody else: each visit is for whom it was said, and has its own name.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const whoseOf = (commands: ReturnType<typeof heard>) => {
  const owners: (string | null)[] = [];
  let whose: string | null = null;
  for (const one of commands) {
    if (one.do === 'for-other') whose = one.whose;
    if (one.do === 'set-service') owners.push(whose);
    if (one.do === 'also' || one.do === 'set-service') whose = null;
  }
  return owners;
};

test.each<[Language, string, readonly (string | null)[]]>([
  ['en', 'I need a cleaning for me and a filling for my son', [null, 'my son']],
  ['en', 'I need a filling for my son and a cleaning for my daughter', ['my son', 'my daughter']],
  ['en', 'my son needs a filling and I need a cleaning', ['my son', null]],
  ['en', 'I need a cleaning and my son needs a filling', [null, 'my son']],
  ['en', 'a cleaning and a filling for my son on Thursday', ['other', 'other']],
  ['es', 'una limpieza para mí y un empaste para mi hijo', [null, 'mi hijo']],
  ['es', 'mi hijo necesita un empaste y yo necesito una limpieza', ['mi hijo', null]],
  ['fr', 'un détartrage pour moi et une consultation pour mon fils', [null, 'mon fils']],
  ['de', 'eine Zahnreinigung für mich und eine Füllung für meinen Sohn', [null, 'meinen sohn']],
])('%s: “%s”', (language, text, owners) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book', 'book']);
  expect(whoseOf(commands)).toEqual(owners);
});

test('each is booked under its own name', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  expect((await say('I need a cleaning for me and a filling for my son on Thursday')).text).toMatch(
    /filling right after/,
  );
  expect((await say('nine')).text).toMatch(/your full name/);
  await say('Juan Lopez');
  await say('630 555 0188');
  await say('yes');
  expect((await say('the first one')).text).toMatch(/person it is for/);
  await say('Leo Lopez');
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([
    { service: 'Teeth cleaning', name: 'Juan Lopez' },
    { service: 'Filling', name: 'Leo Lopez' },
  ]);
});

test('what is for one person alone has one name', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('I need a cleaning and a filling for my son on Thursday');
  await say('nine');
  await say('Leo Hart');
  await say('630 555 0188');
  await say('yes');
  expect((await say('the first one')).text).toMatch(/Leo Hart/);
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Leo Hart' }, { name: 'Leo Hart' }]);
});
