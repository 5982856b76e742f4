// Values and bare answers: what was asked says what "yes", "Maria Lopez" or "the later one" stands for.
import type { Command } from '../commands.ts';
import { addressAnswer } from './details.ts';
import { servicesIn } from './near.ts';
import { cueOf } from './signs.ts';
import type { ReadWish } from './times.ts';
import { detailAsks, type Seen, type Wants } from './wants.ts';

export function answersTo(seen: Seen, wants: Wants): Command[] {
  if (wants.final) return [];
  const commands: Command[] = [
    ...leaving(seen, wants),
    ...verdicts(seen, wants),
    ...subjects(seen, wants),
    ...ofCaller(seen, wants),
    ...bareAnswer(seen, wants),
  ];
  if (wants.commands.length === 0 && commands.length === 0) {
    const polite = courtesies(seen);
    // A question of no known kind is still a question.
    const words = seen.said.split(/\s+/).length;
    const asks = seen.whole.cue('question') && words >= 4 && seen.heard.state.frames.length === 0;
    return asks && !polite.some((one) => one.do === 'goodbye' || one.do === 'others-appointment')
      ? [{ do: 'ask', question: seen.said }]
      : polite;
  }
  return [...commands, ...courtesies(seen).filter((one) => one.do !== 'cannot-tell')];
}

/** Not wanting an appointment, or giving it up. */
function leaving({ heard, whole }: Seen, wants: Wants): Command[] {
  const { state } = heard;
  const frame = state.frames.at(-1);
  if (!frame || wants.flows.size > 0) return [];
  const drops = whole.cue('drop') && state.asked !== 'more';
  const none = whole.cue('no-booking') && (frame.flow === 'book' || (frame.flow === 'move' && state.asked !== 'time'));
  const nothingThere = state.asked === 'booking' && (whole.cue('decline') || whole.cue('no-booking'));
  return drops || none || nothingThere ? [{ do: 'drop' }] : [];
}

const verdictAsks = new Set([
  'confirm',
  'time',
  'phone',
  'more',
  'message',
  'code',
  'booking',
  'service',
  'reason',
  'email',
]);

const instead =
  /(?<!\p{L})(?:instead|rather|after all|make it|better|lieber|doch|stattdessen|mejor|en vez|en lugar|plutot|finalement)(?!\p{L})/u;

/** The longest yes or no that is heard in another language of the business, in words: "Sí, por favor", "mais non". */
const foreignVerdictWords = 4;

function verdicts({ heard, whole, said }: Seen, wants: Wants): Command[] {
  const { asked } = heard.state;
  if (asked === null || !verdictAsks.has(asked)) return [];
  const short = said.trim().split(/\s+/).length <= foreignVerdictWords && wants.commands.length === 0;
  const foreign = (name: 'yes' | 'no') =>
    short && heard.business.languages.some((one) => one !== heard.state.language && cueOf(name, said, one));
  // "Friday at two, yes." is a yes as well.
  const tail = /[,;.!]\s*(\P{P}{2,24})[.!]*\s*$/u.exec(said)?.[1];
  const yesAtEnd = asked === 'confirm' && tail !== undefined && cueOf('yes', tail, heard.state.language);
  const no =
    (whole.cue('no') || (!whole.cue('yes') && foreign('no'))) &&
    !/^\W*(?:no problem|no worries|no preference|not at all)/.test(whole.folded);
  const yes =
    !no && (whole.cue('yes') || yesAtEnd || foreign('yes') || (whole.score('affirm') >= 0.6 && asked === 'confirm'));
  if (no) {
    // "No, that's fine" after a statement to be confirmed is a yes in a no's clothes only where nothing else is said.
    return [{ do: 'deny' }];
  }
  if (yes && !(asked === 'more' && wants.commands.length > 0)) return [{ do: 'affirm' }];
  if (asked === 'confirm' && whole.score('deny') >= 0.7) return [{ do: 'deny' }];
  return [];
}

const within = (one: { start: number; end: number }, spans: readonly { start: number; end: number }[]) =>
  spans.some((span) => one.start >= span.start && one.end <= span.end + 1);

/** Services, people and times, for whichever flow they belong to. */
function subjects(seen: Seen, wants: Wants): Command[] {
  const { heard, mentions, whole } = seen;
  const { state } = heard;
  const frame = state.frames.at(-1);
  // A message that was only proposed gives way to a wish.
  const under = frame?.flow === 'message' && (frame.proposed || !frame.body) ? undefined : frame?.flow;
  const wishful = wishesNow(seen);
  const flow = wants.flows.values().next().value ?? (wishful ? under : frame?.flow);
  const bare =
    state.asked !== null &&
    detailAsks.has(state.asked) &&
    !wishful &&
    !whole.cue('correction') &&
    !whole.cue('also') &&
    wants.flows.size === 0;
  const outside = <T extends { start: number; end: number }>(all: readonly T[]) => {
    const kept = all.filter((one) => !within(one, wants.asks));
    return kept.length > 0 || wants.flows.size === 0 ? kept : all;
  };
  const services = outside(mentions.services);
  const wishes = choosesOffer(seen) ? [] : outside(mentions.wishes);
  const staff = outside(mentions.staff);
  const asksService = state.asked === 'service' || state.asked === 'reason';
  const none =
    wants.asks.length > 0 ||
    wants.commands.some((one) => one.do === 'person' || one.do === 'others-appointment' || one.do === 'complaint');
  const commands: Command[] = [];
  // "Oh no, Tuesday please" or "can we do nine instead?" right after a booking means that one.
  const made = state.done.at(-1);
  const revises =
    made !== undefined &&
    made.did !== 'cancelled' &&
    services.length === 0 &&
    (instead.test(whole.folded) || (state.asked === 'more' && whole.cue('no') && !whole.cue('thanks')));

  // A need that names a service of the house is a wish for it, where nothing else is under way.
  let started = flow;
  if (flow === undefined && services.length > 0 && !none && !whole.cue('no-booking') && !whole.negated) {
    commands.push({ do: 'start', flow: 'book' });
    if (seen.said.includes('?') && wishes.length === 0) commands.push({ do: 'ask', question: seen.said, soft: true });
    started = 'book';
  } else if (
    flow === undefined &&
    (asksService || wishful || revises || (state.turns === 0 && wishes.some((one) => one.wish.time !== undefined))) &&
    wishes.length > 0 &&
    !none &&
    !whole.cue('no-booking')
  ) {
    started = revises ? 'move' : 'book';
    commands.push({ do: 'start', flow: started });
  }
  if (started === undefined || started === 'message' || bare) return commands;
  if (whole.cue('for-other') && started === 'book' && wants.flows.has('book'))
    commands.push({ do: 'for-other', whose: 'other' });

  const pairs = started === 'book' ? pairsOf(seen, services, wishes) : [];
  if (pairs.length > 1 && (wants.flows.has('book') || flow === undefined || state.asked === 'service')) {
    pairs.forEach(({ service, own }, at) => {
      if (at > 0) commands.push({ do: 'start', flow: 'book' });
      commands.push({ do: 'set-service', service, sure: 0.9 });
      if (own.length > 0) commands.push({ do: 'set-times', wishes: own.map((one) => one.wish) });
    });
    return commands;
  }
  const best = [...services].sort((a, b) => b.score - a.score)[0];
  // What could be two is asked back once; then the likelier one is taken, and said in the confirmation.
  const weak = best !== undefined && best.score < 0.7 && started !== 'book';
  const unclear = weak || (best?.ambiguous === true && state.asked !== 'service');
  const beside = frame?.flow === 'book' && services.length > 1 && services.some((one) => one.name === frame.service);
  if (
    best &&
    !unclear &&
    !beside &&
    !(
      state.asked === 'time' &&
      frame?.flow === 'book' &&
      frame.service !== undefined &&
      best.score < 0.9 &&
      !whole.cue('also')
    )
  ) {
    commands.push({ do: 'set-service', service: best.name, sure: best.score });
  } else if (!best && started === 'book' && under === undefined && state.topic !== undefined)
    commands.push({ do: 'set-service', service: state.topic, sure: 0.7 });
  const person = staff.at(-1);
  if (person) commands.push({ do: 'set-staff', staff: person.name });
  const own = frame?.flow === 'book' && services.length > 1 ? belonging(seen, wishes, frame.service) : wishes;
  if (own.length > 0) commands.push({ do: 'set-times', wishes: marked(seen, own) });
  return commands;
}

/** The most words that a bare wish for a time has. */
const wishWordsMax = 8;

/** A bare day or hour, with nothing under way: a wish to come, whatever was asked. */
function wishesNow({ heard, mentions, whole }: Seen): boolean {
  const { asked } = heard.state;
  const awaits = asked === null || asked === 'more' || asked === 'reason' || asked === 'message' || asked === 'name';
  const words = whole.folded.split(/\s+/).length;
  const parting = whole.cue('no') || whole.cue('bye') || whole.cue('done') || whole.cue('thanks') || whole.cue('late');
  return (
    awaits &&
    heard.state.turns > 0 &&
    words <= wishWordsMax &&
    !parting &&
    mentions.name === null &&
    mentions.wishes.some(
      ({ wish }) => wish.date !== undefined || wish.time !== undefined || wish.relative === 'soonest',
    )
  );
}

type Pair = { readonly service: string; readonly own: readonly ReadWish[] };

/** Several services are several appointments where each has its own hour, or where they are listed together. */
function pairsOf(
  { said, language, heard }: Seen,
  services: Seen['mentions']['services'],
  wishes: readonly ReadWish[],
): readonly Pair[] {
  if (services.length < 2) return [];
  const days = wishes.filter((one) => one.wish.date !== undefined && one.wish.time === undefined);
  const pairs: { service: string; own: ReadWish[] }[] = [];
  let from = 0;
  for (const wish of wishes) {
    const named = servicesIn(said.slice(from, wish.start), language, heard.business).at(-1);
    from = wish.end;
    if (wish.wish.time === undefined || !named || pairs.some((one) => one.service === named.name)) continue;
    const day = days.filter((one) => one.start < wish.start).at(-1) ?? days[0];
    pairs.push({ service: named.name, own: day && !saysDay(wish, wishes) ? [day, wish] : [wish] });
  }
  if (pairs.length > 1) return pairs;
  const [first, second] = services;
  if (!first || !second) return [];
  const between = said.slice(first.end, second.start).toLowerCase();
  const joined =
    /(?:^|[^\p{L}])(?:and|plus|then|also|&|y|e|luego|también|et|puis|und|dann|sowie)(?:[^\p{L}]|$)/u.test(between) &&
    between.split(/\s+/).length <= 7;
  if (!joined || wishes.some((one) => one.start > first.end && one.start < second.start)) return [];
  // The day serves them all; the hour is the first one's.
  return services.map(({ name }, at) => ({ service: name, own: at === 0 ? wishes : days }));
}

/** Was its day said with it, rather than borrowed from beside it? */
function saysDay(wish: ReadWish, wishes: readonly ReadWish[]): boolean {
  return (
    wish.wish.date !== undefined &&
    !wishes.some((one) => one !== wish && one.wish.date === wish.wish.date && one.wish.time === undefined)
  );
}

function belonging(
  { said, language, heard }: Seen,
  wishes: readonly ReadWish[],
  service: string | undefined,
): readonly ReadWish[] {
  const own: ReadWish[] = [];
  let from = 0;
  for (const wish of wishes) {
    const named = servicesIn(said.slice(from, wish.start), language, heard.business).at(-1);
    from = wish.end;
    if (wish.wish.time === undefined || named === undefined || named.name === service) own.push(wish);
  }
  return own.some((one) => one.wish.time !== undefined) ? own : wishes;
}

/** After a cue of correction a wish takes the place of the one before, whatever joined them. */
function marked({ clauses }: Seen, wishes: readonly ReadWish[]) {
  return wishes.map(({ wish, start }, at) => {
    const before = wishes[at - 1];
    const corrected =
      before !== undefined &&
      clauses.some((clause) => clause.start > before.start && clause.start <= start && clause.cue('correction'));
    return corrected ? { ...wish, instead: true, alternative: false } : wish;
  });
}

/** What callers say of themselves, asked or not. */
function ofCaller({ heard, mentions, whole }: Seen, wants: Wants): Command[] {
  const { state, turn } = heard;
  const { asked } = state;
  const commands: Command[] = [];
  if (mentions.name && asked !== 'name' && mentions.name.sure >= 0.6 && asked !== 'address' && asked !== 'message') {
    commands.push({ do: 'set-name', name: mentions.name.name, sure: mentions.name.sure });
  }
  if (mentions.phone && asked !== 'code') commands.push({ do: 'set-phone', phone: mentions.phone });
  else if (
    turn.from.phone &&
    whole.cue('same-number') &&
    (asked === 'phone' || wants.commands.length > 0) &&
    asked !== 'code'
  )
    commands.push({ do: 'set-phone-same' });
  if (mentions.email) commands.push({ do: 'set-email', email: mentions.email });
  if (mentions.address && asked !== 'address') commands.push({ do: 'set-address', address: mentions.address });
  return commands;
}

function bareAnswer(seen: Seen, wants: Wants): Command[] {
  const { heard, whole, mentions, said } = seen;
  const { asked, offers } = heard.state;
  const busy = wants.commands.some((one) => one.do !== 'greet' && one.do !== 'also');
  switch (asked) {
    case 'name': {
      const declines = whole.cue('decline') || (whole.cue('dont-know') && !mentions.name);
      if (declines && !/[\p{Lu}]\p{L}+ [\p{Lu}]\p{L}+/u.test(said)) return [{ do: 'decline' }];
      return mentions.name && !busy ? [{ do: 'set-name', name: mentions.name.name, sure: 0.95 }] : [];
    }
    case 'phone':
    case 'email':
      if (mentions.phone || (asked === 'email' && mentions.email)) return [];
      if (whole.cue('same-number') && asked === 'phone') return [];
      return whole.cue('decline') || whole.cue('dont-know') || (whole.cue('no') && (asked === 'email' || flatNo(seen)))
        ? [{ do: 'decline' }]
        : [];
    case 'address': {
      const address = busy ? null : addressAnswer(said);
      if (address) return [{ do: 'set-address', address }];
      return whole.cue('decline') ? [{ do: 'decline' }] : [];
    }
    case 'code': {
      const digits = said.replace(/\D/g, '');
      if (digits.length >= 4) return [{ do: 'set-code', code: digits }];
      return busy ? [] : [{ do: 'decline' }];
    }
    case 'time':
    case 'booking':
    case 'service':
      return [
        ...(mentions.wishes.length === 0 || choosesOffer(seen) ? picks(seen, offers.length) : []),
        ...anyOf(seen),
      ];
    case 'reason':
      return busy ? [] : [{ do: 'set-reason', reason: said.slice(0, 1000) }];
    case 'message':
      return messageAnswer(seen, busy);
    default:
      return [];
  }
}

/** A "no" and nothing else, from where no number shows that could be refused in favour of another. */
function flatNo({ heard, whole }: Seen): boolean {
  return !heard.turn.from.phone && whole.folded.trim().split(/\s+/).length <= 2;
}

/** "Anyone" frees the choice of who comes, and chooses none of the times offered. */
function anyOf({ heard, whole, mentions }: Seen): Command[] {
  if (heard.state.asked === 'time' && whole.cue('any-person')) return [{ do: 'set-staff', staff: null }];
  return whole.cue('any') && mentions.wishes.length === 0 ? [{ do: 'any' }] : [];
}

/** "The later one" is one of those offered; "later" alone asks for others. */
const oneOfThem =
  /(?<!\p{L})(?:(?:the|el|la|le|der|die|das|den|dem)\s+(?:mas |plus |am )?(?:later|earlier|latest|earliest|tarde|temprano|tard|tot|spater\p{L}*|fruher\p{L}*)|(?:later|earlier) one)(?!\p{L})/u;

/** "The second one" is an offer, and no second of the month. */
function choosesOffer(seen: Seen): boolean {
  const { heard, mentions, whole } = seen;
  const { asked, offers } = heard.state;
  if ((asked !== 'time' && asked !== 'booking') || whole.folded.split(/\s+/).length > 7) return false;
  const offered = new Set(offers.flatMap((one) => (one.kind === 'time' ? [one.label.slice(0, 10)] : [])));
  return (
    mentions.wishes.every(
      ({ wish }) =>
        wish.time === undefined &&
        (wish.relative === undefined || oneOfThem.test(whole.folded)) &&
        (wish.date === undefined || !offered.has(wish.date)),
    ) && picks(seen, offers.length).length > 0
  );
}

function picks({ whole }: Seen, count: number): Command[] {
  if (count === 0) return [];
  if (whole.cue('last')) return [{ do: 'pick', offer: -1 }];
  if (whole.cue('third') && count >= 3) return [{ do: 'pick', offer: 3 }];
  if (whole.cue('second') && count >= 2) return [{ do: 'pick', offer: 2 }];
  if (whole.cue('first')) return [{ do: 'pick', offer: 1 }];
  return [];
}

function messageAnswer(seen: Seen, busy: boolean): Command[] {
  const { whole, said } = seen;
  const words = whole.folded.match(/[\p{L}\d']+/gu)?.length ?? 0;
  if (whole.cue('no') && words <= 8) return [];
  if (whole.cue('yes') && words <= 4) return [];
  if (whole.cue('decline') || (whole.cue('done') && words <= 8) || whole.cue('drop')) return [{ do: 'deny' }];
  if (busy || wishesNow(seen)) return [];
  return [{ do: 'set-message', body: said.slice(0, 1000) }];
}

function courtesies({ whole, heard }: Seen): Command[] {
  const commands: Command[] = [];
  const closing = heard.state.asked === 'more' || heard.state.asked === null;
  if (
    (whole.cue('done') && closing) ||
    whole.cue('bye') ||
    (heard.state.asked === 'more' && whole.score('goodbye') >= 0.6)
  )
    commands.push({ do: 'goodbye' });
  if (whole.cue('thanks')) commands.push({ do: 'thanks' });
  if (
    heard.state.refusals > 0 &&
    heard.state.asked === 'more' &&
    commands.length === 0 &&
    !whole.cue('yes') &&
    !whole.cue('no') &&
    heard.state.done.length === 0
  ) {
    commands.push({ do: 'others-appointment', wants: 'know' });
  }
  return commands;
}
