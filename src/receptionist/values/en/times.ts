// English: what is refused, what only sounds like time, and what may stand between the parts of a mention.
import type { TimeLanguage } from '../times/language.ts';
import { englishClocks } from './clocks.ts';
import { englishDates } from './dates.ts';

const rules: TimeLanguage['rules'] = {
  ...englishDates,
  ...englishClocks,
  skip: [
    [
      "(good|happy|nice|lovely|great) (morning|afternoon|evening|night|day|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|g'?day",
      () => true,
    ],
    [
      '(see|talk to|speak to|call|catch) (you|ya|u|me) (later|soon|then)|later (gator|on then)|sooner or later|(a|one|just a|hold on a|wait a) (second|sec|minute|moment|min)',
      () => true,
    ],
    [
      'why not|if not|whether or not|not sure|the other day|one day|day care|night guard|day time|morning sickness|these days|day job',
      () => true,
    ],
    [
      '(first|second|third|last) (name|time|one|visit|thought|thoughts|floor|opinion|half|person)|second thoughts|the first (time|one|visit)',
      () => true,
    ],
    ['(all|any|both|each|one|some|most|none|two|three|either) of', () => true],
  ],
  notBefore: [
    [
      'not|but not|and not|nor|neither|nothing (at|on)|except|except for|excluding|anything but|anything except|any (day|time) but|any (day|time) except|(any|all) days but|anytime but|other than|apart from|besides|instead of|rather than|everything but',
      () => true,
    ],
    [
      "(can't|cannot|can not|couldn't|won't|don't|doesn't|isn't|wasn't|cant|dont) (really)? (do|make|come|be|work|want|have|take|come in|make it|do it|be there|be available|like)?",
      () => true,
    ],
    ['(can|could) never (do|make|come|come in|make it|be there)?', () => true],
    [
      "not available|unavailable|(i'm|i am|we're|we are) (busy|booked|working|away|tied up|out of town|traveling|travelling)|(at|have|in) (work|school|class)|(i|we) work (on|all|every|most)?|out of town|avoid|never|i hate|rather not|prefer not (to)?",
      () => true,
    ],
  ],
  noPlural: [['no|no more', () => true]],
  notAfter: [
    ["(isn't|aren't|isnt) (good|possible|great|ideal|going to work|gonna work|an option|available)", () => true],
    [
      '(is|are)? not (good|possible|great|ideal|going to work|gonna work|an option|available|working|happening)',
      () => true,
    ],
    // "Tomorrow no, Wednesday": with a pause behind it, where "no problem" has none.
    ['no (,|.|;|!)', () => true],
    ['(s)? (no good|no go|not good|not great)', () => true],
    // "Mondays never work".
    [
      '(are|is)? never (works|work|do|good|possible|suits|suit|fits|fit|an option|happening|going to work)|(i|we) (can|could)? never (can|do|make it|make|come|come in|free)?',
      () => true,
    ],
    // "Mornings neither", behind a day that does not work.
    ['neither', () => true],
    [
      '(is|are) (hard|tough|difficult|tricky|packed|rough|hectic|busy|crazy|a problem|out of the question|not ideal) (for me|for us)?',
      () => true,
    ],
    ['(is|are) (out|no good|bad|impossible|off|taken|full|too (early|late|soon|far))|(is|are) no good', () => true],
    [
      "(won't|don't|doesn't|does not|do not|will not|can't|didn't|wouldn't|would not) (work|do|suit|fit|help|be possible|be good|happen)",
      () => true,
    ],
    [
      "(i)? (can't|cannot|can not|i am busy|i'm busy|i'm not free|i am not free|i'm out|i work|i'm working|i'm at work) (do|make it|come|make)?",
      () => true,
    ],
  ],
};

export const englishTimes: TimeLanguage = {
  rules,
  glue: new Set([
    'but',
    'at',
    'on',
    'the',
    'of',
    'in',
    'for',
    'around',
    'about',
    ',',
    '.',
    '-',
    '(',
    '@',
    'from',
    'sometime',
    'preferably',
    'like',
    'maybe',
    'say',
    'please',
  ]),
  joins: { or: new Set(['or', '/']), and: new Set(['and', '&']) },
  clock24: false,
  nextSkips: true,
  notClock: new Set(
    'next coming upcoming other different floor grade generation name people persons person guests adults kids children dollars dollar bucks cents percent minutes minute mins min hours hour hrs hr days day weeks week months month years year yrs times miles feet inches pounds degrees rooms bedrooms units pieces of them us bathrooms sinks drains teeth toilets faucets windows cars dogs cats star stars appointments visits lessons sessions bookings tickets slots things jobs'.split(
      ' ',
    ),
  ),
  streets: new Set(
    'street st avenue ave road rd drive dr lane ln boulevard blvd way court ct place pl suite apartment apt floor highway hwy parkway north south east west unit'.split(
      ' ',
    ),
  ),
};
