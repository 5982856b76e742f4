// The ear and the voice against a browser's own interfaces: a stand-in recognition raises the events that browsers raise.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isEcho, openEar } from './voice.ts';

type Heard = { transcript: string }[] & { isFinal: boolean };

class Recognition {
  static opened: Recognition | undefined;
  lang = '';
  starts = 0;
  aborts = 0;
  onresult: ((event: { resultIndex: number; results: Heard[] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Recognition.opened = this;
  }
  start() {
    this.starts += 1;
  }
  abort() {
    this.aborts += 1;
  }
  hear(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function listen() {
  vi.stubGlobal('window', { webkitSpeechRecognition: Recognition });
  const words: [string, boolean][] = [];
  const deaf: string[] = [];
  const ear = openEar('es', { words: (text, isFinal) => words.push([text, isFinal]), deaf: (why) => deaf.push(why) });
  const { opened } = Recognition;
  if (!ear || !opened) throw new Error('the ear did not open');
  return { ear, opened, words, deaf };
}

afterEach(() => vi.unstubAllGlobals());

describe('the ear', () => {
  it('is none where the browser has no recognition', () => {
    vi.stubGlobal('window', {});
    expect(openEar('en', { words: () => {}, deaf: () => {} })).toBeUndefined();
  });

  it('tells words while they are said and when they are said, in the language of the call', () => {
    const { opened, words } = listen();
    opened.hear(' quiero ', false);
    opened.hear('quiero una cita', true);
    opened.hear('  ', true);
    expect(opened.lang).toBe('es');
    expect(words).toEqual([
      ['quiero', false],
      ['quiero una cita', true],
    ]);
  });

  it('listens on when the browser stops after a silence, until it is closed', () => {
    const { ear, opened, deaf } = listen();
    opened.onerror?.({ error: 'no-speech' });
    opened.onend?.();
    expect(opened.starts).toBe(2);
    ear.stop();
    opened.onend?.();
    expect([opened.starts, opened.aborts, deaf]).toEqual([2, 1, []]);
  });

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['service-not-allowed', 'no-recognition'],
    ['network', 'no-recognition'],
    ['language-not-supported', 'no-recognition'],
  ])('says why it is deaf, and stays so: %s', (error, why) => {
    const { opened, deaf } = listen();
    opened.onerror?.({ error });
    opened.onend?.();
    expect([deaf, opened.starts]).toEqual([[why], 1]);
  });
});

describe('an echo', () => {
  it.each([
    ['we are open from eight', 'We are open from eight to five.', true],
    ['no wait tomorrow please', 'We are open from eight to five.', false],
    ['', 'We are open.', false],
  ])('%j after %j: %s', (heard, spoken, expected) => {
    expect(isEcho(heard, spoken)).toBe(expected);
  });
});
