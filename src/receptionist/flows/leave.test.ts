// However a talk ends, what the caller left for the owner is kept, and what is claimed stands in a record.
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../../bench/receptionist/desk.ts';
import type { BusinessFile } from '../../../bench/receptionist/format.ts';
import { createMind } from '../mind.ts';
import { readState, type State } from '../state.ts';
import type { Tools } from '../tool.ts';
import type { Reply } from '../turn.ts';
import { understandEmbedded } from '../understand/embedded.ts';
import type { Understander } from '../understander.ts';

const day: [string, string][] = [['08:00', '17:00']];
const house: BusinessFile = {
  name: 'Cove Street Plumbing',
  industry: 'trades',
  timezone: 'America/New_York',
  languages: ['en', 'es', 'fr', 'de'],
  phone: '+16175550100',
  email: 'office@cove.example',
  address: '4 Cove Street, Salem',
  website: '',
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
  closedDates: [],
  services: [{ name: 'Drain cleaning', minutes: 60 }],
  booking: { leadMinutes: 60, horizonDays: 30, stepMinutes: 30 },
  voice: { style: 'Professional', speed: 'Normal' },
  escalation: { rule: 'Auto-escalate complex issues', humanHours: 'never' },
  emergencies: [],
  knowledge: [],
  contacts: [],
  appointments: [],
};
const now = '2026-11-16T23:00:00-05:00';
const machine = 'Please hold for an important announcement';
/** Who is a machine is for the understanding to say; what becomes of the talk then, for the flows. */
const understand: Understander = async (heard) =>
  heard.turn.text === machine
    ? { language: 'en', commands: [{ do: 'robot' }], said: machine }
    : understandEmbedded(heard);
const takeTurn = createMind({ understand, findAnswer: () => ({ kind: 'unknown' }) });

type Talk = {
  readonly business?: Partial<BusinessFile>;
  readonly from?: string | null;
  readonly tools?: Partial<Tools>;
};

function openTalk({ business = {}, from = null, tools = {} }: Talk = {}) {
  const own = { ...house, ...business };
  const desk = deskOf(own, { from, now });
  let state: State | null = null;
  return {
    records: () => desk.records(),
    say: async (...lines: readonly string[]): Promise<Reply> => {
      let last: Reply | undefined;
      for (const text of lines) {
        const caller = from === null ? {} : { phone: from };
        const channel = from === null ? 'chat' : 'phone';
        const turn = { text, channel, business: own, from: caller, now } as const;
        const taken = await takeTurn(turn, state, { ...desk.tools, ...tools });
        state = readState(JSON.parse(JSON.stringify(taken.state)));
        last = taken.reply;
      }
      if (!last) throw new Error('nothing was said');
      return last;
    },
  };
}

/** Each answers something, and none the question which service it is. */
const asksInVain = ['I want to book a visit', 'Maria Lopez', '617 555 0188', 'and my mail is maria@elm.example'];
const circling = {
  business: {
    services: [{ ...house.services[0], name: 'Leak repair', minutes: 60, priceCents: 12000 }, ...house.services],
  },
};

const damp = 'I would like to leave a message: my basement is damp and the smell is getting worse.';

describe('a message that was begun', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['a goodbye', ['thanks, bye'], /passed your message on.*(?:goodbye)/i],
    [
      'a goodbye instead of the confirmation',
      ['Maria Lopez', '617 555 0188', 'thanks, bye'],
      /passed your message on/i,
    ],
    ['silence', ['...', '...', '...'], /passed your message on/i],
    ['abuse', ['fuck you', 'fuck you, asshole'], /passed your message on.*ending/i],
    ['a machine', [machine], /^No, thank you/],
  ])('is kept when the talk ends with %s', async (_, lines, says) => {
    const talk = openTalk();
    const reply = await talk.say(damp, ...lines);
    expect(reply.ended).toBe(true);
    expect(reply.text).toMatch(says);
    expect(reply.acts).toEqual([{ did: 'took-message', message: 'msg_1' }]);
    expect(talk.records().messages).toMatchObject([{ body: damp }]);
  });

  it.each([
    ['Quiero dejar un recado: el sótano está húmedo y huele cada vez peor.', 'adiós', /he pasado su recado/],
    [
      'Je voudrais laisser un message : ma cave est humide et sent mauvais.',
      'Merci, au revoir',
      /j’ai transmis votre message/i,
    ],
    [
      'Ich möchte eine Nachricht hinterlassen: Mein Keller ist feucht und es riecht immer schlimmer.',
      'tschüss',
      /habe Ihre Nachricht .* weitergegeben/,
    ],
  ])('is kept in the other languages too: %s', async (left, bye, says) => {
    const talk = openTalk();
    expect((await talk.say(left, bye)).text).toMatch(says);
    expect(talk.records().messages).toMatchObject([{ body: left }]);
  });

  it.each([
    ['I would like to leave a message', 'bye'],
    ['Quiero dejar un recado', 'adiós'],
    ['Je voudrais laisser un message', 'au revoir'],
    ['Ich möchte eine Nachricht hinterlassen', 'tschüss'],
  ])('has no words where a goodbye is all that follows: %s', async (wish, bye) => {
    const talk = openTalk();
    expect((await talk.say(wish, bye)).ended).toBe(true);
    expect(talk.records().messages).toEqual([]);
  });

  it('is not kept when the caller takes it back', async () => {
    const talk = openTalk();
    await talk.say(damp, 'Maria Lopez', '617 555 0188', 'no, forget it', 'bye');
    expect(talk.records().messages).toEqual([]);
  });

  it('is kept when nothing of what follows can be understood', async () => {
    const talk = openTalk();
    await talk.say(damp, 'Maria Lopez', 'zork blargh', 'blargh wumpus', 'wumpus fnord', 'fnord zork');
    expect(talk.records().messages).toMatchObject([{ body: damp, name: 'Maria Lopez' }]);
  });

  it('is told to the person to whom the talk is handed', async () => {
    const onCall = { ...house.escalation, onCall: '+16175550111' };
    const talk = openTalk({ business: { escalation: onCall } });
    await talk.say('Hello, are you still open?', damp, 'Oh no, there is a burst pipe now');
    expect(talk.records().handoff?.reason).toContain(damp);
  });
});

describe('a complaint', () => {
  it('leaves what was complained about, not what the talk began with', async () => {
    const talk = openTalk();
    await talk.say('Hi, what are your hours on Saturday?', 'You ruined my carpet and I want my money back', 'bye');
    expect(talk.records().messages).toMatchObject([
      { body: 'You ruined my carpet and I want my money back', urgent: true },
    ]);
  });
});

describe('danger with nobody to ring', () => {
  it('is kept at once, and nothing that was said with it is lost', async () => {
    const talk = openTalk();
    const reply = await talk.say('This is Maria Lopez, 617 555 0188, there is a burst pipe in my kitchen');
    expect(reply.text).toMatch(/shut off the main water valve.*passed this on to the team as urgent/i);
    const [message, ...more] = talk.records().messages;
    expect(more).toEqual([]);
    expect(message).toMatchObject({ urgent: true, name: 'Maria Lopez', phone: '+16175550188' });
    expect(message?.body).toContain('burst pipe');
  });

  it('is one message, to which name, number, place and what gets worse are added', async () => {
    const visits = { services: [{ name: 'Drain cleaning', minutes: 60, needsAddress: true }] };
    const talk = openTalk({ business: visits });
    await talk.say('There is a burst pipe in my kitchen');
    const again = await talk.say('Maria Lopez, hurry, the basement is flooding');
    expect(again.text).toMatch(/added/i);
    expect(again.text).not.toMatch(/valve/i);
    const worse = await talk.say('and now I smell gas');
    expect(worse.text).toMatch(/leave the building/i);
    await talk.say('617 555 0188', '12 Elm Street', 'bye');
    expect(talk.records().messages).toHaveLength(1);
    expect(talk.records().messages[0]).toMatchObject({ urgent: true, name: 'Maria Lopez', phone: '+16175550188' });
    for (const said of ['burst pipe', 'basement is flooding', 'smell gas', '12 Elm Street'])
      expect(talk.records().messages[0]?.body).toContain(said);
  });

  it('claims nothing where no message can be kept', async () => {
    const talk = openTalk({ tools: { takeMessage: async () => ({ ok: false, reason: 'too_many' }) } });
    const reply = await talk.say('There is a burst pipe in my kitchen');
    expect(reply.text).toMatch(/valve/i);
    expect(reply.text).not.toMatch(/as urgent/i);
    expect(reply.acts).toEqual([]);
  });

  it('tells the person on call who it is', async () => {
    const handed: unknown[] = [];
    const talk = openTalk({
      tools: {
        handOff: async (order) => {
          handed.push(order);
          return { ok: true, value: { to: order.to } };
        },
      },
    });
    const reply = await talk.say('This is Maria Lopez, 617 555 0188, there is a burst pipe in my kitchen');
    expect(reply.acts).toMatchObject([{ did: 'handed-off', to: 'on-call' }]);
    expect(handed).toMatchObject([{ to: 'on-call', name: 'Maria Lopez', phone: '+16175550188' }]);
  });

  it('keeps the number that the line shows before anybody was asked', async () => {
    const talk = openTalk({ from: '+16175550188' });
    await talk.say('There is a burst pipe in my kitchen');
    expect(talk.records().messages).toMatchObject([{ phone: '+16175550188' }]);
  });

  it('is heard in a talk that goes in a circle, message or none', async () => {
    const talk = openTalk({ ...circling, tools: { takeMessage: async () => ({ ok: false, reason: 'too_many' }) } });
    await talk.say(...asksInVain);
    const { text } = await talk.say("You don't understand, I smell gas!");
    expect(text).toMatch(/^Please leave the building/);
    expect(text).not.toMatch(/didn't get/);
  });
});

it('still says what was found out when a talk in a circle is left', async () => {
  const talk = openTalk(circling);
  await talk.say(...asksInVain);
  const reply = await talk.say('When are you open on Monday?');
  expect(reply.text).toMatch(/8 AM to 5 PM/);
  expect(reply.asks).toBe('message');
});

it('hears who asks for a person where something else was asked', async () => {
  const talk = openTalk({ business: { escalation: { ...house.escalation, humanHours: 'always' } } });
  await talk.say(damp, 'Let me talk to a person please');
  expect(talk.records().handoff).toMatchObject({ to: 'human', reason: expect.stringContaining(damp) });
});

it('offers a message, once, to whoever cannot be understood', async () => {
  const talk = openTalk({ business: { services: [...house.services, { name: 'Leak repair', minutes: 60 }] } });
  const reply = await talk.say('I want to book a visit', 'zork', 'blargh', 'wumpus');
  expect(reply.asks).toBe('message');
});

it('says that the hour asked for is not free, whatever the day', async () => {
  const talk = openTalk();
  const reply = await talk.say('I need a drain cleaning', 'at 9 pm');
  expect(reply.text).toMatch(/^I have nothing free at 9 PM\. I have/);
});

it.each([true, false])('says that a wish is passed on only where it is kept (%s)', async (isKept) => {
  const full: Partial<Tools> = { book: async () => ({ ok: false, reason: 'plan_limit' }) };
  const refused: Partial<Tools> = { takeMessage: async () => ({ ok: false, reason: 'too_many' }) };
  const talk = openTalk({ tools: { ...full, ...(isKept ? {} : refused) } });
  const reply = await talk.say('I need a drain cleaning tomorrow at 10 am', 'Maria Lopez', '617 555 0188', 'yes');
  expect(reply.text).toMatch(/can't put that into the diary/);
  expect(/gets it from me|passed your message on/.test(reply.text)).toBe(isKept);
});
