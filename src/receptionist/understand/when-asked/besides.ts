// "Are you hiring? Also my kid needs a cleaning", "… and the sink has the same problem", "pis l'évier c'est avec ça": what is told besides
// in the breath of something else. A visit for a service of the house is wanted as well; what the house has no service for is put down
// with the visit, in the caller's own words, so that whoever comes knows of it. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';

const ends = '(?= *(?:[,.;!]|$)| (?:please|thanks|though|por favor|gracias|merci|bitte|danke)(?!\\p{L}))';

/** "Aussi vite que possible" adds nothing. */
const aussi = 'aussi(?! (?:tot|vite|longtemps|souvent|bien|rapid\\p{L}+|\\p{L}+ qu))';

/** `opens`: begins something besides; `asWell`: says that it comes to what is wanted already. */
const shapes: Readonly<Record<Language, { readonly opens: string; readonly asWell: string }>> = {
  en: {
    opens: 'also|plus|another thing|one more thing|on top of that|besides',
    asWell: `also|as well|too${ends}|the same (?:problem|issue|trouble|thing)${ends}|(?:along |together )?with (?:it|that)${ends}|while (?:you're|you are|they're|he's) (?:there|here|at it)${ends}`,
  },
  es: {
    opens: 'tambien|ademas|otra cosa|aparte|y de paso',
    asWell: `tambien|ademas|de paso|(?:tiene )?lo mismo${ends}|el mismo problema|(?:junto )?con eso${ends}`,
  },
  fr: {
    opens: `${aussi}|en plus|egalement|autre chose|par ailleurs`,
    asWell: `${aussi}|egalement|en meme temps${ends}|avec (?:ca|cela)${ends}|(?:le meme probleme|la meme chose|pareil)${ends}`,
  },
  de: {
    opens: 'ausserdem|und auch noch|noch was|noch etwas|zusatzlich',
    asWell: `ausserdem|auch noch|ebenfalls|zusatzlich|auch${ends}|gleich mit${ends}|(?:mit )?dazu${ends}|das gleiche(?: problem)?${ends}|dasselbe(?: problem)?${ends}`,
  },
};

const joins = '(?:(?:and|oh|ah|so|y|e|ay|et|pis|puis|und|ach)(?!\\p{L})\\P{L}+)*';
const patterns = eachLanguage((language) => ({
  opens: new RegExp(`^\\P{L}*${joins}(?:${shapes[language].opens})(?!\\p{L})`, 'u'),
  asWell: new RegExp(`(?<!\\p{L})(?:${shapes[language].asWell})(?!\\p{L})`, 'u'),
}));

/** Where something else may begin. */
const borders = /(?<=[.!?;])\s+|(?<=,)\s+|\s+(?=(?:and|plus|also|y|et|pis|puis|und|außerdem|además|también)\s)/giu;
const leads = /^\P{L}*(?:(?:and|also|plus|oh|ah|y|et|pis|puis|und|ach)(?!\p{L})[^\p{L}\d]*)+/iu;

/** Points at what was said, or tells of who calls and where: it is read with what is asked. */
const ofCall =
  /^\P{L}*(?:(?:and|also|oh|y|et|und)\P{L}+)*(?:(?:that|this|it)(?:'s| is| was)|you|same|ca|cela|c'est|das|dies|eso|esto|es)(?!\p{L})|(?<!\p{L})(?:address|street|number|phone|cell|e-?mail|name|direccion|calle|numero|telefono|correo|nombre|adresse|rue|telephone|courriel|nom|strasse|nummer|telefon)(?!\p{L})/u;
/** "Another day is ok too" agrees to something, and tells of nothing. */
const agrees =
  /(?<!\p{L})(?:(?:is|are|would be|be) (?:(?:also|totally|just|perfectly) )?(?:ok|okay|fine|good|great|alright)|(?:es(?:ta|tan|taria)?|son|seria) (?:tambien )?(?:ok|bien|buen[oa])|(?:est|sont|serait) (?:aussi )?(?:ok|bien|bon(?:ne)?|possible)|(?:ist|sind|ware|waren) (?:auch )?(?:ok|okay|gut|recht|moglich|in ordnung))(?!\p{L})/u;
const needs = /(?<!\p{L})(?:needs?|necesit\p{L}+|ocup\p{L}+|besoin|brauch\p{L}*)(?!\p{L})/u;

/** With fewer words nothing is told, and with more it is a tale, in words. */
const words = { min: 3, max: 25 };
/** In characters. */
const noteMax = 500;

/** Less surely, a name that is heard in it alone is none. */
const nameSureMin = 0.8;

/** Says nothing of its own. */
const idle: ReadonlySet<Command['do']> = new Set(['cannot-tell', 'set-reason', 'also'] as const);
/** Only asks, or greets. */
const asking: ReadonlySet<Command['do']> = new Set(['ask', 'greet'] as const);
/** What is asked while a visit is booked, beside which something may be told. */
const besideAsks: ReadonlySet<State['asked']> = new Set(['time', 'name', 'phone', 'email', 'address'] as const);
/** With these there is no visit that a note could go with. */
const noVisit: ReadonlySet<Command['do']> = new Set([
  ...(['drop', 'deny', 'emergency', 'complaint', 'person', 'set-message', 'others-appointment'] as const),
]);

/** The commands with what is told besides. */
export function withBesides(
  heard: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
  hear: Hear,
): readonly Command[] {
  const { frames, asked } = heard.state;
  const begins = commands.filter((one) => one.do === 'start');
  const books = begins.length === 1 && begins[0]?.do === 'start' && begins[0].flow === 'book';
  const isUnder = frames.at(-1)?.flow === 'book' && besideAsks.has(asked) && begins.length === 0;
  const onlyAsks = frames.length === 0 && commands.length > 0 && commands.every((one) => asking.has(one.do));
  if (!(books || isUnder || onlyAsks) || commands.some((one) => noVisit.has(one.do))) return commands;
  const top = frames.at(-1);
  const known = [
    ...commands,
    ...(top?.flow === 'book' ? [{ do: 'set-service', service: top.service } as const] : []),
  ].flatMap((one) => (one.do === 'set-service' ? one.service : []));
  for (const at of [...(isUnder ? [0] : []), ...[...said.matchAll(borders)].map(({ index }) => index)]) {
    const part = partOf(said.slice(at).trim());
    const { opens, asWell } = patterns[language];
    const folded = foldCue(part);
    const count = part.match(/[\p{L}\d'’]+/gu)?.length ?? 0;
    if (count < words.min || count > words.max || !(opens.test(folded) || asWell.test(folded))) continue;
    // Alone, it is what was understood already.
    const isWhole = part.length >= said.trim().length;
    const anew = withNothingUnderWay(heard);
    const alone = isWhole
      ? commands
      : hear(part, { ...anew, state: { ...anew.state, turns: Math.max(1, anew.state.turns) } });
    const wants = (['want', 'book', 'for-other'] as const).some((cue) => cueOf(cue, part, language));
    if (onlyAsks) {
      const isVisit = alone.some((one) => one.do === 'set-service') && alone.every((one) => ofVisit.has(one.do));
      if (opens.test(folded) && isVisit && (wants || needs.test(folded)))
        return [...commands, ...alone.filter((one) => one.do !== 'ask')];
      continue;
    }
    const isNothing = alone.every(
      (one) =>
        idle.has(one.do) ||
        (one.do === 'ask' && one.soft) ||
        (one.do === 'set-name' && one.sure < nameSureMin) ||
        (one.do === 'start' && one.flow === 'book') ||
        (one.do === 'set-service' && known.includes(one.service)),
    );
    if (
      !isNothing ||
      part.endsWith('?') ||
      cueOf('question', part, language) ||
      ofCall.test(folded) ||
      agrees.test(folded)
    )
      continue;
    if (readWishes(part, language, heard.business, heard.turn.now, { time: false, anchor: null }).length > 0) continue;
    const note = part.replace(leads, '').replace(/[\s.!,;]+$/u, '');
    // "Do you guys also do wood shake": the end of what is asked is told to nobody.
    const isAsked = (one: Command) => one.do === 'ask' && !one.soft && foldCue(one.question).includes(foldCue(note));
    if (commands.some(isAsked)) continue;
    return [
      ...commands.filter((one) => one.do !== 'cannot-tell'),
      { do: 'set-reason', reason: note.slice(0, noteMax), isNote: true },
    ];
  }
  return commands;
}

/** Up to where its clause ends, or its sentence where that is too little. */
function partOf(rest: string): string {
  const clause = /^[^.!?;,]*[.!?;,]?/u.exec(rest)?.[0] ?? '';
  const sentence = /^[^.!?;]*[.!?;]?/u.exec(rest)?.[0] ?? '';
  return (clause.split(/\s+/).length < words.min ? sentence : clause).trim();
}

const ofVisit: ReadonlySet<Command['do']> = new Set([
  ...(['start', 'set-service', 'set-times', 'set-staff', 'for-other', 'ask', 'also'] as const),
]);
