// Every act of acts.ts, round after round, on the processor as it is and on one slowed four times.
import { aStranger, say } from '../../tests/support/chat-words.ts';
import { actsOf } from './acts.ts';
import { answerMs } from './answer.ts';
import { type Desk, withPage } from './desk.ts';
import { answerRow, type Row } from './judge.ts';

const slowdown = 4;

export async function measureAnswers(
  desk: Desk,
  slug: string,
  { runs, named }: { readonly runs: number; readonly named: string },
  tell: (what: string) => void,
): Promise<Row[]> {
  return await withPage(desk, async (page) => {
    const newTalk = async () => {
      const stranger = await aStranger(page, slug, desk.address);
      await say(stranger, 'When are you open?');
      await stranger.context().close();
    };
    const processor = await desk.browser.newCDPSession(page);
    const rows: Row[] = [];
    let round = 0;
    await newTalk();
    for (const { name, begin, act, isAnswered } of actsOf(newTalk).filter((one) => one.name.includes(named))) {
      tell(`answer: ${name}`);
      const once = async (rate: number) => {
        round += 1;
        await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await begin(page, round);
        await processor.send('Emulation.setCPUThrottlingRate', { rate });
        const ms = await answerMs(page, isAnswered, () => act(page));
        await page.goto('about:blank');
        return ms;
      };
      try {
        // The first brings what the browser keeps from then on.
        await once(1);
        const ms: number[] = [];
        const slowMs: number[] = [];
        for (let at = 0; at < runs; at += 1) {
          ms.push(await once(1));
          slowMs.push(await once(slowdown));
        }
        rows.push(answerRow(name, ms, slowMs));
      } catch (cause) {
        throw new Error(`${name}: could not be done`, { cause });
      }
    }
    return rows;
  });
}
