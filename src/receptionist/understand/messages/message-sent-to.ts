// "Send it to Dana, not to Park", "yes, and make sure Dana gets it", "mejor dígaselo a Dana": only whom a message that was read back goes
// to, and no word of it. Over folded text, in four languages.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const opens =
  '(?:(?:yes|yeah|ok|okay|no|nope|oh|wait|actually|sorry|please|better|rather|just|but|and|can you|could you|instead|si|pero|y|por favor|mejor|espere|oui|non|mais|et|plutot|attendez|ja|nein|nee|aber|und|bitte|lieber|doch)[\\s,.!]+)*';
const sends = [
  "(?:send|give|pass|forward|hand|get|take|bring|address|direct|text|e-?mail) (?:it|that|this|them|the message)(?: on| over| along)?(?: to)?|(?:it|that|this|the message) (?:should|must|has to|needs to|ought to) (?:go|be) (?:to|for)|(?:it|that|this)(?:'s| is) for|(?:make sure|see to it|see)(?: that)?|for|to",
  '(?:mand|envi|pas|entreg|dig|de)\\p{L}*(?:sel[oa]|l[oa])(?: mejor)? (?:a|para)|que (?:le llegue|se lo (?:den|digan|pasen)|vaya|sea) (?:a|para)|que (?:lo|la) (?:reciba|lea|vea)|(?:es |va )?para|mejor a',
  "(?:donnez|envoyez|transmettez|passez|dites|remettez|adressez)-l[ea](?: plutot)? (?:a|au)|que (?:ca|cela|ce) (?:aille|arrive|parvienne|soit) (?:a|au|pour)|(?:c'est )?pour|plutot a",
  '(?:geben|schicken|senden|leiten|sagen|richten) sie (?:es|das)(?: bitte| lieber| doch| weiter)*(?: an)?|dass (?:das|es)|(?:das |es )?(?:ist|geht|soll) (?:fur|an)|an|fur|lieber an',
].join('|');
const title =
  '(?:(?:the|el|la|le|den|die|der|dem) )?(?:(?:dra?|doctora?|docteure?|doktor|mr|mrs|ms|frau|herrn?|mme|mademoiselle)\\.? )?';
const behind =
  "(?:[\\s,.!-]+(?:(?:not|no|nicht|pas|and not|y no|et pas|und nicht)(?: (?:to|for|a|para|pour|au|an|fur))? (?:@\\d+|(?:the|any|los|las|les|die) (?:others?|one else|demas|autres|anderen?)|(?:him|her|them))|gets? (?:it|that|this)|(?:sees?|reads?|hears?) (?:it|that|this)|instead|rather|please|not the others|thanks?|lo reciba|mejor|por favor|gracias|plutot|s'il vous plait|svp|merci|bitte|danke|(?:das |es )?(?:kriegt|bekommt|erhalt|liest|sieht)|weiter|aus))*";
const onlyWhom = new RegExp(`^\\P{L}*${opens}(?:${sends})\\s+${title}@(?<who>\\d+)${behind}\\P{L}*$`, 'u');

const partsOf = (name: string): readonly string[] =>
  foldCue(name)
    .split(/[^\p{L}'-]+/u)
    .filter((one) => one.length > 1 && !/^(?:dra?|mrs?|ms|frau|herr|mme|the|and|von|van|de)$/u.test(one));
const runOf = (parts: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?: (?:${parts.join('|')}))*(?!\\p{L})`, 'gu');

/**
 * The one of the staff to whom it is sent; null where the line says anything else. A part of a name that several have names whom the
 * message is for already (`to`), or nobody.
 */
export function sentTo(said: string, { staff = [] }: Pick<Business, 'staff'>, to?: string): string | null {
  let line = foldCue(said);
  const all = staff.map(({ name }) => partsOf(name));
  const isShared = (part: string) => all.filter((one) => one.includes(part)).length > 1;
  for (const [at, parts] of all.entries()) {
    if (parts.length === 0) continue;
    line = line.replace(runOf(parts), (run) =>
      run.split(' ').every(isShared) && run !== parts.join(' ') ? run : `@${at}`,
    );
  }
  const at = staff.findIndex(({ name }) => name === to);
  const shared = (all[at] ?? []).filter(isShared);
  if (shared.length > 0) line = line.replace(runOf(shared), `@${at}`);
  const who = onlyWhom.exec(line)?.groups?.who;
  return who === undefined ? null : (staff[Number(who)]?.name ?? null);
}
