// "I got hit by a car." "Is that something you handle?": a question that only points is after what the talk began with. Four
// languages, over folded text.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';

const that = {
  en: '(?:this|that|it|those|these|(?:something|anything|things|stuff|cases) like (?:this|that)|th(?:is|at|ese|ose) (?:kind|sort|type)s? of (?:thing|stuff|case|work|job|problem)s?)',
  es: '(?:es[oa]|esto|algo asi|es[et]e tipo de (?:cosas|casos|trabajos?|problemas?))',
  fr: '(?:ca|cela|ce genre de (?:chose|cas|travail|travaux|probleme)s?)',
  de: '(?:das|so ?was|so etwas|solche (?:sachen|falle|arbeiten))',
};
const doing =
  '(?:do|handle|take on|take|fix|repair|treat|work on|deal with|help(?: me| us)?(?: out)? with|take care of)';

const pointing = new RegExp(
  `^\\P{L}*(?:(?:so|and|ok|okay|well|um|y|entonces|bueno|et|alors|und|also|ja)[ ,]+)*(?:${[
    `(?:is|would) ${that.en}(?: be)? (?:something|anything|a thing) (?:that )?(?:you|u|y'all|you guys|you all) (?:guys )?(?:can |could |would )?(?:even )?${doing}`,
    `(?:do|can|could|would|will) (?:you|u|y'all|they)(?: guys| all| folks)?(?: even| also| ever)? ${doing} ${that.en}`,
    `(?:can|could) (?:you|u)(?: guys)? help(?: me| us)?(?: out)?(?: here| with ${that.en})`,
    `(?:${that.es} )?es algo que (?:ustedes )?(?:hacen|manejan|atienden|ven|llevan|arreglan)|(?:ustedes )?(?:hacen|manejan|atienden|ven|llevan|arreglan) ${that.es}|(?:se encargan|se ocupan) de ${that.es}|(?:me |nos )?(?:pueden|podrian|puede|podria) ayudar(?:me|nos)? (?:con|en) ${that.es}`,
    `(?:est-ce que )?c'est quelque chose que vous (?:faites|traitez|reparez|prenez)|(?:est-ce que )?vous (?:faites|traitez|reparez|prenez) ${that.fr}|(?:faites|traitez|reparez|prenez)-vous ${that.fr}|(?:est-ce que )?vous vous (?:en )?occupez(?: de ${that.fr})?|(?:pouvez|pourriez)-vous (?:m'|nous )aider (?:avec|pour|sur) ${that.fr}|vous pouvez (?:m'|nous )aider (?:avec|pour|sur) ${that.fr}`,
    `(?:machen|ubernehmen|behandeln|reparieren|bearbeiten) sie (?:auch )?${that.de}|ist das (?:et)?was,? (?:was|das) sie (?:machen|ubernehmen|behandeln)|(?:konnen|konnten) sie (?:mir|uns) (?:da|dabei|damit|hier)(?:mit|bei)? (?:weiter)?helfen`,
  ].join('|')})\\P{L}*$`,
  'u',
);

/** The question with what the talk began with; null where it asks otherwise, or something else is spoken of by now. */
export function asksOfConcern({ heard, whole, said, mentions }: Seen): Command | null {
  const { concern, frames, topic, topics, turns } = heard.state;
  const top = frames.at(-1);
  const isOpen = top === undefined || (top.flow === 'book' && top.service === undefined);
  if (concern === undefined || turns === 0 || !isOpen || topic !== undefined || topics !== undefined) return null;
  if (mentions.services.length > 0 || mentions.wishes.length > 0 || !pointing.test(whole.folded)) return null;
  return { do: 'ask', question: said, told: concern };
}
