// What is said of a visit that was stated, told or just booked, and is no new wish: the name or whose it is put right, a check of when it
// is, and how it is to be held.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { namePutRight } from '../names/name-put-right.ts';
import { formOfVisit } from '../services/form-of-visit.ts';
import { eachTheirs, whoseNext } from '../who-comes/whose-is-whose.ts';
import { checksBack } from './checks-back.ts';

type Understood = { readonly language: Language; readonly commands: Command[]; readonly said: string };

export function heedReadBack(heard: Heard, understood: Understood): Understood {
  const { commands, said, language } = understood;
  const meant =
    checksBack(heard, said, language) ??
    formOfVisit(heard, said, language, commands) ??
    eachTheirs(heard, said, language, commands) ??
    whoseNext(heard, said, language, commands) ??
    namePutRight(heard, said, language, commands);
  return { ...understood, commands: [...meant] };
}
