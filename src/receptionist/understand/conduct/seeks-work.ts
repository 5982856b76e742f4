// "Are you hiring?", "busco trabajo", "sucht ihr noch jemanden für die Werkstatt?": somebody would like to work for the house. What
// the owner taught of that is told; otherwise all that was said is offered to be passed on. Patterns are over folded text, in four
// languages.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';

const work = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:are|r) (?:you|u|y'all|you guys) (?:\\p{L}+ )?hiring|looking for (?:a job|work|an? (?:apprenticeship|internship))(?= (?:as|at|with|in|here|there|by)|[.,!?]|$)|apply(?:ing)? for (?:an?|the|your) (?:\\p{L}+ ){0,3}(?:job|position|opening|apprenticeship|internship)|(?:do (?:you|u|y'all)|you) (?:guys )?need (?:any |some |more )?(?:help|hands|people) in (?:the|your) (?:shop|office|kitchen|garage|salon|store)",
    '(?:estan|andan) (?:contratando|buscando (?:gente|personal|empleados?|ayudantes?))|(?:busco|buscando) (?:trabajo|empleo|chamba)|(?:hay|tienen) vacantes?|(?:necesitan|ocupan) (?:gente|personal|ayudantes?|empleados?)',
    "(?:embauchez|recrutez|engagez)(?:[- ](?:vous|tu))?(?! (?:a|vos|votre|cette|ce)(?!\\p{L}))|cherche (?:du (?:travail|boulot)|un(?:e)? (?:emploi|job|stage|apprentissage))(?! (?:d'assistance))|cherchez[- ]vous (?:du monde|du personnel|quelqu'un pour travailler)|postuler (?:pour|chez|a)",
    'such(?:t ihr|en sie) (?:(?:noch|gerade|vielleicht|eigentlich) )*(?:leute|personal|mitarbeiter\\p{L}*|aushilf\\p{L}*|azubis?|lehrlinge?|jemand(?:en)? (?:fur|in) (?:die|den|das|der|dem) (?:werkstatt|buro|laden|kuche|empfang|salon|praxis|team))|(?:stellt ihr|stellen sie) (?:(?:noch|gerade|derzeit|leute|jemanden) )*ein|suche (?:eine? )?(?:arbeit|job|stelle|ausbildung|ausbildungsplatz|praktikum|lehrstelle)|(?:mich|zu) bewerben',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Work that somebody is to do at the caller's. */
const atTheirs =
  /(?<!\p{L})(?:para|en|pour|dans|sur|chez|fur|an|in|on|at|with|for) (?:mi|nuestr[oa]|ma|mon|notre|mein\p{L}*|unser\p{L}*|my|our) (?:casa|cocina|bano|techo|negocio|carro|coche|patio|jardin|maison|cuisine|toit|voiture|cour|appartement|haus|kuche|bad|dach|garten|auto|wohnung|house|home|kitchen|bathroom|roof|garage|yard|basement|car|truck|place|furnace|porch|deck)(?!\p{L})/u;
/** What one of theirs does beside the matter: "my brother's applying for a job at a bank and needs a visa". */
const ofKin =
  /(?<!\p{L})(?:(?:my|our|his|her) (?:brother|sister|son|daughter|husband|wife|ex|partner|boyfriend|girlfriend|mother|mom|father|dad|cousin|friend|client|tenant)|mi (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|ex|novi[oa]|papa|mama|prim[oa])|mon (?:mari|frere|fils|ex|pere|ami|copain)|ma (?:femme|soeur|fille|mere|copine)|mein (?:mann|bruder|sohn|vater|ex|freund)|meine (?:frau|schwester|tochter|mutter|freundin))(?:'s| is| has been| was| anda| esta| estaba| est| ist)? (?:also |noch |gerade |currently |still )*(?:applying|looking|busc\p{L}*|cherch\p{L}*|en train de chercher|such\p{L}*|auf der suche)(?!\p{L})/u;
const needs = /(?<!\p{L})(?:needs?|necesit\p{L}+|ocup\p{L}+|besoin|brauch\p{L}*)(?!\p{L})/u;

/** The whole of it as a question; null where no work is sought, or a visit is wished for as well. */
export function seeksWork({ heard, whole, mentions, said }: Seen): Command | null {
  // "I've been cutting hair for six years" names what they can do, and nothing that they come for.
  const named = mentions.services.length > 0 && (needs.test(whole.folded) || whole.cue('want'));
  const visits = named || mentions.wishes.length > 0 || whole.cue('appointment') || whole.cue('book');
  if (heard.state.frames.length > 0 || visits || !work.test(whole.folded) || atTheirs.test(whole.folded)) return null;
  if (ofKin.test(whole.folded)) return null;
  return { do: 'ask', question: said.slice(0, questionMax) };
}

/** No longer question is looked up, in characters. */
const questionMax = 1000;
