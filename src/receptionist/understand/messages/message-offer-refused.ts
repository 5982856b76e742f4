import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';

const openers =
  "(?:(?:no|nah|nope|ah|oh|ok|okay|well|hm+|fine|right|bueno|vale|non|bon|bah|d'accord|nein|nee|ne|ach|na|gut|dann|also|then|pues|alors|so)[ ,.!…]+)*";
const givesUp = [
  "(?:thanks|thank you|cheers) (?:anyways?|all the same|though)|(?:(?:i|we)(?:'ve| have)? )?(?:gotta|got to|have to|need to|must) (?:go|run|dash|leave|hang up)(?: now)?|(?:leave|skip|drop|scrap) (?:it|that)|no (?:need|bother|worries)|don't (?:worry|bother|trouble yourself)(?: about (?:it|that))?|forget (?:it|that)",
  '(?:muchas )?gracias (?:de tod[oa]s (?:modos|formas|maneras)|igual(?:mente)?|por nada)|de tod[oa]s (?:modos|formas|maneras)[ ,]+gracias|dej(?:e|a)(?:l[oa]|melo)?(?: (?:ya|asi|estar|nomas))?|(?:ya )?(?:tengo que|debo) (?:irme|colgar|cortar|dejarle?l?[oa]?)|(?:ya )?me voy|no se (?:moleste|preocupe)|ya (?:le |l[oa] )?(?:pregunto|averiguo|busco|veo) yo(?: (?:a|con|en) [^.!?,]{1,30})?',
  'merci (?:quand meme|tout de meme|malgre tout)|laisse[zs]?(?: (?:ca|cela|tomber|faire|donc|comme ca))?|(?:je|il faut que je) (?:dois |doive )?(?:filer?|file|y aller|me sauver?|me sauve|partir|parte|raccrocher?|raccroche|vous laisse(?:r)?)|ne vous (?:derangez|inquietez|embetez) pas|pas la peine|je demanderai(?: [^.!?,]{1,30})?',
  "(?:trotzdem|dennoch) (?:vielen )?dank(?:e)?|(?:danke|vielen dank) (?:trotzdem|dennoch)|lassen sie(?: (?:es|das|mal|nur|doch|ruhig|gut sein|stecken|sein|bleiben))*|machen sie sich (?:da )?(?:keine (?:muhe|umstande|gedanken))(?: mehr)?|ich muss (?:jetzt |dann |leider )*(?:los|weg|auflegen|schluss machen|gehen)|vergessen sie(?:'?s| es| das)?|(?:nicht|nichts) (?:notig|weiter)",
];
const courtesy =
  '(?:[ ,.!…]+(?:ok|okay|then|bye|goodbye|thanks|thank you|sorry|cheers|gracias|adios|hasta luego|entonces|merci|salut|au revoir|bonne journee|alors|danke|tschuss|ciao|auf wiedersehen|dann|bitte|please))*';
const refused = new RegExp(`^\\P{L}*${openers}(?:${givesUp.join('|')})${courtesy}\\P{L}*$`, 'u');

/** What was understood, with the message that was asked for refused. */
export function heedOfferRefused({ state }: Heard, understood: Understood): Understood {
  const frame = state.frames.at(-1);
  if (state.asked !== 'message' || frame?.flow !== 'message') return understood;
  if (frame.body !== undefined || !refused.test(foldCue(understood.said))) return understood;
  const ends = understood.commands.filter((one) => one.do === 'goodbye');
  return { ...understood, commands: [{ do: 'deny' }, ...ends] };
}
