// A message that was read back to its caller, at a practice that speaks all four languages, and waits for a yes or a no.
import { dental, talkWith } from './talk.ts';

export async function messageStated() {
  const talk = talkWith({ business: { ...dental, languages: ['en', 'es', 'fr', 'de'] } });
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: 'The bracket broke' },
    { do: 'set-name', name: 'Maria Lopez', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  return talk;
}

/** The words of the messages that were taken in it. */
export const keptIn = (talk: Awaited<ReturnType<typeof messageStated>>): readonly string[] =>
  talk.records().messages.map(({ body }) => body);
