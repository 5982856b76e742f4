// "It's Dana. We go away in January, is that a problem?": once a time is chosen, a day on which somebody is away is told, and wished
// for by nobody, unless the chosen one is among them. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from './times.ts';

const away: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:go(?:ing|es)? (?:away|abroad|on vacation|on holiday)|(?:am|are|is|be|'m|'re|'s) (?:away|abroad|gone|out of (?:town|the country)|on (?:vacation|holiday|leave)|travel\p{L}+|flying|leaving|moving)|(?:leave|fly|move) (?:for|to|in)|out of town|vacation)(?!\p{L})/u,
  es: /(?<!\p{L})(?:nos vamos|me voy|vamos de|voy de|salimos de|salgo de|de viaje|de vacaciones|viaj\p{L}+|(?:estoy|estamos|estare|estaremos) fuera|nos mudamos)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:on|je|nous) (?:part|pars|partons|partira|partirai)|en (?:voyage|vacances)|(?:suis|sommes|est|serai|sera) (?:absente?s?|partis?)|(?:on|je|nous) demenag\p{L}+)(?!\p{L})/u,
  de: /(?<!\p{L})(?:verreis\p{L}+|(?:im|in den|in) urlaub|(?:fahren|fahre|fliegen|fliege) (?:wir|ich)?|(?:bin|sind) (?:ich |wir )?(?:weg|unterwegs|im ausland|nicht da)|ziehen (?:wir )?um)(?!\p{L})/u,
};
const asked: ReadonlySet<string | null> = new Set(['name', 'phone', 'email', 'address', 'confirm']);

/** The commands without the days on which somebody is only told to be away. */
export function withoutAway(
  { state, business, turn }: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] {
  const top = state.frames.at(-1);
  const chosen = top?.flow === 'book' ? top.chosen : undefined;
  if (!chosen || !asked.has(state.asked) || !commands.some((one) => one.do === 'set-times')) return commands;
  if (!away[language].test(foldCue(said)) || cueOf('correction', said, language)) return commands;
  const day = new Date(chosen.startsAt).toLocaleDateString('en-CA', { timeZone: business.timezone });
  const isTold = said.split(/[,.;!?]/u).every((part) => {
    const wishes = readWishes(part, language, business, turn.now, { time: false, anchor: null });
    const isChosen = wishes.some(
      ({ wish: { date, until } }) => date !== undefined && date <= day && day <= (until ?? date),
    );
    return (
      wishes.length === 0 || (away[language].test(foldCue(part)) && !isChosen && !wishes.some(({ wish }) => wish.time))
    );
  });
  return isTold ? commands.filter((one) => one.do !== 'set-times') : commands;
}
