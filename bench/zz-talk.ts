// Free talks: npx tsx bench/zz-talk.ts FILE ; FILE has blocks split by blank lines: "SETFOLDER|BUSINESS-ID|CHANNEL|NOW|FROM" then one caller line each row.
import { readFileSync } from 'node:fs';
import { loadSet } from './receptionist/format.ts';
import { embeddedMind } from './receptionist/in-process.ts';
import { deskOf } from './receptionist/desk.ts';
import { readState, type State } from '../src/receptionist/state.ts';
const mind = await embeddedMind();
for (const block of readFileSync(process.argv[2]!, 'utf8').trim().split(/\n\s*\n/)) {
  const [head = '', ...lines] = block.split('\n');
  const [set = '', id = '', channel = 'chat', now = '2026-11-18T10:00:00-05:00', from = ''] = head.split('|');
  const business = loadSet(set).businesses.get(id);
  if (!business) { console.log('no business', id, 'in', set); continue; }
  const who = from ? (from.includes('@') ? { email: from } : { phone: from }) : {};
  const desk = deskOf(business, { now, from: from || null } as never);
  let state: State | null = null;
  console.log(`\n── ${id} ${channel} ${now} ${from}`);
  for (const text of lines) {
    const taken = await mind({ text, channel, business, from: who, now } as never, state, desk.tools);
    state = readState(JSON.parse(JSON.stringify(taken.state)));
    console.log(`  caller: ${text}\n  telle:  ${taken.reply.text}   [asks ${taken.reply.asks}${taken.reply.ended ? ', ended' : ''}]`);
  }
  const r = desk.records();
  const was = business.appointments.length;
  console.log('  RECORDS ' + JSON.stringify({ appointments: r.appointments.filter((a, i) => i >= was || a.status !== 'booked' || a.startsAt !== business.appointments[i]?.startsAt), messages: r.messages, handoff: r.handoff }));
}
