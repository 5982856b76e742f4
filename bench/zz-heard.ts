import { readFileSync } from 'node:fs';
import { freshState } from '../src/receptionist/state.ts';
import { understandNow } from '../src/receptionist/understand/embedded.ts';
const [set, id, ...lines] = process.argv.slice(2);
const business = JSON.parse(readFileSync(`${set}/businesses/${id}.json`, 'utf8'));
for (const text of lines) {
  const state = { ...freshState((process.env.LANG2 ?? business.languages[0]) as any), ...(process.env.STATE ? JSON.parse(process.env.STATE) : {}) };
  const u = understandNow({ turn: { text, channel: 'chat', business, from: {}, now: process.env.NOW ?? '2026-12-01T08:05:00-06:00' } as any, state, business } as any);
  console.log(`> ${text}\n  ${u.language} ${JSON.stringify(u.commands)}`);
}
process.exit(0);
