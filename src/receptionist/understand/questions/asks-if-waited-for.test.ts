// After a message of running late: whether that is all right is asked, the message is neither dropped nor sent by it.
import { expect, it } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { gwen, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const bodies: Readonly<Record<Language, string>> = {
  en: "I'm going to be fifteen minutes late",
  es: 'Voy a llegar quince minutos tarde',
  fr: 'Je serai en retard de quinze minutes',
  de: 'Ich komme eine Viertelstunde zu spät',
};
const late = (language: Language): Partial<State> => ({
  turns: 2,
  asked: 'confirm',
  frames: [{ flow: 'message', body: bodies[language], urgent: false, confirming: true }],
});

it.each<[Language, string]>([
  ['en', 'Is that okay?'],
  ['en', 'Is he still gonna see me or should I move it?'],
  ['en', 'Do I need to reschedule?'],
  ['en', 'Will you still take me?'],
  ['es', '¿Sí me esperan?'],
  ['es', '¿Está bien?'],
  ['es', '¿Todavía me atienden?'],
  ['fr', 'Vous m’attendez quand même ?'],
  ['fr', "C'est grave ?"],
  ['fr', 'Dois-je déplacer le rendez-vous ?'],
  ['de', 'Ist das schlimm?'],
  ['de', 'Nehmen Sie mich trotzdem dran?'],
  ['de', 'Muss ich verschieben?'],
])('asks what holds, %s: %s', (language, text) =>
  expect(heard(language, text, late(language))).toEqual([{ do: 'ask', question: text, told: bodies[language] }]),
);

it.each<[Language, string]>([
  ['en', 'Yes, that is okay'],
  ['es', 'Sí, está bien'],
  ['fr', "Oui, c'est bon"],
  ['de', 'Ja, das passt'],
])('takes a yes for one, %s: %s', (language, text) =>
  expect(heard(language, text, late(language))).toContainEqual({ do: 'affirm' }),
);

it('keeps the message until it is said yes to', async () => {
  const talk = talkWith({ from: gwen });
  expect((await talk.say("I'm going to be fifteen minutes late")).asks).toBe('confirm');
  expect((await talk.say('Is that okay?')).asks).toBe('confirm');
  expect(talk.records().messages).toHaveLength(0);
  await talk.say('Yes');
  expect(talk.records().messages).toHaveLength(1);
});
