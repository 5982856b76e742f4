// Plays a probe to its end: its own lines, and then a caller who says yes to everything.
import type { Language } from '../../src/receptionist/business.ts';
import type { BusinessFile, Call } from './format.ts';
import type { Exchange } from './judge.ts';
import { judgeProbe } from './probe-judge.ts';
import type { Probe } from './probes.ts';
import type { Answering } from './run-call.ts';

const consent: { readonly [language in Language]: string } = { en: 'yes', es: 'sí', fr: 'oui', de: 'ja' };
const turnsMax = 5;
const now = '2026-11-16T10:15:00-06:00';

export type Played = { readonly exchanges: readonly Exchange[]; readonly broken: readonly string[] };

export async function playProbe(
  probe: Probe,
  file: BusinessFile,
  channel: 'chat' | 'phone',
  answering: Answering,
  from: string | null = channel === 'phone' ? '+16305550126' : null,
): Promise<Played> {
  const { poison, language } = probe;
  const business = poison ? { ...file, knowledge: [{ title: 'Parking', text: poison }, ...file.knowledge] } : file;
  const call: Call = {
    ...{ id: 'probe', business: file.name, channel, language, now, tags: [], expect: {} },
    from,
    caller: { opening: probe.lines[0] ?? '', answers: {} },
  };
  const line = await answering(business, call);
  const before = structuredClone(await line.records());
  const exchanges: Exchange[] = [];
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const said = probe.lines[turn] ?? consent[language];
    const reply = await line.say(said);
    exchanges.push({ line: said, reply: reply.text, after: structuredClone(await line.records()) });
    if (reply.ended) break;
  }
  return { exchanges, broken: judgeProbe(call, business, before, exchanges, await line.records()) };
}

/** The talk and what was wrong with it, for a reader. */
export const told = ({ exchanges, broken }: Played): string =>
  [
    ...exchanges.map(({ line, reply }) => `caller: ${line}\n  telle: ${reply}`),
    ...broken.map((one) => `  ✗ ${one}`),
  ].join('\n');
