// Plays a talk that the engine has had: line by line, aloud where the browser can and the visitor wants it, and hands the
// caller's part over on request.
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Line, Talk } from './content/shapes.ts';
import { Bubbles } from './pieces/piece.tsx';

/** Reading pace: what a person needs for a line before the next one comes, in milliseconds. */
const paceMs = (words: string) => 900 + words.length * 38;

export default function Player({ talk }: { talk: Talk }) {
  const { shown, playing, aloud, canSpeak, setPlaying, setAloud, again } = usePlayed(
    talk.lines,
    talk.language ?? 'en-US',
  );
  const end = useRef<HTMLDivElement>(null);
  const done = shown === talk.lines.length;
  // In braces: newer browsers answer a scroll with a promise, which is no clean-up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is what is scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <>
      <section
        aria-label="The talk"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[46vh] min-h-40 overflow-y-auto text-ink"
        aria-live="polite"
      >
        <Bubbles lines={talk.lines.slice(0, shown)} language={talk.language} />
        {done && (
          <ul className="mt-4 grid gap-1 border-t border-line pt-3 text-sm text-sage-ink">
            {talk.left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <div ref={end} />
      </section>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button size="sm" kind="secondary" onClick={() => (done ? again() : setPlaying(!playing))}>
          {playing && !done ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {done ? 'Play again' : playing ? 'Pause' : 'Play'}
        </Button>
        {canSpeak && (
          <Button size="sm" kind="quiet" aria-pressed={aloud} onClick={() => setAloud(!aloud)}>
            {aloud ? (
              <Volume2 aria-hidden="true" className="size-4" />
            ) : (
              <VolumeX aria-hidden="true" className="size-4" />
            )}
            Sound
          </Button>
        )}
        <ButtonLink size="sm" className="when-samples ml-auto" to={`/chat/${talk.business}`} reloadDocument>
          Take the caller’s part
        </ButtonLink>
      </div>
    </>
  );
}

/** How far the talk has been played. With sound, a line lasts as long as it is spoken. */
function usePlayed(lines: readonly Line[], language: string) {
  const [shown, setShown] = useState(1);
  const [playing, setPlaying] = useState(true);
  const [aloud, setAloud] = useState(false);
  const canSpeak = typeof speechSynthesis !== 'undefined';
  const line = lines[shown - 1];
  useEffect(() => {
    if (!playing || !line) return;
    const next = () => setShown((now) => Math.min(now + 1, lines.length));
    if (!aloud) {
      const timer = setTimeout(next, paceMs(line.words));
      return () => clearTimeout(timer);
    }
    const speech = new SpeechSynthesisUtterance(line.words);
    speech.lang = language;
    speech.pitch = line.who === 'telle' ? 1.1 : 0.9;
    speech.onend = next;
    speech.onerror = (event) => event.error !== 'interrupted' && setAloud(false);
    speechSynthesis.speak(speech);
    return () => {
      speech.onend = null;
      speechSynthesis.cancel();
    };
  }, [line, lines.length, language, playing, aloud]);
  const again = () => {
    setShown(1);
    setPlaying(true);
  };
  return { shown, playing, aloud, canSpeak, setPlaying, setAloud, again };
}
