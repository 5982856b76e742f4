// How long a sign-in lasts, which passwords are taken, and how many wrong ones: arithmetic without a clock or a table.
import { fieldMessages } from '#shared/fields.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** A remembered sign-in survives the browser; both end when unused for a while, and at last in any case. */
export const sessionLimits = {
  remembered: { idleMs: 30 * day, absoluteMs: 90 * day, touchMs: 12 * hour },
  browser: { idleMs: 24 * hour, absoluteMs: 7 * day, touchMs: hour },
} as const;

export const linkLivesMs = { 'confirm-email': 3 * day, 'reset-password': hour, 'change-email': 3 * day } as const;
export type LinkPurpose = keyof typeof linkLivesMs;

/** Wrong passwords that reach the hash: from one address, and for one account from addresses it never signed in from. */
export const attemptLimits = {
  address: { max: 10, windowMs: 5 * minute },
  account: { max: 100, windowMs: hour },
} as const;

/** New demo businesses of one address: many colleagues may sit behind it. */
export const demoLimit = { max: 120, windowMs: hour } as const;
export const demoIdleMs = 14 * day;

/** The record of sign-ins is kept this long. */
export const authEventsKeptMs = 180 * day;

type SessionTimes = { readonly remember: boolean; readonly createdAt: Date };

function limitsOf(remember: boolean) {
  return remember ? sessionLimits.remembered : sessionLimits.browser;
}

/** When a session that is used now ends if nobody uses it again. */
export function sessionEnd(session: SessionTimes, usedAt: Date): Date {
  const { idleMs, absoluteMs } = limitsOf(session.remember);
  return new Date(Math.min(usedAt.getTime() + idleMs, session.createdAt.getTime() + absoluteMs));
}

/** Whether a session that is used now, and ends then, may be one that ends with the browser: for who sees only its end. */
export function mayEndWithBrowser(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= sessionLimits.browser.idleMs;
}

/** Whether a use is worth writing down: once in a while is enough to keep a session alive. */
export function isWorthTouching(session: { remember: boolean; lastUsedAt: Date }, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= limitsOf(session.remember).touchMs;
}

/** Seconds for the cookie; undefined makes a cookie that ends with the browser. The server keeps the true end. */
export function cookieSeconds(remember: boolean): number | undefined {
  return remember ? sessionLimits.remembered.absoluteMs / 1000 : undefined;
}

export const passwordLimits = { serviceMin: 6, min: 8, max: 256 } as const;

export type PasswordJudgement = 'fine' | 'too-short-for-the-service' | 'too-short' | 'too-common';

export const passwordFieldMessages = {
  'too-short': fieldMessages.minLength(passwordLimits.min),
  'too-common': 'This password is easy to guess. Please choose another.',
} as const;

/** Judges a password that somebody chose. `own` are words that stand near it: the e-mail address, the company. */
export function judgePassword(password: string, own: readonly string[] = []): PasswordJudgement {
  const length = [...password].length;
  if (length < passwordLimits.serviceMin) return 'too-short-for-the-service';
  if (length < passwordLimits.min) return 'too-short';
  return isEasyToGuess(password, own) ? 'too-common' : 'fine';
}

/** The words that people build passwords on; a word with digits and signs around it, twice, or in "l33t" counts as the word. */
const commonWords = new Set(
  `aaron abc abcd access account action adidas admin administrator adrian alex alexander alexis amanda america american
  andrea andrew angel angela angels anthony apple april arsenal asdf asdfgh ashley august austin autumn baby babygirl bailey
  banana barbara baseball basketball batman beautiful benjamin biteme blahblah blink blowme booboo boomer boston brandon
  brandy broncos bubbles buster business butterfly calvin cameron camille carlos caroline celtic changeme changeit charles
  charlie charlotte chelsea chester chicago chicken chocolate chris christian christina christopher company compaq computer
  cookie cool corvette cowboy cowboys creative dakota dallas daniel danielle david december default demo denver diamond
  dolphin dragon eagle eagles edward elephant elizabeth eminem everton example facebook falcon family february ferrari
  fishing flower football forever freddy freedom friday friend friends fuckyou gandalf garfield george ginger google guest
  guitar hammer hannah happy harley heather hello hellohello helpme hockey homer hotdog hunter iceman iloveu iloveyou
  internet jackson jaguar jakarta james january jasmine jason jasper jennifer jeremy jessica jesus john johnny johnson
  jordan joseph joshua july june junior justin killer knight ladies lakers laura lauren letmein lifehack liverpool login
  london lovely loveme loveyou maggie magic manchester manager march marina marine marlboro martin master matrix matthew
  maverick maxwell melissa mercedes merlin metallica michael michelle microsoft midnight miller monday money monica monkey
  monster morgan mother mountain mustang naruto natasha nathan newyork nicholas nicole nintendo november number october
  office oliver orange owner pakistan panther panties parker pass passw passwd password passwort patrick peanut pepper
  phoenix player please pokemon porsche power pretty prince princess purple qazwsx qwer qwert qwerty rabbit rachel rainbow
  ranger rangers rebecca receptionist redsox richard robert rock rocket root runner samantha samsung samuel sandra saturday
  scooter scorpion secret secure security september service shadow shannon silver simple slipknot smokey snoopy soccer
  softball sophie spider spiderman spring squirt starwars steelers stephanie steven summer sunday sunshine superman
  support sweet sweetie sydney system taylor telle temp temporary test tester testing texas thomas thunder thursday tigers
  tigger trustno trustno1 tuesday tweety user vanessa victoria viking wednesday welcome whatever william willow windows winner
  winston winter wizard xbox yamaha yankee yankees yellow zxcv zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

const keyboardRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i9o0p',
];
const runs = [...keyboardRuns, ...keyboardRuns.map((run) => [...run].reverse().join(''))];

const plainOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function isEasyToGuess(password: string, own: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size <= 3) return true;
  if (/^\d{1,10}$/.test(text)) return true;
  if (ownWords(own).some((word) => text === word || coreOf(text) === word)) return true;
  const halves = [text, half(text)].filter((part) => part !== null);
  return halves.some((part) => isRuns(part) || isCommonWords(coreOf(part)) || isCommonWords(coreOf(unleet(part))));
}

/** Letters with what surrounds them taken off: `!!Summer2026!` is `summer`. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function unleet(text: string): string {
  const tail = /[\d\W_]*$/.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - tail.length);
  return body.replace(/[0134579@$!]/g, (sign) => plainOf[sign] ?? sign);
}

/** The first half of a text that says the same thing twice. */
function half(text: string): string | null {
  const middle = text.length / 2;
  return Number.isInteger(middle) && text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : null;
}

/** One common word, or two in a row. */
function isCommonWords(core: string): boolean {
  if (commonWords.has(core)) return true;
  for (let at = 3; at <= core.length - 3; at += 1)
    if (commonWords.has(core.slice(0, at)) && commonWords.has(core.slice(at))) return true;
  return false;
}

/** Made of walks over the keyboard or the alphabet, each of three keys or more. */
function isRuns(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let length = Math.min(text.length - at, 12);
    while (length >= 3 && !runs.some((run) => run.includes(text.slice(at, at + length)))) length -= 1;
    if (length < 3) return false;
    at += length;
  }
  return true;
}

function ownWords(own: readonly string[]): string[] {
  return own
    .flatMap((word) => [word.toLowerCase(), word.toLowerCase().split('@')[0] ?? ''])
    .filter((word) => word.length >= 4);
}

const generatedAlphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The password that nobody sees: eight characters and `A1!`. `random` gives a whole number below its argument. */
export function generatePassword(random: (below: number) => number): string {
  let text = '';
  for (let at = 0; at < 8; at += 1) text += generatedAlphabet[random(generatedAlphabet.length)] ?? '';
  return `${text}A1!`;
}
