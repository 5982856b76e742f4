// "There's a leak in my ceiling, can you look at it?": somebody is to come and see what was told, and nothing is asked but whether
// they do that. Over folded text, in four languages.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';
import { serviceToFindOut } from '../services/new-here.ts';

const it = '(?:it|this|that|them|those)';
const toLook = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:can|could|would|will) (?:you|u|y'all|somebody|someone|one of you|anybody|anyone)(?: guys| folks| all)?(?: please| maybe| possibly| just)?(?: come(?: out| over| by)?| swing by| stop by| send (?:someone|somebody))?(?: and| to)?(?: (?:take|have) a look(?: at ${it})?| look at ${it}| look into ${it}| (?:check|see|inspect|fix|repair|sort|mend) ${it}(?: out)?| check (?:out )?${it}| come (?:out|over|by)(?: to (?:us|me|the house|my (?:house|place)))?)(?: for (?:me|us)| please)?(?= *[?.!,]*$)`,
    '(?:(?:me|nos|se) )?(?:(?:lo|la|los|las) )?(?:pueden?|podrian?|podria|puedes)(?: ustedes| usted| alguien)?(?: por favor)? (?:venir a |pasar a |echarle |echar )?(?:un (?:vistazo|ojo)|(?:ver|revisar|checar|mirar|arreglar|reparar|componer)(?:me|nos)?(?:lo|la|los|las)?)(?: por favor)?(?= *[?.!,]*$)',
    "(?:vous |on |quelqu'un )?(?:pouvez|pourriez|pourrait|peut)(?:-vous|-on)?(?: s'il vous plait)? (?:venir |passer )?(?:(?:y |me |le |la |les |l')?(?:jeter un (?:oeil|coup d'oeil)|voir ca|regarder ca|(?:le|la|les|l') ?(?:voir|regarder|verifier|reparer)|(?:le|la|les) (?:voir|regarder|reparer)))(?: s'il vous plait)?(?= *[?.!,]*$)",
    '(?:konnen|konnten|kann|konnte) (?:sie|ihr|jemand|einer)(?: bitte| mal| sich)* (?:(?:das|es|den|die|ihn|sie|sich das|sich den|sich die) )?(?:mal |bitte |einmal )*(?:ansehen|anschauen|angucken|nachsehen|nachschauen|reparieren|richten|vorbeikommen|vorbeischauen)(?= *[?.!,]*$)',
  ].join('|')})`,
  'u',
);
/** What is looked at on a desk. */
const onPaper =
  /(?<!\p{L})(?:e-?mail\p{L}*|mail|message|text(?:ed)?|sent|form|documents?|papers?|contract|quote|bill|invoice|photos?|pictures?|letter|policy|files?|website|order|correo|mensaje|envie|mande|formulario|documentos?|papeles|contrato|presupuesto|factura|fotos?|carta|poliza|courriel|envoye|formulaire|papiers|contrat|devis|facture|lettre|nachricht|geschickt|gesendet|formular|dokumente?|unterlagen|vertrag|angebot|rechnung|fotos?|brief)(?!\p{L})/u;

/** What an opening line wants that tells of something and asks to have it seen to; null for any other. */
export function wantedLook({ whole, said, clauses, mentions, heard }: Seen): readonly Command[] | null {
  const folded = whole.folded.trim();
  const found = toLook.exec(folded);
  if (heard.state.frames.length > 0 || !found || onPaper.test(folded)) return null;
  // Something has to be told that is to be looked at, and nothing else asked.
  const told = folded.slice(0, found.index).match(/\p{L}+/gu)?.length ?? 0;
  const questions = clauses.filter((one) => one.cue('question') && !toLook.test(one.folded)).length;
  const [service] = [...mentions.services].sort((one, other) => other.score - one.score);
  const look = service ?? serviceToFindOut(heard.business);
  if (told < toldMin || questions > 0 || look === undefined) return null;
  const times = mentions.wishes.map(({ wish }) => wish).slice(0, wishesMax);
  return [
    { do: 'start', flow: 'book' },
    ...(typeof look === 'string'
      ? ([{ do: 'set-service', service: look, sure: lookSure }] as const)
      : ([{ do: 'set-service', service: look.name, sure: look.score }] as const)),
    ...(times.length > 0 ? ([{ do: 'set-times', wishes: times }] as const) : []),
    { do: 'set-reason', reason: said.slice(0, reasonMax) },
    // "My pickup is a diesel, would you look at it?": whether this is seen to at all may be taught.
    { do: 'ask', question: said.slice(0, reasonMax), soft: true, beside: true },
  ];
}

/** The fewest words that tell of something. */
const toldMin = 3;
/** As many as one command carries. */
const wishesMax = 8;
const reasonMax = 1000;
/** A guess, that is told with the times. */
const lookSure = 0.5;
