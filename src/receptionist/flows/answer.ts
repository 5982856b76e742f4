// Answering a question: the business's facts first, then the owner's own texts, else an honest "I don't know" and a message
// offered. A question in the middle of something is answered and the talk goes back to it.
import type { FindAnswer } from '../answers-port.ts';
import { languages } from '../business.ts';
import type { Dialogue } from '../dialogue.ts';
import { factsAbout } from '../facts/facts.ts';
import { identifyLanguage } from '../models/language.ts';
import { bringPerson, unknownsMax } from './hand-off.ts';

export async function answerQuestion(d: Dialogue, question: string, findAnswer: FindAnswer): Promise<void> {
  const { business } = d.turn;
  const { state } = d;
  const facts = factsAbout(question, state.language, { business, now: d.turn.now, service: serviceInTalk(d), person: personInTalk(d) });
  const found = facts?.sure ? null : await findAnswer(question, state.language, business.knowledge);
  if (found?.kind === 'found' && (!facts || found.score >= facts.weight)) {
    const told = identifyLanguage(found.text, languages, null).language;
    d.acts.push({ say: 'answer', text: found.text, sources: found.sources, foreign: told !== state.language });
    d.sources.push(...found.sources);
    d.used = true;
    return;
  }
  if (facts) {
    d.acts.push(...facts.says);
    d.sources.push(...facts.sources);
    d.used = true;
    if (!facts.known) noteUnknown(d, question);
    return;
  }
  d.used = true;
  noteUnknown(d, question);
  if (state.unknowns >= unknownsMax[business.escalation.rule] && (await d.tools.humanThere())) {
    d.acts.push({ say: 'unknown' });
    await bringPerson(d, 'Questions nobody has taught an answer to');
    return;
  }
  d.acts.push({ say: state.unknowns > 1 ? 'unknown-again' : 'unknown' });
}

function noteUnknown(d: Dialogue, question: string): void {
  d.state.unknowns += 1;
  d.state.unanswered = question;
  d.unanswered.push(question);
}

function serviceInTalk(d: Dialogue): string | undefined {
  for (const frame of [...d.state.frames].reverse()) if (frame.flow !== 'message' && frame.service) return frame.service;
  return d.state.done.at(-1)?.service;
}

function personInTalk(d: Dialogue): string | undefined {
  for (const frame of [...d.state.frames].reverse()) if (frame.flow !== 'message' && frame.staff) return frame.staff;
  return undefined;
}
