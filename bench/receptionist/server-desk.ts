// The same callers on the product's own records: the corridor, the domains and a real database stand where the in-memory desk
// stands otherwise. What the judge reads is read from the tables, past all of Telle's own code.
import type { ClientConfig } from 'pg';
import { openCorridor } from '../../src/channels/respond.ts';
import { importBusiness } from '../../src/domains/business-file/service.ts';
import { receive } from '../../src/domains/conversations/service/receive.ts';
import { openOn } from '../../src/platform/database/open.ts';
import type { Database } from '../../src/platform/database/scope.ts';
import { idsOf } from '../../src/platform/ids.ts';
import { logTo } from '../../src/platform/log.ts';
import type { MindParts } from '../../src/receptionist/mind.ts';
import type { BusinessId } from '../../src/shared/ids.ts';
import { testClock } from '../../tests/support/clock.ts';
import { connectionTo, run, startTestCluster } from '../../tests/support/cluster.ts';
import type { AppointmentRecord, ContactRecord, Records } from './desk.ts';
import type { BusinessFile, Call } from './format.ts';
import type { Answering } from './run-call.ts';

export type ServerDesk = { readonly answering: Answering; stop(): Promise<void> };

/** A database of its own, in which each call has a fresh copy of its business. Calls are answered one after the other. */
export async function openServerDesk(mind: MindParts): Promise<ServerDesk> {
  const cluster = await startTestCluster();
  const { connection, template, role } = cluster.server;
  const name = `bench_${process.pid}`;
  await run(connection, `create database ${name} template ${template}`);
  const own = connectionTo(connection, name);
  const desk = await deskOn(own, role, mind);
  return {
    answering: desk.answering,
    stop: async () => {
      await desk.database.close();
      await cluster.stop();
    },
  };
}

export async function deskOn(
  connection: ClientConfig,
  role: string | null,
  mind: MindParts,
): Promise<{ answering: Answering; database: Database }> {
  const clock = testClock();
  const ids = idsOf(clock);
  const log = logTo('error');
  const server = { connection: () => connection, revive: async () => undefined, stop: async () => undefined };
  const database = await openOn(server, role, { clock, ids, log });
  // What is put aside for later, mails of codes among it, is read from the tables.
  database.onEnqueue(async () => undefined);
  let texted: string | null = null;
  const sendText = async (_: unknown, { body }: { body: string }) => {
    texted = codeIn(body);
  };
  const corridor = openCorridor({ database, log, mind, codes: { key: Buffer.alloc(32), sendText, canMail: true } });

  const answering: Answering = async (file: BusinessFile, call: Call) => {
    clock.setTo(new Date(call.now));
    texted = null;
    const business = await freshBusiness(database, ids.make('business'), file);
    const from = fromOf(call);
    let said = 0;
    return {
      records: () => readRecords(database, business, () => texted),
      say: async (text) => {
        said += 1;
        const incoming = {
          ...{ channel: call.channel, threadKey: call.from ?? call.id, providerId: String(said), text },
          ...from,
        };
        const received = await database.asBusiness(business, { kind: 'visitor', id: null }, (scope) =>
          receive(scope, incoming),
        );
        const answered = await corridor.answer(business, received.conversation);
        if (answered.kind === 'later') throw new Error(`${call.id}: the corridor could not answer`);
        const { rows } = await database.systemPool.query<{ text: string; asks: string | null; ends: boolean }>(
          `select text, asks, ends from lines where conversation_id = $1 and seq > $2 and who <> 'caller' order by seq limit 1`,
          [received.conversation, received.line.seq],
        );
        const reply = rows[0] ?? { text: '', asks: null, ends: true };
        const { codeSent } = await readRecords(database, business, () => texted);
        return { text: reply.text, asks: reply.asks as never, ended: reply.ends, code: codeSent };
      },
    };
  };
  return { answering, database };
}

function fromOf({ from }: Call): { phone?: string; email?: string } {
  if (from === null) return {};
  return from.includes('@') ? { email: from } : { phone: from };
}

async function freshBusiness(database: Database, id: BusinessId, file: BusinessFile): Promise<BusinessId> {
  await database.asSystem(({ db }) =>
    db
      .insertInto('businesses')
      .values({ id, name: file.name, plan: 'enterprise', trial_ends_at: new Date(0) })
      .execute(),
  );
  await database.asBusiness(id, { kind: 'system', id: null }, (scope) =>
    importBusiness(scope, { file: JSON.stringify(file), mode: 'replace', mayLose: true }),
  );
  return id;
}

const codeIn = (text: string | null | undefined): string | null => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? null;

async function readRecords(database: Database, business: BusinessId, texted: () => string | null): Promise<Records> {
  const rows = async <Row extends object>(sql: string) => (await database.systemPool.query<Row>(sql, [business])).rows;
  const appointments = await rows<Omit<AppointmentRecord, 'startsAt'> & { at: Date }>(
    `select a.id, s.name as service, p.name as staff, starts_at as at, status, a.name, a.phone, a.email, a.address, contact_id as contact
     from appointments a join services s on s.id = service_id left join staff p on p.id = staff_id
     where a.business_id = $1 and status <> 'held' order by a.id`,
  );
  const contacts = await rows<ContactRecord>(
    `select id, name, phone, email, nullif(notes, '') as notes from contacts where business_id = $1 order by id`,
  );
  const messages = await rows<Records['messages'][number] & { addressee: string | null }>(
    `select body, name, phone, email, is_urgent as urgent, addressee from messages where business_id = $1 order by id`,
  );
  const [handOff] = await rows<NonNullable<Records['handoff']>>(
    `select handed_to as "to", reason from hand_offs where business_id = $1 order by asked_at desc, id desc limit 1`,
  );
  const [talk] = await rows<{ contact: string | null }>(
    `select contact_id as contact from conversations where business_id = $1 order by started_at desc, id desc limit 1`,
  );
  const [mail] = await rows<{ text: string }>(
    `select values->>'text' as text from mails where business_id = $1 and template = 'caller-code' order by id desc limit 1`,
  );
  return {
    appointments: appointments.map(({ at, ...one }) => ({
      ...one,
      startsAt: at.toISOString(),
      contact: one.contact ?? '',
    })),
    contacts,
    messages: messages.map(({ addressee, body, ...one }) => ({
      ...one,
      body: addressee ? `For ${addressee}: ${body}` : body,
    })),
    handoff: handOff ?? null,
    caller: contacts.find(({ id }) => id === talk?.contact) ?? null,
    codeSent: texted() ?? codeIn(mail?.text),
  };
}
