// A plan's limit of texts keeps nobody from help: what is no danger is left for the owner, and danger is heard as ever.
import { describe, expect, it } from 'vitest';
import { updateProfile } from '#domains/knowledge/service.ts';
import { planLimits } from '#domains/subscriptions/rules.ts';
import type { BusinessId } from '#shared/ids.ts';
import { aPlumber, linesOf, openTalk, says } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';

const house = await openTestDatabase();
const talk = openTalk(house);
const rows = async (sql: string, values: unknown[]) => (await house.database.systemPool.query(sql, values)).rows;

/** A business whose texts of this month are used up. */
async function spentPlumber(humanHours: 'always' | 'never'): Promise<BusinessId> {
  const business = await aPlumber(house);
  await inBusiness(house.database, business, (scope) => updateProfile(scope, { humanHours, industry: 'trades' }));
  const id = house.ids.make('conversation');
  const most = planLimits.free.textsPerMonth ?? 0;
  await rows(
    `insert into conversations (id, business_id, channel, thread_key, started_at, last_line_at, idle_at, line_count)
     values ($1, $2, 'sms', 'before', $3, $3, $3, $4)`,
    [id, business, house.clock.now(), most],
  );
  for (let seq = 1; seq <= most; seq += 1)
    await rows(
      `insert into lines (id, business_id, conversation_id, seq, who, text, said_at, delivered_at) values ($1, $2, $3, $4, 'receptionist', 'Noted.', $5, $5)`,
      [house.ids.make('line'), business, id, seq, house.clock.now()],
    );
  return business;
}

const phone = '+12025550133';
async function texts(business: BusinessId, text: string) {
  const id = await says(house, business, phone, text, { channel: 'sms', phone });
  await talk.answer(business, id);
  return { id, lines: await linesOf(house, id) };
}
const handOffs = (id: string) =>
  rows('select handed_to, reason, phone from hand_offs where conversation_id = $1', [id]);
const messages = (id: string) => rows('select body, is_urgent from messages where conversation_id = $1', [id]);

describe('over the month’s limit of texts', () => {
  it.each(['Help, there is a fire in my kitchen!', 'I smell gas in my house', 'Hay un incendio en mi cocina'])(
    '“%s” is answered at once and handed to a person',
    async (text) => {
      const { id, lines } = await texts(await spentPlumber('always'), text);
      expect(lines.map(({ who }) => who)).toEqual(['caller', 'receptionist']);
      expect(lines[1]?.text).toMatch(/911/);
      expect(await handOffs(id)).toEqual([{ handed_to: 'human', reason: expect.stringContaining(text), phone }]);
    },
  );

  it('danger that nobody is there for is an urgent message, and the caller is told what to do', async () => {
    const { id, lines } = await texts(await spentPlumber('never'), 'I smell gas in my house');
    expect(lines[1]?.text).toMatch(/911/);
    expect(await messages(id)).toEqual([{ body: 'I smell gas in my house', is_urgent: true }]);
  });

  it('danger is heard after words that were left for the owner, too', async () => {
    const business = await spentPlumber('always');
    await texts(business, 'Do you clean drains?');
    const { id, lines } = await texts(business, 'Now there is a fire in my kitchen!');
    expect(lines.map(({ who }) => who)).toEqual(['caller', 'receptionist', 'caller', 'receptionist']);
    expect(await handOffs(id)).toHaveLength(1);
  });

  it.each(['Do you clean drains?', 'No fire, no gas, I only want a price'])(
    '“%s” is left for the owner',
    async (text) => {
      const { id, lines } = await texts(await spentPlumber('always'), text);
      expect(lines[1]?.text).toMatch(/passed what you wrote on/);
      expect(await handOffs(id)).toEqual([]);
      expect(await messages(id)).toEqual([{ body: text, is_urgent: true }]);
    },
  );
});
