// The browser's ear and voice, where it has them: words heard, replies spoken, and silence at once when somebody speaks up.

type Alternative = { readonly transcript: string };
type ResultEvent = {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<Alternative> & { readonly isFinal: boolean }>;
};
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};
type WithRecognition = {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
};

export type Ear = { stop(): void };

/** Why nothing is heard: no leave to listen, no microphone, or no recognition at this moment. */
export type Deafness = 'denied' | 'no-microphone' | 'no-recognition';

const deafnessOf = (error: string): Deafness => {
  if (error === 'not-allowed') return 'denied';
  return error === 'audio-capture' ? 'no-microphone' : 'no-recognition';
};

/** No ear where the browser has none, or where the person did not let it listen. */
export function openEar(
  language: string,
  hear: { words(text: string, isFinal: boolean): void; deaf(why: Deafness): void },
): Ear | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as WithRecognition;
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recogniser) return undefined;
  const recognition = new Recogniser();
  let isOpen = true;
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results, resultIndex }) => {
    for (let at = resultIndex; at < results.length; at += 1) {
      const result = results[at];
      const text = result?.[0]?.transcript.trim() ?? '';
      if (result && text !== '') hear.words(text, result.isFinal);
    }
  };
  recognition.onerror = ({ error }) => {
    if (error === 'no-speech' || error === 'aborted') return;
    isOpen = false;
    hear.deaf(deafnessOf(error));
  };
  // A browser stops listening after some silence; the call goes on.
  recognition.onend = () => {
    if (isOpen) recognition.start();
  };
  recognition.start();
  return {
    stop: () => {
      isOpen = false;
      recognition.abort();
    },
  };
}

/** Speaks one reply at a time. */
export const voice = {
  exists: () => 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0,
  say: (text: string, language: string) => {
    voice.hush();
    voice.goOn(text, language);
  },
  /** Speaks behind what is being spoken. */
  goOn: (text: string, language: string) => {
    if (!('speechSynthesis' in window) || text.trim() === '') return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    window.speechSynthesis.speak(spoken);
  },
  isSpeaking: () => 'speechSynthesis' in window && window.speechSynthesis.speaking,
  hush: () => {
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  },
};

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether what was heard is the voice itself, coming back through the microphone. */
export function isEcho(heard: string, spoken: string): boolean {
  const said = new Set(wordsOf(spoken));
  const words = wordsOf(heard);
  return words.length > 0 && words.filter((word) => said.has(word)).length / words.length >= 0.7;
}
