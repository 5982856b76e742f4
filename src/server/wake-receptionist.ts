// The receptionist's first turn in each language, taken soon after a start, while nobody waits for it: models are read and
// patterns compiled in it once, for seconds, which the first caller, or whoever opens the first demo, would wait for.
import { setImmediate } from 'node:timers/promises';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import { createMind } from '#receptionist/mind.ts';
import { loadModels } from '#receptionist/models/shipped.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import { desk, noTools } from './quiet-desk.ts';

const said = [
  'What time do you open?',
  'My drain is slow. Can somebody come tomorrow?',
  'Guten Tag, arbeiten Sie auch am Samstag?',
  'Hola, ¿abren los sábados?',
  'Bonjour, êtes-vous ouverts le samedi ?',
] as const;

/** Requests that come in meanwhile are served between the turns. Gives what was replied. */
export async function wakeReceptionist(now: Date): Promise<readonly string[]> {
  loadModels();
  const takeTurn = createMind({ understand: understandEmbedded, findAnswer });
  const business = { ...desk, languages: ['en', 'es', 'fr', 'de'] } as const;
  const replies: string[] = [];
  for (const text of said) {
    await setImmediate();
    const turn = { text, channel: 'chat', business, from: {}, now: now.toISOString() } as const;
    replies.push((await takeTurn(turn, null, noTools)).reply.text);
  }
  return replies;
}
