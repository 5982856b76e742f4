// What an answer to "what does the code say?" means: the code, written or dictated; that it has not come; that it will not be
// given; another number to send it to. Whatever else is said is none of these, and the question stands.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import { readDigits } from '../../values/digits.ts';
import type { Seen } from '../seen.ts';
import { oneOfKin } from '../who-comes/kin.ts';

/** As many digits as every code that is sent has. */
const codeDigits = 6;
/** A misread code is one all the same, where little else is said. */
const misreadDigits = { least: 4, most: 8 };
const misreadShareMin = 0.6;

/** It has not come, or is to be sent once more. */
const late: { readonly [language in Language]: RegExp } = {
  en: /(?<!\p{L})(?:(?:has|have|did|is)(?: not|n'?t)|never|no (?:code|text|message|e-?mail)|nothing) (?:\p{L}+ ){0,3}?(?:arrived?|come|came|received?|get|got(?:ten)?|here|show\p{L}*|through)(?!\p{L})|(?<!\p{L})yet(?!\p{L})|(?<!\p{L})(?:send|text|mail|e-?mail|try) (?:\p{L}+ ){0,4}?(?:again|another|once more|one more time)|(?<!\p{L})(?:re-?send|still (?:waiting|nothing)|(?:another|new|fresh) code|expired)(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:no|nunca|nada) (?:me |lo |la |ha |he )*(?:llegad[oa]|llega|llego|recibid[oa]|recibi|recibo|aparece)|(?:todavia|aun) (?:no|nada)|no .{0,20}(?:todavia|aun)|otra vez|de nuevo|nuevamente|(?:otro|nuevo) codigo|reenvi\p{L}+|vuelv\p{L}+ a (?:enviar|mandar)\p{L}*|(?:mand|envi)\p{L}+ otro)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:pas|rien|jamais) (?:encore )?(?:ete )?(?:recu|arrive|eu)|pas encore|toujours (?:pas|rien)|renv(?:oy|oi)\p{L}*|envoy\p{L}+ .{0,20}(?:encore|nouveau|autre)|(?:autre|nouveau) code)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:nicht|nichts|nie|kein\p{L}* (?:code|sms|nachricht|mail|e-?mail)) (?:\p{L}+ ){0,2}?(?:angekommen|gekommen|da|erhalten|bekommen|eingegangen)|noch (?:nicht|nichts|kein\p{L}*)|(?:noch ?mals?|erneut|neu\p{L}*) .{0,15}(?:schicken|senden|zusenden)|(?:schick|send)\p{L}* .{0,25}(?:noch ?mals?|erneut|neu\p{L}*)|neuen code)(?!\p{L})/u,
};

/** That a code has not come is no complaint; `folded` as cues are. */
export const saysLate = (folded: string, language: Language): boolean => late[language].test(folded);

/** It is not theirs to give. */
const withheld: { readonly [language in Language]: RegExp } = {
  en: /(?<!\p{L})(?:(?:do(?:n'?t| not)|can(?:'?t|not| not)) (?:\p{L}+ )?(?:have|see|access|reach|get at) (?:it|that|this|any|a|the|her|his|their)|(?:went|goes|gone|sent|going) (?:\p{L}+ )?to (?:her|his|their)|(?:can'?t|cannot|couldn't) (?:\p{L}+ )?(?:get (?:to|at|into|a ?hold of)|reach|open|read) (?:it|that|this|her|his|him|them|their)|(?:have ?n't|have not) got (?:it|that|this|her|his|their)(?: \p{L}+)? (?:here|with me|on me)|(?:it|that)(?:'?s| is) (?:her|his|their|not my) (?:phone|number|cell|e-?mail))(?!\p{L})/u,
  es: /(?<!\p{L})(?:no (?:lo |la |le )?tengo|no (?:lo |la )?puedo ver|es su (?:telefono|movil|celular|numero|correo)|no tengo acceso)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je (?:ne )?l'ai pas|(?:pas|n'y ai pas) acces|c'est (?:son|sa) (?:telephone|portable|numero|adresse))(?!\p{L})/u,
  de: /(?<!\p{L})(?:habe? (?:ich )?(?:ihn |den |das |es )?nicht|(?:ist|auf) (?:ihr|sein)(?:em|er)? (?:handy|telefon|nummer)|komme? ich nicht (?:dran|ran))(?!\p{L})/u,
};

const device: { readonly [language in Language]: string } = {
  en: '(?:(?:cell|mobile|smart) ?)?(?:phones?|cell|mobile|number|line|e-?mail|inbox|landline)',
  es: '(?:telefono|celular|movil|numero|correo|cel)',
  fr: '(?:portable|telephone|mobile|numero|tel|mail|boite|adresse)',
  de: '(?:handy|telefon|mobiltelefon|nummer|mailadresse|e-?mail|postfach|apparat)',
};
/** It went to somebody else's telephone or mailbox. Before all that it may lack: "I haven't got that here" waits for nothing. */
const elsewhere = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?:${
        {
          en: `(?:to|on|in|is|was|be|it's|that's) (?:(?:my|our) )?(?:\\p{L}+ )?(?!it's|that's|what's)\\p{L}+'s (?:old |new |own )?${device.en}|(?:my|our) (?:\\p{L}+ )?(?:${oneOfKin.en}) (?:\\p{L}+ ){0,3}?(?:got(?:ten)?|gets?|has|receives?d?) (?:it|that|the (?:code|text|message|e-?mail))`,
          es: `(?:al?|en|es|era|fue) (?:el )?(?:l )?${device.es} (?:de (?:mis?|la|el|ella|su)|del?)(?= \\p{L}| *[,.]| *$)|(?:al|en el|es el) ${device.es} de \\p{L}+|le (?:llego|llega|cayo|mandaron|enviaron|entro)(?: \\p{L}+)? a (?:ella|el|mi (?:${oneOfKin.es}))|(?:l[oe] )?(?:tiene|recibio|llego a) (?:ella|el(?! codigo| mensaje)|mi (?:${oneOfKin.es}))`,
          fr: `(?:sur|a|dans|c'est|chez) (?:le |la |l')?${device.fr} (?:de (?:mon|ma|sa|son)? ?|d'|du )\\p{L}+|(?:sur|c'est|a) (?:son|sa|leur) ${device.fr}|c'est (?:lui|elle|mon \\p{L}+|ma \\p{L}+) qui l'a`,
          de: `(?:auf|an|ist|war|bei) (?:(?:dem|das|die|der) )?${device.de} (?:von (?!mir)|mein(?:er|es) |d(?:er|es) )|(?:auf|an|ist|war) (?!das |die |der |dem |den )(?:mein\\p{L}+ )?\\p{L}+s ${device.de}|(?:auf|an|ist|war) (?:sein|ihr)\\p{L}* ${device.de}|(?:den |das |die )?hat (?:mein\\p{L}*|die|der) (?:${oneOfKin.de}) bekommen`,
        }[language]
      })`,
      'u',
    ),
);
/** Whoever goes and looks reads it yet. */
const looks =
  /(?<!\p{L})(?:hold on|hang on|one (?:sec\p{L}*|moment|minute)|just a|a (?:sec\p{L}*|moment)|let me|lemme|i'?ll|i'm (?:getting|grabbing|looking|going to (?:get|ask))|wait|esper\p{L}+|un (?:momento|segundo|moment|instant)|deje?me|voy a|ahor(?:a|ita)|attendez|une seconde|je vais|je (?:lui |leur )?(?:demande|regarde|cherche)|moment|sekunde|wart\p{L}+|ich (?:hole?|frage?|schaue?|gucke?|sehe?)|gleich)(?!\p{L})/u;

/** The code went to somebody else's, and nobody goes and looks. */
export const wentElsewhere = (folded: string, language: Language): boolean =>
  elsewhere[language].test(folded) && !looks.test(folded);

/** What was dictated, in the caller's language or in another of the house. */
function codeIn({ said, language, heard }: Seen): string | null {
  for (const spoken of [language, ...heard.business.languages.filter((one) => one !== language)]) {
    const runs = readDigits(said, spoken).map((run) => ({
      ...run,
      digits: (run.corrections.at(-1) ?? run.groups)
        .map((group) => group.digits)
        .join('')
        .replace(/\D/g, ''),
    }));
    const whole = runs.filter((run) => run.digits.length === codeDigits);
    if (whole.length > 0) return whole.at(-1)?.digits ?? null;
    const all = runs.map((run) => run.digits).join('');
    if (all.length === codeDigits) return all;
    const share = runs.reduce((sum, run) => sum + run.end - run.start, 0) / said.trim().length;
    if (share >= misreadShareMin && all.length >= misreadDigits.least && all.length <= misreadDigits.most) return all;
  }
  return null;
}

/** `busy`: something else is wanted with these words. */
export function codeAnswer(seen: Seen, busy: boolean): Command[] {
  const { whole, mentions, language } = seen;
  const code = codeIn(seen);
  if (code !== null) return [{ do: 'set-code', code }];
  if (mentions.phone) return [{ do: 'set-phone', phone: mentions.phone }];
  if (wentElsewhere(whole.folded, language)) return [{ do: 'decline' }];
  if (saysLate(whole.folded, language)) return [{ do: 'resend-code' }];
  // "What code? It's her phone": what is asked with it keeps nothing back.
  if (withheld[language].test(whole.folded)) return [{ do: 'decline' }];
  const declines = whole.cue('decline') || whole.cue('dont-know');
  return declines && !busy ? [{ do: 'decline' }] : [];
}
