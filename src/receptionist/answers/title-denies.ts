// "What we don't do", and below it a bare list: "Car windshields. Stained glass." Said without its title, such a list would tell the
// contrary of what the owner wrote, so the title that denies goes with it. Four languages.
import { fold } from '../models/text.ts';

/** Says by itself that something is not done, taken or allowed; "no-shows" and "if you're not happy" say nothing of the kind. */
const denies =
  /^(?:(?:the )?(?:things?|stuff|what|services|items|jobs|brands|areas|where|who)(?: that| which)? (?:we|i|you|it|can|is|are|does|do)? ?(?:we |i )?(?:don't|do not|doesn't|does not|can't|cannot|can not|won't|will not|never|no longer|not)(?!\w).*|(?:we|i) (?:don't|do not|can't|cannot|won't|never) .*|not (?:included|covered|allowed|accepted|taken|offered)|(?:lo|las? cosas?|los trabajos|los servicios|llaves|aparatos|marcas|zonas) que (?:no|nunca) .*|no (?:hacemos|trabajamos|aceptamos|incluye|incluido|llevamos|atendemos|reparamos)(?!\w).*|(?:ce|les? \w+) que (?:nous ne|je ne|je n'|nous n'|on ne).*|(?:non inclus|pas inclus|pas compris)\w*|was (?:wir|ich) nicht .*|was nicht (?:geht|enthalten|dabei|inbegriffen).*|nicht (?:enthalten|inbegriffen|dabei|erlaubt))$/;

/** The text denies something itself ("motorcycles nor boats" goes on with the title), or asks or orders something: it needs no title to be understood. */
const deniesItself =
  /(?<!\p{L})(?:no|not|none|neither|never|nothing|nobody|cannot|can't|don't|doesn't|won't|isn't|aren't|nunca|nada|tampoco|ne|n'|pas|aucune?|jamais|rien|nicht|nichts|keine?\p{L}?|nie)(?!\p{L})|(?<!\p{L})n'/u;

/** What is said of a passage, with the title of its entry where only that denies it. */
export const withDenial = (title: string, text: string): string =>
  denies.test(fold(title).trim()) && !deniesItself.test(fold(text))
    ? `${title.replace(/[.:!?\s]+$/, '')}: ${text}`
    : text;
