// French phrases for times and parts of the day, and for wishes about them.
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
import { isPlaceInRow } from './numbers.ts';

export const frenchClocks: TimeLanguage['rules'] = {
  part: named<Part>({
    'matin|matinee|matins': 'morning',
    'apres midi|aprem': 'afternoon',
    'soir|soiree|soirs': 'evening',
    nuit: 'night',
  }),
  partPhrase: [
    ['(le|du|au|en|dans le|dans la|de la|de l|l|dans l|d|la)? {part}', (p) => p],
    [
      '(en|au|de)? (debut|commencement) (de|d|du) (la|l)? {part}|tot (le|dans la|dans le)? {part}',
      (p) => (p === 'afternoon' ? 'early-afternoon' : p === 'evening' ? 'early-evening' : 'early-morning'),
    ],
    [
      '(en|a la)? fin (de|d|du) (la|l)? {part}|tard (le|dans la|dans le|dans l)? {part}',
      (p) => (p === 'afternoon' ? 'late-afternoon' : p === 'evening' ? 'late-evening' : 'late-morning'),
    ],
    ['(en)? milieu (de|d) (la|l)? {part}', (p) => (p === 'morning' ? 'late-morning' : 'afternoon')],
  ],
  partAlone: [
    ['{partPhrase}', (p) => p],
    [
      '(a l heure du|pendant le|a|au) (dejeuner|repas de midi)|(entre)? midi et deux|pendant la pause dejeuner|sur l heure du midi',
      () => 'lunch',
    ],
    ['apres (le)? (dejeuner|manger|repas)', () => 'after-lunch'],
    ['apres (le)? (travail|boulot|bureau)|apres (l)? ecole', () => 'after-work'],
    [
      '(a)? (la)? premiere heure|des l ouverture|a l ouverture|(le)? plus tot le matin|des que vous ouvrez|au plus tot le matin',
      () => 'first-thing',
    ],
    [
      '(en)? fin de journee|tard dans la journee|avant la fermeture|a la fermeture|juste avant de fermer',
      () => 'end-of-day',
    ],
  ],
  h: named({ 'h|heure|heures|hr|hrs': true }),
  clear: [
    ['{hour} {h}', (h) => clock(h)],
    ['{hour} {h} {mm}', (h, _, m) => clock(h, m)],
    ['{hour} {h} {minute}', (h, _, m) => clock(h, m)],
    ['{hour} : {mm}', (h, m) => clock(h, m)],
    ['{hour} {h} et demie|{hour} {h} et demi|{hour} {h} 1 / 2', (h) => past(h, 30)],
    ['{hour} {h} et quart|{hour} {h} un quart', (h) => past(h, 15)],
    ['{hour} {h} moins (le)? quart', (h) => past(h, -15)],
    ['{hour} {h} moins {minute}', (h, _, m) => past(h, -m)],
    ['{hour} {h} pile|{hour} {h} (precise|precises)', (h) => clock(h)],
    ['midi', () => clock(12, 0, 'sure')],
    ['midi et demie|midi et demi|midi trente', () => clock(12, 30, 'sure')],
    ['midi et quart', () => clock(12, 15, 'sure')],
    ['midi moins le quart|midi moins quart', () => clock(11, 45, 'sure')],
    ['minuit', () => clock(0, 0, 'sure')],
    ['{hour} (am|a.m.)', (h) => clock(h, 0, 'am')],
    ['{hour} (pm|p.m.)', (h) => clock(h, 0, 'pm')],
    ['{hour} : {mm} (pm|p.m.)', (h, m) => clock(h, m, 'pm')],
    ['{hour} : {mm} (am|a.m.)', (h, m) => clock(h, m, 'am')],
  ],
  bare: [
    ['{hour}', (h) => bare(h)],
    ['{hhmm}', (n) => bare(...figurePair(n))],
  ],
  clock: [
    ['{clear}', (c) => c],
    ['{bare}', (c) => c],
    ['(vers|environ|autour de|aux alentours de|a peu pres|disons) (les)? {clear}', (c) => about(c)],
    ['{clear} (environ|a peu pres)', (c) => about(c)],
  ],
  window: [
    ['(entre|de) {clock} (et|a|jusqu a|-) {clock}', (a, b) => between(a, b)],
    ['{clear} (-|a|jusqu a) {clear}', (a, b) => between(a, b)],
    ['(apres|a partir de|a partir d|des|pas avant) (les)? {clear}', (a) => between(a, null)],
    ['{clear} (ou plus tard|ou apres|et plus tard)', (a) => between(a, null)],
    ['(avant|jusqu a|au plus tard a|pas apres|d ici) {clear}', (b) => between(null, b)],
    ['avant (le)? (dejeuner|manger)', () => between(null, clock(12, 0, 'sure'))],
    ['avant (le|d aller au)? (travail|boulot|bureau)|avant (l)? ecole', () => between(null, clock(8, 30, 'sure'))],
    ['pas (trop|si) tot', () => between(clock(10, 0, 'sure'), null)],
    ['pas (trop|si) tard', () => between(null, clock(16, 0, 'sure'))],
  ],
  timeBody: [
    ['(a|pour|des)? {clear}', (c) => c],
    ['(vers|environ|aux alentours de|autour de|sur les|aux environs de) {clock}', (c) => about(c)],
    ['(a)? {clock} (,)? (du|le|de l|dans l|de la|dans la) {part}', (c, p) => within(c, p)],
    ['(vers|environ|autour de) {clock} (,)? (du|le|de l|dans l|de la|dans la) {part}', (c, p) => within(about(c), p)],
    ['{partPhrase} (,)? (a|vers) {clear}', (p, c) => within(c, p)],
    ['{window}', (w) => w],
    ['{window} {partPhrase}', (w, p) => within(w, p)],
    ['{partAlone}', (p) => part(p)],
  ],
  time: [
    ['{timeBody}', (t) => atTime(t)],
    // "Vendredi 18h" is an hour, and no 18th.
    ['(le|pour|pour le|de|du|vers|d ici)? {weekday} (,)? {clear}', (w, c) => on(weekday(w), c)],
    ['(ce|cet|cette) {part}', (p) => on(day(0), part(p))],
    ['(ce|cet|cette) {part} (a|vers) {clock}', (p, c) => on(day(0), within(c, p))],
    ['(dans|d ici) {n} (heure|heures)', (n) => on(day(0), fromNow(n * 60))],
    ['(dans|d ici) {n} minutes', (n) => on(day(0), fromNow(n))],
    ['dans une demi heure', () => on(day(0), fromNow(30))],
    ['(a)? (la)? meme heure', () => same('time')],
    ['(tout de suite|immediatement|sur le champ|la maintenant|des maintenant)', () => wish('now', day(0))],
    [
      '(des que possible|le plus tot possible|au plus vite|au plus tot|le plus vite possible|(le|la|votre)? (premier|premiere|prochain|prochaine) (creneau|rendez vous|place|disponibilite) (disponible|libre)?|le plus rapidement possible|asap|(sous combien de temps|dans combien de temps|a partir de quand) (pouvez|pourriez|pourrait|peut|est ce que))',
      () => wish('soonest'),
    ],
    [
      '(n importe quand|quand vous voulez|n importe quel (jour|moment)|peu importe (le jour|l heure|quand)|a n importe quelle heure|quand vous pouvez|toute la journee)',
      () => wish('any'),
    ],
    [
      '(le|au) plus tard (possible|que vous (avez|pouvez|ayez))|(le dernier|la derniere) (creneau|rendez vous|place|heure|plage)? (du|de la journee|que vous (avez|ayez)|disponible|possible)',
      () => wish('latest'),
    ],
    // "Le plus tôt" alone is the first there is, where "plus tôt" is before something.
    ['le plus tot', () => wish('soonest')],
    ['(un peu|quelque chose)? plus tot', () => wish('earlier')],
    ['(un peu|quelque chose)? plus tard', () => wish('later')],
    ['(plutot|disons|mettons|mettez|je prefere) (a|pour|vers)? {clock}', (c) => atTime(c)],
  ],
  weak: [
    ['{bare}', (c) => atTime(c)],
    ['maintenant', () => wish('now', day(0))],
    ['{ord}', (n) => (isPlaceInRow(n) ? null : onDate(calendar(n, null) as DateExpr))],
  ],
};
