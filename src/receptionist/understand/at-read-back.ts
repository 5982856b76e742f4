// What is said to a statement that waits for a yes, or of what was just booked, and puts part of it right: the name, and whose visit it is.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { Heard } from '../understander.ts';
import { namePutRight } from './name-put-right.ts';
import { eachTheirs, whoseNext } from './whose-is-whose.ts';

type Understood = { readonly language: Language; readonly commands: Command[]; readonly said: string };

export function heedReadBack(heard: Heard, understood: Understood): Understood {
  const { commands, said, language } = understood;
  const each = eachTheirs(heard, said, language, commands) ?? whoseNext(heard, said, language, commands);
  return { ...understood, commands: [...(each ?? namePutRight(heard, said, language, commands))] };
}
