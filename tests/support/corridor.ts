// The corridor on a test database, with a business that is open and one service, and callers who talk to it.
import { type Corridor, openCorridor } from '#channels/respond.ts';
import { openWatch, type Watch } from '#channels/watch.ts';
import { receive } from '#domains/conversations/service/receive.ts';
import { createService, updateProfile } from '#domains/knowledge/service.ts';
import type { Database } from '#platform/database/scope.ts';
import type { MindParts } from '#receptionist/mind.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { aBusiness, type House, inBusiness } from './house.ts';

export const embedded: MindParts = { understand: understandEmbedded, findAnswer: () => ({ kind: 'unknown' }) };

/** A brain that finds nothing in what is said: for tests of everything around it. */
export const dull: MindParts = {
  understand: async ({ turn, state }) => ({
    language: state.language,
    commands: [{ do: 'chitchat' }],
    said: turn.text,
  }),
  findAnswer: () => ({ kind: 'unknown' }),
};

export type Talking = Corridor & { readonly watch: Watch; readonly database: Database };

export function openTalk(house: House, mind: MindParts = embedded, database: Database = house.database): Talking {
  const codes = { key: Buffer.alloc(32), sendText: null, canMail: true };
  const corridor = openCorridor({ database, log: house.log, mind, codes });
  const watch = openWatch({ database, clock: house.clock, log: house.log, corridor, deliverers: {} });
  return { ...corridor, watch, database };
}

/** A business that books drain cleanings. */
export async function aPlumber(house: House): Promise<BusinessId> {
  const business = await aBusiness(house, 'Harbor Plumbing');
  await inBusiness(house.database, business, async (scope) => {
    await updateProfile(scope, { humanHours: 'always' });
    const service = {
      name: 'Drain cleaning',
      aka: [],
      minutes: 60,
      bufferMinutes: 0,
      priceCents: 9900,
      priceNote: null,
    };
    await createService(scope, { ...service, currency: 'USD', needsAddress: false });
  });
  return business;
}

/** Under which address its chat is found. */
export async function slugOf({ database }: Pick<House, 'database'>, business: BusinessId): Promise<string> {
  const sql = 'select slug from profiles where business_id = $1';
  const { rows } = await database.systemPool.query<{ slug: string }>(sql, [business]);
  return rows[0]?.slug ?? '';
}

let said = 0;

/** A line of a caller, kept and not yet answered. */
export async function says(
  { database }: Pick<House, 'database'>,
  business: BusinessId,
  threadKey: string,
  text: string,
  more: { readonly providerId?: string; readonly channel?: 'chat' | 'sms'; readonly phone?: string } = {},
): Promise<Id<'conversation'>> {
  said += 1;
  const { providerId = `said-${said}`, channel = 'chat', phone = null } = more;
  const received = await inBusiness(database, business, (scope) =>
    receive(scope, { channel, threadKey, providerId, text, phone }),
  );
  return received.conversation;
}

export type Said = {
  readonly seq: number;
  readonly who: string;
  readonly text: string;
  readonly answers: string | null;
};

/** All lines of a conversation as they stand. */
export async function linesOf({ database }: Pick<House, 'database'>, id: string): Promise<Said[]> {
  const { rows } = await database.systemPool.query<Said>(
    'select seq, who, text, answers_line_id as answers from lines where conversation_id = $1 order by seq',
    [id],
  );
  return rows;
}
