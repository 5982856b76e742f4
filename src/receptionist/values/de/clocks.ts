// German phrases for times and parts of the day, and for wishes about them.
import {
  about,
  atTime,
  bare,
  between,
  calendar,
  clock,
  type DateExpr,
  day,
  fromNow,
  on,
  onDate,
  type Part,
  part,
  past,
  same,
  weekday,
  wish,
  within,
} from '../times/expressions.ts';
import type { TimeLanguage } from '../times/language.ts';
import { figurePair, named } from '../times/phrases.ts';

const weekdayNames = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];

const partNames: Record<string, Part> = {
  'fruh|morgen|vormittag|frueh': 'morning',
  nachmittag: 'afternoon',
  mittag: 'midday',
  abend: 'evening',
  nacht: 'night',
};

type JoinedPart = { readonly weekday: number; readonly part: Part };

/** "Dienstagnachmittag", written together. */
const joinedParts = weekdayNames.flatMap((name, index) =>
  (
    [
      'fruh:morning',
      'morgen:morning',
      'vormittag:morning',
      'nachmittag:afternoon',
      'mittag:midday',
      'abend:evening',
      'nacht:night',
    ] as const
  ).map((entry) => {
    const [word, value] = entry.split(':') as [string, Part];
    return [name + word, { weekday: index + 1, part: value }] as const;
  }),
);

export const germanClocks: TimeLanguage['rules'] = {
  part: named(partNames),
  joinedPart: named(Object.fromEntries(joinedParts)),
  partPhrase: [
    ['(am|im|den|in der|an dem|zum) (morgen|vormittag|fruhen morgen)', () => 'morning'],
    ['(am|im|den|zum)? (fruhen|frueh am) (morgen|vormittag)', () => 'early-morning'],
    ['(am|im)? spaten vormittag|(am|im)? spateren vormittag', () => 'late-morning'],
    ['(am|den|im|zum) nachmittag', () => 'afternoon'],
    ['(am|im)? (fruhen|zeitigen) nachmittag', () => 'early-afternoon'],
    ['(am|im)? (spaten|spateren) nachmittag', () => 'late-afternoon'],
    ['(am|den|zum) abend|abend', () => 'evening'],
    ['(am|im)? fruhen abend', () => 'early-evening'],
    ['(am|im)? spaten abend', () => 'late-evening'],
    ['(in der|nachts in der) nacht', () => 'night'],
    ['(am|zum|uber|zu)? mittag|mittags', () => 'midday'],
    ['vormittags|morgens|fruhmorgens|vormittag', () => 'morning'],
    ['in der fruh|in der fruhe|fruh', () => 'morning'],
    ['nachmittags|nachmittag', () => 'afternoon'],
    ['abends', () => 'evening'],
    ['nachts', () => 'night'],
  ],
  partAlone: [
    ['{partPhrase}', (p) => p],
    ['(in der)? (mittagspause|mittagszeit)', () => 'lunch'],
    ['nach (dem)? (mittagessen|essen)|nach der mittagspause', () => 'after-lunch'],
    ['nach (der arbeit|feierabend|dem feierabend|der schule)|nach dienstschluss', () => 'after-work'],
    [
      'gleich (in der fruh|fruh|morgens|als erstes|zu beginn)|als erstes|wenn sie (aufmachen|offnen)|zur offnung|so fruh wie moglich am morgen|ganz fruh',
      () => 'first-thing',
    ],
    [
      '(am|gegen|zum)? (ende des tages|tagesende|feierabend)|spat am tag|kurz vor (schluss|feierabend|ladenschluss)|(am|gegen)? geschaftsschluss',
      () => 'end-of-day',
    ],
  ],
  clear: [
    ['{hour} (uhr|h)', (h) => clock(h)],
    ['{hour} uhr {minute}', (h, m) => clock(h, m)],
    ['{hour} uhr {mm}', (h, m) => clock(h, m)],
    ['{hour} (:|.) {mm} (uhr|h)', (h, m) => clock(h, m)],
    ['{hour} h {mm}', (h, m) => clock(h, m)],
    ['{hour} : {mm}', (h, m) => clock(h, m)],
    ['halb {hour}', (h) => past(h, -30)],
    ['(viertel|viertl) (nach|uber) {hour}', (h) => past(h, 15)],
    ['(viertel|viertl) vor {hour}', (h) => past(h, -15)],
    ['dreiviertel {hour}|drei viertel {hour}', (h) => past(h, -15)],
    ['viertel {hour}', (h) => past(h, -45)],
    ['{minute} (minuten)? nach {hour}', (m, h) => past(h, m)],
    ['{minute} (minuten)? vor {hour}', (m, h) => past(h, -m)],
    ['{minute} (minuten)? vor halb {hour}', (m, h) => past(h, -30 - m)],
    ['{minute} (minuten)? nach halb {hour}', (m, h) => past(h, -30 + m)],
    ['{clear} uhr', (c) => c],
    ['(punkt|genau) {hour}', (h) => clock(h)],
    ['(punkt|genau) {clear}', (c) => c],
    ['(um)? zwolf uhr mittags|zwolf mittags|12 uhr mittags', () => clock(12, 0, 'sure')],
    ['mitternacht', () => clock(0, 0, 'sure')],
  ],
  bare: [
    ['{hour}', (h) => bare(h)],
    ['{hour} . {mm}', (h, m) => bare(h, m)],
    ['{hour} {mm}', (h, m) => bare(h, m)],
    ['{hhmm}', (n) => bare(...figurePair(n))],
  ],
  clock: [
    ['{clear}', (c) => c],
    ['{bare}', (c) => c],
    ['(gegen|etwa|ca.|ca|ungefahr|um die|circa|so gegen|so um|rund um) {clock}', (c) => about(c)],
    ['{clock} (rum|herum|ungefahr|oder so)', (c) => about(c)],
  ],
  window: [
    ['(zwischen|von) {clock} (und|bis|-) {clock}', (a, b) => between(a, b)],
    ['{clock} (bis|-) {clock} uhr', (a, b) => between(a, b)],
    ['{clear} (bis|-) {clock}', (a, b) => between(a, b)],
    ['(ab|nach|fruhestens um|nicht vor|erst ab|erst nach|irgendwann nach) {clock}', (a) => between(a, null)],
    ['{clock} (oder spater|oder danach|aufwarts)', (a) => between(a, null)],
    ['(vor|bis|spatestens um|nicht nach|bis spatestens) {clock}', (b) => between(null, b)],
    ['vor (dem)? (mittag|mittagessen)|bis mittag', () => between(null, clock(12, 0, 'sure'))],
    ['(nach|ab) mittag', () => between(clock(12, 0, 'sure'), null)],
    ['vor (der arbeit|dem dienst|dienstbeginn|arbeitsbeginn|der schule)', () => between(null, clock(8, 30, 'sure'))],
    ['nicht (zu|so|allzu|ganz so) fruh', () => between(clock(10, 0, 'sure'), null)],
    ['nicht (zu|so|allzu|ganz so) spat', () => between(null, clock(16, 0, 'sure'))],
  ],
  timeBody: [
    ['(um|auf|fur)? {clear}', (c) => c],
    ['um {clock}', (c) => c],
    ['(gegen|so um|so gegen|etwa um|ungefahr um|um die|circa um|ca. um|etwa) {clock}', (c) => about(c)],
    ['(um|gegen)? {clock} {partPhrase}', (c, p) => within(c, p)],
    ['{partPhrase} (,)? (um|gegen|so um|so gegen) {clock}', (p, c) => within(c, p)],
    ['{window}', (w) => w],
    ['{window} {partPhrase}', (w, p) => within(w, p)],
    ['{partAlone}', (p) => part(p)],
  ],
  time: [
    ['{timeBody}', (t) => atTime(t)],
    ['(heute|heut) {part}', (p) => on(day(0), part(p))],
    ['morgen {part}', (p) => on(day(1), part(p))],
    ['ubermorgen {part}', (p) => on(day(2), part(p))],
    ['(am|den)? {weekday} {part}', (w, p) => on(weekday(w), part(p))],
    ['(am|den|fur)? {joinedPart}', (both: JoinedPart) => on(weekday(both.weekday), part(both.part))],
    [
      '(am|den)? (nachsten|naechsten) {joinedPart}',
      (both: JoinedPart) => on(weekday(both.weekday, 'next'), part(both.part)),
    ],
    [
      '(am|den)? (kommenden|diesen) {joinedPart}',
      (both: JoinedPart) => on(weekday(both.weekday, 'this'), part(both.part)),
    ],
    [
      '(um|gegen)? (12|zwolf) uhr',
      () => atTime({ is: 'clock', minutes: 720, half: 'sure', about: false, bare: false }),
    ],
    ['in {n} (stunde|stunden)', (n) => on(day(0), fromNow(n * 60))],
    ['in {n} minuten', (n) => on(day(0), fromNow(n))],
    ['in einer halben stunde', () => on(day(0), fromNow(30))],
    ['(zur|um die)? (gleichen|selben|gleiche|selbe) (zeit|uhrzeit)', () => same('time')],
    ['(jetzt gleich|sofort|jetzt sofort|auf der stelle|umgehend)', () => wish('now', day(0))],
    [
      '(so bald wie moglich|so schnell wie moglich|moglichst bald|moglichst schnell|baldmoglichst|schnellstmoglich|so fruh wie moglich|(den|der|ihr|ihren)? (nachste|nachsten|nachster|erste|ersten|fruheste|fruhesten) (freie|freien|freier|mogliche|moglichen)? termin|sobald wie moglich|asap|(wie schnell|wann fruhestens|wie bald) (konnen|konnten|kann|konnte|kommen|kommt|ware|waren) (sie|ihr|jemand|ich|wir|es))',
      () => wish('soonest'),
    ],
    [
      '(jederzeit|egal wann|wann immer|irgendwann|wann sie wollen|ganz egal|ich bin flexibel|der tag ist egal)',
      () => wish('any'),
    ],
    [
      '(so spat wie (moglich|es geht|irgend moglich)|moglichst spat|spatmoglichst|(der|den|die|das) (letzte|letzten|letztmoglichen|spateste|spatesten) (termin|zeit|uhrzeit)? (am|des tages|den sie (haben|noch haben)|die sie (haben|noch haben)|der geht))',
      () => wish('latest'),
    ],
    ['(etwas|ein bisschen|was)? (fruher|eher)', () => wish('earlier')],
    ['(etwas|ein bisschen|was)? spater', () => wish('later')],
    ['(lieber|besser|sagen wir|machen wir|nehmen wir) (um)? {clock}', (c) => atTime(c)],
  ],
  weak: [
    ['{bare}', (c) => atTime(c)],
    ['jetzt', () => wish('now', day(0))],
    ['{weekdayShort} .', (w) => onDate(weekday(w))],
    ['{ord}', (d) => onDate(calendar(d, null) as DateExpr)],
  ],
};
