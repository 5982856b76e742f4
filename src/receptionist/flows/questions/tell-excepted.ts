// "My check engine light's on, it's a Tesla": whoever names what the owner's texts except by its name hears that before a time is
// offered. The sentence is quoted as it was written, and nothing is concluded from it.
import { read } from '../../answers/entries.ts';
import type { Dialogue } from '../../dialogue.ts';
import { isInAnother } from '../../models/language.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { quoteRule } from './quote-rule.ts';

/** What goes on to its stop is excepted. */
const excepting =
  /(?<!\p{L})(?:except(?:ing)?(?: for)?|excluding|other than|(?:we|they) (?:do not|don't|cannot|can't|no longer) (?:work on|service|repair|take|accept|treat|handle|fix|see|tow)|not (?:in network|contracted) with|excepto|salvo|no (?:trabajamos (?:con|en)|reparamos|aceptamos|atendemos)|sauf|a l'exception de|(?:nous )?ne (?:reparons|prenons|acceptons|traitons) pas(?: les)?|ausser|ausgenommen|wir (?:reparieren|nehmen|behandeln) keine)(?!\p{L})[^.;:!?]*/u;
/** A name in the owner's text: with a capital, and not at the start of its sentence. */
const names = /(?<=[\p{L}\d,)] )\p{Lu}\p{L}{2,}/gu;
/** Capitals that name no such thing. */
const ofCalendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|spanish|english|french|german)$/u;
const denied = /(?<!\p{L})(?:not|no|never|isn't|pas|nicht|kein\p{L}*)(?: \p{L}+){0,2} $/u;

/** Tells once what is excepted of what this turn names. German writes every noun so, and is left out. */
export function heedExcepted(d: Dialogue): void {
  const { business, text } = d.turn;
  // "This is Tom Kaiser": whoever is called so names nothing else by it.
  const called = [d.state.said.name, d.caller?.name].filter((name) => name != null).map(foldCue);
  const said = called.reduce((rest, name) => rest.replaceAll(name, ' '), foldCue(text));
  const own = foldCue([business.name, ...(business.staff ?? []).map(({ name }) => name)].join(' '));
  for (const passage of read(business.knowledge).passages) {
    const sentence = passage.entry.sentences[passage.at] ?? '';
    const found = excepting.exec(foldCue(sentence));
    if (!found || isInAnother(sentence, 'en')) continue;
    const excepted = [...sentence.matchAll(names)]
      .map(([name]) => foldCue(name))
      .find((name) => {
        const at = said.search(new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'u'));
        const isExcepted = found[0].includes(name) && !ofCalendar.test(name) && !own.includes(name);
        return isExcepted && at >= 0 && !denied.test(said.slice(0, at));
      });
    if (excepted === undefined || d.state.conditionsTold?.includes(excepted)) continue;
    quoteRule(d, passage, excepted);
  }
}
