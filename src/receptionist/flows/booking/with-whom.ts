// "Who is it with?", once a time is chosen: whoever it was found with, which no list and no text of the owner's says.
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { asksIfWith, visitAtHand } from '../../understand/questions/asks-of-visit-at-hand.ts';
import { staffIn } from '../../understand/services/near.ts';

const withWhom =
  /(?<!\p{L})(?:who(?:'?s| is|'ll| will| would)? (?:it|that|this|the (?:appointment|visit))(?:'ll| will| would)?(?: be)? with|who(?:'?s| is) (?:it|that) (?:going to be )?with|who (?:will|would|do|am) (?:i|we) (?:be )?(?:see|seeing|with|get|have)|with who(?:m)?|(?:avec|chez) qui|qui (?:me|nous|va me|va nous|s'en|s'en) (?:occupe\p{L}*|reco\p{L}+|recev\p{L}+|verra|voit|prend\p{L}*|coiff\p{L}+|soign\p{L}+)|con quien|quien (?:me|nos) (?:va a )?(?:atiend\p{L}+|atender\p{L}*|ve|vera|toca|recib\p{L}+|cort\p{L}+)|(?:bei|mit|zu) wem|wer (?:macht|behandelt|schneidet|ubernimmt|untersucht|ware|ist) (?:das|mich|uns|es|dann|da))(?!\p{L})/u;
/** "Who's coming?", "which doctor is that with?", "¿quién viene?": asked of whoever does it, once there are times. */
const whoComes =
  /^\P{L}*(?:(?:and|so|ok|okay|but|y|et|und|oh|great|entonces|alors)\P{L}+)*(?:who(?:'?s| is|'ll| will| would)(?: be| gonna| going to)?(?: be)? (?:com(?:e|ing)|do(?:ing)? (?:it|that|this|the work|my \p{L}+)|show(?:ing)? up|there)(?: out| by| over| here| to (?:my|the|our) (?:house|place|home))?|(?:which|what) \p{L}+ (?:is|will|would|do|am)(?: (?:it|that|this|i|we))?(?: be)?(?: (?:with|seeing|see|getting|get|coming|have))+|who(?:'?s| is| will be|'ll be) (?:the|my|our) (?:doctor|dentist|vet|hygienist|stylist|barber|therapist|physio\p{L}*|plumber|electrician|tech|technician|lawyer|attorney|instructor|teacher|tutor|trainer|guy|person|mechanic|groomer|doc)|(?:quien|quienes) (?:viene|vendra|va a venir|vendria|lo hace|me atiende)|(?:con )?que (?:doctor|doctora|dentista|persona) (?:es|seria|sera|me toca)|(?:c'est )?qui (?:(?:est-ce )?qui )?(?:vient|viendra|passe|passera|va venir)|(?:avec )?quel(?:le)? (?:medecin|dentiste|praticien\p{L}*|docteur|personne)(?: est-ce| c'est| sera)?|wer (?:kommt|wurde kommen|wird kommen)(?: denn| dann| da| zu \p{L}+| vorbei)*|(?:bei|mit|zu) (?:welche[rmn]) \p{L}+(?: ist| ware| komme)?(?: das| ich)?)\P{L}*$/u;
const withOne =
  /(?<!\p{L})(?:it|that|this|c'est|ce (?:sera|serait)|es|seria|sera|ist|ware|das)(?:'s| is| will be| would be|'ll be)?(?: \p{L}+){0,2} (?:with|avec|chez|con|bei|mit)(?!\p{L})/u;

/** Says with whom the chosen time is, where that is asked. False: it is not asked, or no one person is known. */
export function tellWithWhom(d: Dialogue, question: string): boolean {
  const frame = topFrame(d);
  const folded = foldCue(question);
  const [named] = staffIn(question, heardIn(d.state), d.turn.business);
  const asks = withWhom.test(folded) || whoComes.test(folded);
  const asksOfNamed = withOne.test(folded) || asksIfWith(question, heardIn(d.state), d.turn.business) !== null;
  if (!(named ? asksOfNamed || asks : asks)) return false;
  // The visit as it stands, where no other time was taken for it.
  const stands = frame?.flow === 'book' || (frame?.flow === 'move' && d.state.offers.length > 0);
  const taken = stands ? undefined : visitAtHand(d.state)?.staff;
  if (frame?.flow !== 'book' && frame?.flow !== 'move' && !taken) return false;
  d.used = true;
  if (taken) {
    d.acts.push({ say: 'visit-with', staff: taken, isWhoWasNamed: named && named.name === taken });
    return true;
  }
  if (frame?.flow !== 'book' && frame?.flow !== 'move') return false;
  if (!frame.chosen && tellOfOffers(d, frame.service, named?.name)) return true;
  // The time that is taken in this breath is told with whoever it is with.
  if (!frame.chosen) return frame.times.length > 0 && (d.turn.business.staff?.length ?? 0) > 0;
  const { staff } = frame.chosen;
  if (!staff) return false;
  d.acts.push({ say: 'visit-with', staff, isWhoWasNamed: named && named.name === staff });
  return true;
}

/** Says with whom the times are that were offered and are still chosen from; false where no one person is known of them. */
function tellOfOffers(d: Dialogue, service: string | undefined, named: string | undefined): boolean {
  const staff = d.state.offers.map((one) => (one.kind === 'time' ? one.staff : null));
  const names = [...new Set(staff)].filter((one) => one !== null);
  const [only] = names;
  if (only === undefined || service === undefined || staff.includes(null)) return false;
  const isWhoWasNamed = named === undefined ? undefined : named === only;
  d.acts.push(
    names.length === 1 ? { say: 'visit-with', staff: only, isWhoWasNamed } : { say: 'who-does', service, names },
  );
  return true;
}
