import type { Heard, Understood } from '../../understander.ts';
import { namePutRight } from '../names/name-put-right.ts';
import { formOfVisit } from '../services/form-of-visit.ts';
import { eachTheirs, whoseNext } from '../who-comes/whose-is-whose.ts';
import { checksBack } from './checks-back.ts';

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
