// What is understood of one line: npx tsx bench/zz-heard.ts SETFOLDER BUSINESS "line" ... (env NOW; STATE a JSON of fields laid over the empty state)
import { loadSet } from './receptionist/format.ts';
import { understandEmbedded } from '../src/receptionist/understand/embedded.ts';
import { freshState } from '../src/receptionist/state.ts';
const [, , set = '', id = '', ...lines] = process.argv;
const business = loadSet(set).businesses.get(id)!;
const now = process.env.NOW ?? '2026-11-18T10:00:00-05:00';
for (const text of lines) {
  const state = { ...freshState(business.languages[0] as never), ...JSON.parse(process.env.STATE ?? '{}') };
  console.log(text, JSON.stringify(await understandEmbedded({ turn: { text, channel: 'chat', business, from: {}, now }, business, state } as never)));
}
