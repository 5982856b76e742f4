// "Text me a confirmation", "schicken Sie mir das per SMS", while a visit is being booked or once it is: what is wanted is told whole. It
// is kept with the visit, or passed on where that is in the diary already, and nobody asks what to pass on. Over folded text, in four
// languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';

type Shape = {
  /** Asks for something to be sent to whoever speaks. */
  readonly send: string;
  /** The same by a word that says by itself that it is written: "text me". */
  readonly write: string;
  /** What is sent of a visit. */
  readonly what: string;
  readonly it: string;
  readonly by: string;
  /** May stand before it, and says nothing itself. */
  readonly before: string;
  /** May stand before it, and answers what was asked. */
  readonly yes: string;
  readonly behind: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    send: '(?:send|shoot|drop|get|give) (?:me|us)|(?:can|could|may) (?:i|we) (?:get|have)',
    write: '(?:text|e-?mail|message) (?:me|us)',
    what: '(?:an? |the |my |all the |some )?(?:text |e-?mail |written |quick |appointment |booking )?(?:confirmation|details|appointment details|reminder|confirmation (?:text|e-?mail|message))',
    it: 'it|that|this|all that|all this|everything|the (?:appointment|booking|time)',
    by: '(?:by|via|in|as|through|over) (?:an? )?(?:text|sms|e-?mail|mail|writing|whatsapp)(?: message)?|to (?:my|this) (?:phone|cell|mobile|number|e-?mail|inbox)',
    before:
      'and|also|just|please|then|so|now|oh|(?:can|could|would|will) you(?: please| just| also)?|you can|go ahead and',
    yes: 'ok|okay|alright|yes|yeah|yep|yup|yea|sure|great|perfect|good|fine|cool|thanks|thank you',
    behind:
      "please|pls|thanks|thank you|too|as well|also|for (?:that|it|this)|here|over|real quick|ok|okay|right|now|then|when (?:it|that)(?:'?s| is) (?:done|in|booked)|once (?:it|that)(?:'?s| is) (?:done|in|booked)|when you(?:'re| are) done",
  },
  es: {
    send: '(?:me|nos) (?:la |lo |las |los )?(?:mand|envi|pas)[ae]n?|(?:me|nos) (?:la |lo )?(?:puede|podria)n? (?:mandar|enviar|pasar)|(?:mand|envi|pas)[ae]n?(?:me|nos)|(?:puede|podria)n? (?:mandar|enviar|pasar)(?:me|nos)',
    write: '(?!)',
    what: '(?:la |una |mi |el |un |los |unos )?(?:confirmacion|detalles|datos de la cita|recordatorio|mensaje de confirmacion)',
    it: 'l[oa]s?|eso|esto|todo|todo eso|la cita|la hora',
    by: '(?:por|en|al?) (?:un )?(?:mensaje|mensajito|texto|sms|whatsapp|correo|e-?mail|mail|escrito|mi (?:celular|cel|telefono|correo))',
    before: 'y|tambien|nomas|nada mas|por favor|entonces|ahora|oiga|pues|ademas',
    yes: 'ok|okay|si|claro|vale|bueno|perfecto|sale|dale|orale|simon|gracias|bien|muy bien',
    behind: 'por favor|porfa|gracias|tambien|ahi|cuando (?:este|quede)|ya|si',
  },
  fr: {
    send: "(?:envoyez|envoie|envoyer|faites|texte[zr]?)[- ](?:(?:le|la|les)[- ])?(?:moi|nous|m'en)|(?:pouvez-vous|vous pouvez|pourriez-vous|vous pourriez) (?:me |m'|nous )(?:l')?envoyer|vous (?:me |m'|nous )(?:l')?(?:envoyez|enverrez)",
    write: '(?!)',
    what: "(?:une |la |ma |un |le |les |l'|des )?(?:petite? )?(?:confirmation|details|recapitulatif|recap|rappel|message de confirmation)",
    it: 'ca|cela|tout|tout ca|le rendez-vous|le rdv',
    by: 'par (?:un )?(?:texto|sms|message|mail|e-?mail|courriel|ecrit|whatsapp)|sur mon (?:portable|cellulaire|telephone|mail)',
    before: 'et|aussi|juste|puis|alors|maintenant|vous',
    yes: "ok|okay|oui|ouais|d'accord|parfait|nickel|super|merci|tres bien|bon|bien sur|impeccable",
    behind: "s'il vous plait|svp|merci|aussi|la|quand c'est (?:fait|bon|note)|hein",
  },
  de: {
    send: '(?:schick|send|mail|simse?)(?:en|t|e)?(?: sie)?(?: (?:mir|uns))|(?:konnen|konnten|wurden) sie (?:mir|uns)',
    write: '(?!)',
    what: "(?:bitte )?(?:eine |ne |'ne |die |den |das |noch )*(?:termin)?(?:bestatigung|details|einzelheiten|erinnerung)",
    it: '(?:bitte )?(?:das|es|alles|den termin)',
    by: '(?:bitte )?(?:(?:per|via|als|auf|in) (?:eine )?(?:sms|e-?mail|mail|whatsapp|nachricht)|(?:aufs|auf mein|auf das|an mein) (?:handy|telefon)|schriftlich)',
    before: 'und|auch|noch|bitte|dann|jetzt|einfach',
    yes: 'ok|okay|ja|jo|jawohl|genau|gut|passt|super|prima|perfekt|danke|klar|gerne?',
    behind: 'bitte|danke|noch|auch|schicken|senden|mailen|zu|zukommen lassen|dann|wenn(?:s| es) (?:gebucht|fertig) ist',
  },
};

const patterns = eachLanguage((language) => {
  const { send, write, what, it, by, before, yes, behind } = shapes[language];
  const wish = [
    `(?:${send}|${write}) (?:${what})(?: (?:${by}))?`,
    `(?:${write}) (?:${it})(?: (?:${by}))?`,
    `(?:${send}) (?:(?:${it}) )?(?:${by})`,
    `(?:${send}) (?:${by}) (?:${what})`,
    `(?:${what}) (?:${by})`,
  ].join('|');
  return {
    wish: new RegExp(
      `(?<=^|[,.;:!?…–-]\\s*|(?<!\\p{L})(?:${before}|${yes})[ ,]+)(?:${wish})(?: (?:${behind}))*[^\\p{L}\\d]*$`,
      'u',
    ),
    lead: new RegExp(`(?:^|[^\\p{L}]+)(?:${before})[^\\p{L}]*$`, 'u'),
    sent: new RegExp(`(?<!\\p{L})(?:${what})(?!\\p{L})`, 'u'),
  };
});

/** What is to be sent before anything is agreed to is no note for later. */
const first =
  /(?<!\p{L})(?:first|before|instead|rather than|primero|antes|d'abord|avant|zuerst|vorher|erst|statt)(?!\p{L})/u;
/** With these the answer before it is about something else than a visit that is booked. */
const ofElse: ReadonlySet<Command['do']> = new Set([
  ...(['emergency', 'complaint', 'person', 'others-appointment', 'deny', 'drop', 'spam', 'wrong-number'] as const),
]);
const idle: ReadonlySet<Command['do']> = new Set([
  'cannot-tell',
  'silence',
  'chitchat',
  'say-again',
  'goodbye',
  'thanks',
]);

/** What it comes to, with the answer that stands before it; null where nothing is to be sent of a visit. */
export function sentInWriting(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked, frames, done } = heard.state;
  const top = frames.at(-1);
  const isUnder = top?.flow === 'book' && asked !== null && asked !== 'code' && asked !== 'message';
  const isBehind = top === undefined && asked === 'more' && done.at(-1)?.did === 'booked';
  const folded = foldCue(said);
  if ((!isUnder && !isBehind) || folded.length !== said.length || first.test(folded)) return null;
  const { wish, lead, sent } = patterns[language];
  const found = wish.exec(folded);
  if (!found) return null;
  let before = said.slice(0, found.index);
  for (let led = lead.exec(foldCue(before)); led; led = lead.exec(foldCue(before))) before = before.slice(0, led.index);
  const heardFirst = /[\p{L}\d]/u.test(before) ? hear(before) : [];
  if (heardFirst.some((one) => ofElse.has(one.do) || (one.do === 'start' && one.flow !== 'book'))) return null;
  const answered = heardFirst.filter((one) => !idle.has(one.do));
  const told = said.slice(found.index).replace(/[^\p{L}\d]+$/u, '');
  if (isBehind)
    return [
      ...answered.filter((one) => one.do !== 'affirm'),
      { do: 'start', flow: 'message' },
      { do: 'set-message', body: told },
    ];
  const note: Command = { do: 'set-reason', reason: told, isNote: true };
  // Asked by which number they are reached, whoever wants it sent there has said so; and a confirmation of what is stated agrees to it.
  const isThere = asked === 'phone' && heard.turn.from.phone && answered.length === 0;
  const agrees = asked === 'confirm' && answered.length === 0 && sent.test(found[0]);
  return [
    note,
    ...answered,
    ...(isThere ? [{ do: 'set-phone-same' } as const] : []),
    ...(agrees ? [{ do: 'affirm' } as const] : []),
  ];
}
