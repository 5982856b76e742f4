// "Can her grandmother come with her instead of me?": who comes is asked, and no visit is moved. Four languages, over folded text.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';

const ofSomebody =
  /(?<!\p{L})(?:(?:instead|in place) of (?:me|us|my (?:wife|husband|mother|mom|father|dad|parents)|his (?:mother|mom|father|dad)|her (?:mother|mom|father|dad))|in my place|en (?:vez|lugar) de (?:mi|nosotros|yo)|en mi lugar|a ma place|au lieu de moi|a notre place|(?:an)?statt (?:mir|meiner|uns|ich)|an meiner stelle)(?!\p{L})/u;

/** The commands of a line, with what is asked of who comes in the place of what only sounds like a change. */
export function insteadOfSomebody(said: string, commands: readonly Command[]): readonly Command[] {
  const changes = commands.some((one) => one.do === 'start' && (one.flow === 'move' || one.flow === 'cancel'));
  const wishes = commands.some((one) => one.do === 'set-times' || one.do === 'set-service');
  if (!changes || wishes || !said.includes('?') || !ofSomebody.test(foldCue(said))) return commands;
  return [{ do: 'ask', question: said }];
}
