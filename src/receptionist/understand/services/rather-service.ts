// "Hold on, better a check-up", "espere, mejor limpieza", "attendez, plutôt le toilettage", where a visit is being booked: nothing is
// said but that another service is preferred to the one under way. It takes that one's place, whatever was asked, and is nobody's name.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { namedAgain, plainlyNamed, servicesIn } from './near.ts';

const opens =
  'wait|hold (?:on|up)|hang on|no|nah|oh|ah|hm+|um+|uh+|ok|okay|well|sorry|actually|you know what|on second thought|esper[ae](?:me)?|ay|eh|este|bueno|perdon|disculpe|pensandolo bien|attend(?:ez|s)|non|euh|pardon|en fait|reflexion faite|moment|momentchen|warten? sie|warte|nein|nee|ach|aeh?|doch|entschuldigung|wobei';

const shapes = {
  en: {
    prefers:
      "(?:(?:i'd|i would|we'd|we would|i|let me|let's|can (?:i|we) (?:do|have|get)) )?(?:rather|better|instead|preferably|prefer)",
    between: '(?:just|only|do|get|have|make it|to do|to get|book|an?|the|my|his|her) ',
    behind: 'instead|then|please|after all|if (?:possible|you can|that works)|thanks',
  },
  es: {
    prefers:
      '(?:mejor|prefiero|preferiria|prefer[io]mos|mas bien)(?: (?:que sea|h[ae]g(?:a|an)(?:me|mos)?|p[oa]ng(?:a|an)(?:me)?|quiero|quisiera|dejemos|hacer))?',
    between: '(?:solo|nada mas|una?|el|la|los|las|lo de|por) ',
    behind: 'en vez(?: de es[oa])?|en lugar(?: de es[oa])?|entonces|por favor|si (?:se )?puede|gracias|nomas',
  },
  fr: {
    prefers:
      "(?:plutot|mieux|(?:je|on) (?:prefere(?:rais|rait)?|prendrais? plutot|veux plutot|voudrais plutot)|j'aimerais mieux|ca serait plutot|ce serait plutot|mettez plutot|faites plutot)",
    between: "(?:juste|seulement|une?|le|la|les|pour|avoir|faire|prendre) |l'",
    behind: "a la place|alors|s'il vous plait|si possible|merci",
  },
  de: {
    prefers:
      '(?:(?:ich |wir )?(?:(?:mochte|hatte|nehme|nehmen|will|wurde|wollen) )?(?:dann |doch )?(?:lieber|besser|eher))(?: doch)?',
    between: '(?:nur|bloss|eine?n?|die|den|das|zur|zum|gern) ',
    behind: 'stattdessen|dafur|bitte|danke|dann|wenn(?: es)? (?:geht|moglich ist)|haben|machen|buchen|nehmen',
  },
} satisfies Readonly<Record<Language, Readonly<Record<'prefers' | 'between' | 'behind', string>>>>;

const patterns = eachLanguage((language) => {
  const { prefers, between, behind } = shapes[language];
  return new RegExp(
    `^\\P{L}*(?:(?:${opens})(?!\\p{L})\\P{L}+)*(?:${prefers})(?!\\p{L})\\P{L}+(?:${between})*(?<what>\\p{L}[^.;:!?,]*?)(?:\\P{L}+(?:${behind}))*\\P{L}*$`,
    'u',
  );
});

/** Words in a service's name that name nothing by themselves, in characters. */
const wordLengthMin = 3;

/** The service in the other's place; null where anything else is said. */
export function ratherService({ state, business }: Heard, said: string, language: Language): readonly Command[] | null {
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' || top.service === undefined || state.asked === null || said.includes('?')) return null;
  const what = patterns[language].exec(foldCue(said))?.groups?.what;
  if (what === undefined) return null;
  const service = namedBy(what, language, { business, but: top.service });
  return service === null ? null : [{ do: 'set-service', service, sure: 0.9 }];
}

type Of = { readonly business: Heard['business']; readonly but: string };

/** The one service that all of the words name, in full or in short. */
function namedBy(what: string, language: Language, { business, but }: Of): string | null {
  const [named, other] = servicesIn(what, language, business);
  const isAll = named && !/\p{L}/u.test(`${what.slice(0, named.start)}${what.slice(named.end)}`);
  if (isAll && !other && !named.ambiguous && named.score >= plainlyNamed) return named.name === but ? null : named.name;
  if (named || other) return null;
  const others = business.services.flatMap(({ name }) => (name === but ? [] : name));
  const words = what.match(/\p{L}+/gu)?.filter((word) => word.length >= wordLengthMin) ?? [];
  const services = words.map((word) => namedAgain(word, others, business));
  const [first] = services;
  return first !== undefined && services.every((one) => one === first) ? first : null;
}
