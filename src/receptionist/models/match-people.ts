// Which of the business's people a caller names: by first name, last name, title, and as speech recognition hears them.

import { isEverydayWord } from './everyday.ts';
import { likeness } from './likeness.ts';
import type { Candidate } from './match.ts';
import type { NameMatch } from './match-settle.ts';
import { fold, type Language, type Token, tokenize } from './text.ts';

const titles: ReadonlySet<string> = new Set(
  'dr doctor doctora doc mr mrs ms miss mister prof professor sr sra srta senor senora senorita don dona lic licenciado licenciada m mme mlle monsieur madame mademoiselle docteur docteure maitre herr herrn frau doktor'.split(
    ' ',
  ),
);
// Names that are words as well need a title, a capital inside the sentence, or a place where a person is expected.
const words: ReadonlySet<string> = new Set(
  'park parks brook brooks will mark may grace rose hope faith joy bill price young king long page bell cook baker hill wood woods rich grant dean chase drew pat sue jack art ray summer april june august ivy lily daisy black white brown green gray grey short small best day field fields banks rivers lake stone street church bishop major love case cash sol luz paz rosa mar cruz santos reyes flores campos rios vega petit legrand leblanc blanc martin klein lang kurz weiss schwarz braun koch bauer sommer winter berg wolf fuchs stark gross jung neumann faye angel dawn gene'.split(
    ' ',
  ),
);
const places: Record<Language, RegExp> = {
  en: /\b(?:with|is|for|to|ask|tell|put|see|from|by|have|did|does|of|let|not|and|or|reach|want|like|prefer|get|about)\s+(?:the\s+)?$/,
  es: /(?:con|a|está|esta|para|de|por|dile|dígale|digale|quiero|prefiero|vea|y|o|no)\s+(?:el\s+|la\s+)?$/,
  fr: /(?:avec|à|a|est-ce que|pour|de|par|chez|que|passez-moi|dites|et|ou|pas|préfère|voir)\s+(?:le\s+|la\s+)?$/,
  de: /(?:mit|bei|zu|ist|für|von|an|dass|bitte|und|oder|nicht|lieber|die|der|den|wieder)\s+$/,
};

/** "Qu'Odette", "d'Hélène". */
const elided = /^(?:qu|d|l|jusqu|puisqu|lorsqu)'(?=\p{L}{3})/u;

/** The people named, best first; two who share the name said are both ambiguous. */
export function matchPeople(text: string, people: readonly Candidate[], language: Language): NameMatch[] {
  const tokens = tokenize(text);
  const found = people.flatMap((person) => {
    const fits = [person.name, ...(person.aka ?? [])].flatMap((name) =>
      fitName(text, tokens, name, person.name, language),
    );
    const best = fits.sort((a, b) => b.score - a.score)[0];
    return best ? [best] : [];
  });
  const ranked = found.sort((a, b) => b.score - a.score);
  const kept: { -readonly [key in keyof NameMatch]: NameMatch[key] }[] = [];
  for (const one of ranked) {
    const rivals = kept.filter((other) => other.start < one.end && one.start < other.end);
    if (rivals.some((other) => other.score - one.score > 0.06)) continue;
    for (const other of rivals) other.ambiguous = true;
    kept.push({ ...one, ambiguous: rivals.length > 0 });
  }
  return kept;
}

function fitName(text: string, tokens: readonly Token[], name: string, shown: string, language: Language): NameMatch[] {
  const parts = tokenize(name)
    .map((token) => fold(token.text))
    .filter((part) => !titles.has(part) && part.length > 1);
  const fits: NameMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let part = 0; part < parts.length; part += 1) {
      const heard = tokens[at]?.norm ?? '';
      const alike =
        nameLikeness(heard, parts[part] ?? '') || nameLikeness(heard.replace(elided, ''), parts[part] ?? '');
      if (alike === 0) continue;
      let end = at + 1;
      let met = alike;
      let count = 1;
      for (let next = part + 1; next < parts.length && end < tokens.length; next += 1) {
        const more = nameLikeness(tokens[end]?.norm ?? '', parts[next] ?? '');
        if (more === 0) continue;
        met += more;
        count += 1;
        end += 1;
      }
      const score = scoreOf(text, tokens, at, end, met / count, count, parts, part, language);
      const titled = titles.has(tokens[at - 1]?.norm ?? '');
      const start = tokens[titled ? at - 1 : at]?.start ?? 0;
      if (score >= 0.5) fits.push({ name: shown, score, start, end: tokens[end - 1]?.end ?? 0, ambiguous: false });
    }
  }
  return fits;
}

function nameLikeness(said: string, meant: string): number {
  const bare = said.replace(/'s$/, '');
  if (bare === meant) return 1;
  // Everyday words are no near-miss of a name.
  return meant.length >= 4 && !words.has(bare) && !isEverydayWord(bare) ? likeness(bare, meant) : 0;
}

function scoreOf(
  text: string,
  tokens: readonly Token[],
  at: number,
  end: number,
  alike: number,
  count: number,
  parts: readonly string[],
  part: number,
  language: Language,
): number {
  const before = tokens[at - 1];
  const token = tokens[at];
  const titled = titles.has(before?.norm ?? '');
  if (count >= 2 || parts.length === 1) return Math.min(1, alike);
  const alone = tokens.length <= 3;
  const expected = places[language].test(
    `${text.slice(Math.max(0, (token?.start ?? 0) - 24), token?.start ?? 0).toLowerCase()}`,
  );
  const capital =
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(token?.text ?? '') &&
    !/[.!?]\s*$/.test(text.slice(0, token?.start ?? 0));
  const isWord = words.has(token?.norm ?? '') || alike < 1;
  if (isWord && !titled && !alone && !capital && !(expected && alike === 1 && !leadsToVerb(tokens, end))) return 0;
  // A different name beside it is another person: "Ruth Miller" is not Ruth Abrams.
  const next = tokens[end];
  if (
    part < parts.length - 1 &&
    next &&
    token &&
    next.start - token.end === 1 &&
    /^\p{Lu}\p{Ll}+/u.test(next.text) &&
    /^\p{Lu}/u.test(token.text) &&
    language !== 'de'
  )
    return 0.45;
  const whole = titled ? 0.95 : part === 0 ? 0.92 : 0.86;
  return whole * (alike < 1 ? alike - 0.05 : 1);
}

// "to park the car", "will you": a verb follows where a person was possible.
function leadsToVerb(tokens: readonly Token[], end: number): boolean {
  return (
    /^(?:the|my|your|a|you|i|it|in|at|here|there|my|be|on|for)$/.test(tokens[end]?.norm ?? '') ||
    (tokens[end] === undefined && /^(?:park|cook|will|mark|page|price)$/.test(tokens[end - 1]?.norm ?? ''))
  );
}
