// "No, just have him call me", right after a message was taken: nothing but the wish to be called, which belongs to that message.
// Four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Shape = { readonly opening: string; readonly wish: string; readonly closing: string };

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    opening:
      'no|nope|nah|yes|yeah|ok|okay|oh|and|that.s (?:all|it)|just|only|please|also|if you (?:could|can)|(?:could|can) you',
    wish: "(?:have|get|let|ask|tell) (?:him|her|them|somebody|someone|anybody|anyone|the (?:owner|manager|boss|doctor)) (?:to )?(?:just )?(?:call|ring|phone|text)(?: me)(?: back)?|(?:he|she|they|somebody|someone) (?:can|could|should) (?:just )?(?:call|ring|phone|text) me(?: back)?|(?:call|ring|phone|text) me(?: back)?|i(?:'d| would) (?:just )?like a call(?: ?back)?",
    closing:
      'please|thanks?(?: you)?(?: so much| a lot)?|bye|then|soon|today|tomorrow|later|asap|as soon as (?:possible|(?:he|she|they|you) can)|when (?:he|she|they|you) (?:can|gets? (?:a chance|back|in))|whenever',
  },
  es: {
    opening: 'no|si|nada mas|eso es todo|solo|solamente|nomas|y|pues|por favor|tambien|digale|dile|diganle|pidale',
    wish: '(?:que )?(?:(?:el|ella|alguien|ellos) )?me (?:llamen?|marquen?|hablen?|devuelvan? la llamada|llamen? de vuelta)|llamenme|llameme',
    closing:
      'por favor|gracias|muchas gracias|adios|hoy|manana|luego|mas tarde|pronto|cuando (?:pueda|puedan)|lo antes posible',
  },
  fr: {
    opening: "non|oui|c'est tout|juste|seulement|simplement|et|s'il vous plait|aussi|dites-lui|demandez-lui",
    wish: "(?:qu'(?:il|elle|on|ils|elles)|que quelqu'un|de) me r?appel(?:le|lent|er)|r?appelez-moi",
    closing:
      "s'il vous plait|merci(?: beaucoup)?|au revoir|aujourd'hui|demain|plus tard|bientot|des que possible|quand (?:il|elle) (?:peut|pourra)",
  },
  de: {
    opening: 'nein|nee|ja|das war alles|nur|bloss|einfach|und|bitte|auch|sagen sie (?:ihm|ihr|ihnen)',
    wish: '(?:dass )?(?:er|sie|jemand|man) (?:soll(?:en)?|sollte|mochte|moge|kann) mich (?:bitte |einfach |nur |mal ){0,2}(?:an|zuruck)rufen|es soll(?:te)? mich (?:bitte |einfach |nur |mal ){0,2}jemand (?:an|zuruck)rufen|(?:er|sie|jemand) mich (?:an|zuruck)rufen soll|(?:er|sie|jemand) mich (?:an|zuruck)ruft|rufen sie mich (?:bitte |einfach ){0,2}(?:an|zuruck)|ich (?:mochte|hatte gern|brauche) (?:nur )?einen (?:ruckruf|anruf)',
    closing:
      'bitte|danke(?: schon)?|vielen dank|tschuss|heute|morgen|spater|bald|so bald wie moglich|wenn (?:er|sie) kann',
  },
};

const patterns = eachLanguage((language) => {
  const { opening, wish, closing } = shapes[language];
  return new RegExp(
    `^\\P{L}*(?:(?:${opening})(?!\\p{L})[ ,.!;:–-]*)*(?:${wish})(?!\\p{L})(?:[ ,.!;–-]*(?:${closing})(?!\\p{L}))*\\P{L}*$`,
    'u',
  );
});

/** Is there nothing else in it? "Just call me Dana", "have Jim call me about the invoice" say more. */
export const isOnlyCallback = (said: string, language: Language): boolean =>
  patterns[language].test(foldCue(said.replaceAll('’', "'")));
