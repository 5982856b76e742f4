// Whether somebody speaks a language with a third person is a question; who wants to talk to a person wants one.
import { expect, it } from 'vitest';
import { foldCue } from '../cues/cue.ts';
import { asksWhoUnderstands } from './who-understands.ts';

const asks = (said: string) => asksWhoUnderstands(said, foldCue(said));

it.each([
  'My mother only speaks Dutch, is there anyone she could talk to?',
  'My dad speaks nothing but Portuguese. Is there anybody who could talk to him?',
  'Grandma is from Osaka and only has Japanese, do you have someone there who can speak with her?',
  'Mi mamá sólo habla polaco, ¿hay alguien que pueda hablar con ella?',
  "Ma mère ne parle que russe, il y a quelqu'un à qui elle pourrait parler ?",
  'Meine Mutter spricht nur Türkisch, gibt es jemanden, mit dem sie reden kann?',
])('“%s” asks', (said) => expect(asks(said)).toBe(true));

it.each([
  'Is there anyone I could talk to?',
  'Is there somebody he can talk to about the bill?',
  'I only speak Spanish, can I talk to someone?',
  'My husband only speaks Spanish and wants to talk to a person.',
  'Is there anyone who could talk to my landlord?',
  '¿Hay alguien con quien pueda hablar?',
  "Il y a quelqu'un à qui je peux parler en anglais ?",
  'Gibt es jemanden, mit dem ich auf Deutsch reden kann?',
])('“%s” asks for somebody', (said) => expect(asks(said)).toBe(false));
