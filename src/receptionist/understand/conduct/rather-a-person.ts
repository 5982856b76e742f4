// "I don't want a machine, I want a person", said with a complaint: a person is asked for, in whatever words. Folded text, four languages.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';

const insists = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:want|need|get me|give me|would like|i'd like) (?:to \\p{L}+ (?:to|with) )?(?:an? |the )?(?:(?:real|actual|live|human) )*(?:person|human(?: being)?|manager|somebody|someone)|(?:not|don't want|no more) (?:an? |this )?(?:machine|robot|bot|recording)",
    '(?:quiero|necesito|deme|paseme|comuniqueme)(?: \\p{L}+){0,2} (?:una persona|un humano|alguien|gerente|encargad[oa])|no (?:quiero )?(?:una |con una )?maquina',
    "(?:veux|voudrais|passez[- ]moi|besoin d')(?: \\p{L}+){0,3} ?(?:une (?:vraie )?personne|un humain|quelqu'un|responsable)|pas (?:a |d')?une machine",
    '(?:will|mochte|brauche|geben sie mir)(?: \\p{L}+){0,3} (?:menschen|jemanden|person|chef(?:in)?)|(?:nicht|keine|keiner)(?: mit)?(?: einer?)? maschine',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Is a person asked for beside what is complained of? */
export const ratherAPerson = (said: string, language: Language): boolean =>
  cueOf('person', said, language) || insists.test(foldCue(said));
