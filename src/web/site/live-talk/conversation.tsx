// A talk with a sample desk, as it happens: the same door that the chat of a real business has. Loaded when somebody begins.
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sampleGreeting } from '#domains/samples/contract.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { keyOf, type Visit } from '../../widget/visit.ts';
import { MicButton } from './mic-button.tsx';
import type { Beginning } from './opener.tsx';
import { said } from './said.ts';
import { useVisit } from './use-visit.ts';
import { useVoice } from './use-voice.ts';

/** A new server opens its samples in the seconds after its first start; until then they are asked for again. */
const waking = 'This desk is waking up. It answers in a few seconds, by itself.';
const wakingMs = 2000;

type Props = { slug: string; name: string; begun: Beginning };

export default function Conversation({ slug, name, begun }: Props) {
  const visit = useVisit(slug, begun.words);
  const { status, failure, state } = visit.state;
  const { open } = visit;
  // The state is one object that is written on: each try draws again, and waits again while nobody is there yet.
  useEffect(() => {
    if (status !== 'gone') return;
    const timer = setInterval(() => void open(), wakingMs);
    return () => clearInterval(timer);
  }, [status, open]);
  if (status === 'gone')
    return (
      <div
        role="status"
        className="grid min-h-64 place-content-center justify-items-center gap-4 px-6 py-10 text-center"
      >
        <Spinner label={null} />
        <p className="max-w-[34ch]">{waking}</p>
      </div>
    );
  if (status === 'failed')
    return (
      <div
        role="alert"
        className="grid min-h-64 place-content-center justify-items-center gap-4 px-6 py-10 text-center"
      >
        <p className="max-w-[34ch]">{failure ?? 'The desk cannot be reached at this moment.'}</p>
        <Button size="sm" kind="secondary" onClick={() => void visit.open()}>
          Try Again
        </Button>
      </div>
    );
  return (
    <>
      <Lines visit={visit} name={name} />
      {state === 'waiting' && (
        <p className="border-t border-line bg-bell-soft px-5 py-3 text-sm sm:px-6">
          At a real business somebody’s phone rings now. Nobody sits behind this sample.
        </p>
      )}
      {state === 'waiting' || state === 'resolved' ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 sm:px-6">
          <p className="text-sm text-ink-2">
            {state === 'resolved' ? 'This talk has ended.' : 'It waits for a person.'}
          </p>
          <Button size="sm" kind="secondary" onClick={() => void visit.startAgain()}>
            Start again
          </Button>
        </div>
      ) : (
        <Composer visit={visit} name={name} listens={begun.words === undefined} />
      )}
    </>
  );
}

function Lines({ visit: { state, say }, name }: { visit: Visit; name: string }) {
  const { greeting, lines, unsent, isTyping, isConnected } = state;
  const log = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  const offers = unsent.length === 0 && state.state === 'open' && last && last.who !== 'caller' ? last.offers : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into sight
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length, unsent.length, isTyping]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={`Talk with ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      className="grid h-80 content-start gap-2 overflow-y-auto px-5 py-5 text-[0.97rem] sm:px-6"
    >
      <p className={said.telle}>{greeting || sampleGreeting(name)}</p>
      {lines.map((line) => (
        <div key={keyOf(line)} className={line.who === 'caller' ? said.visitor : said.telle}>
          <span className="sr-only">{line.who === 'caller' ? 'You: ' : 'Telle: '}</span>
          {line.text}
          {line.sources.length > 0 && (
            <span className="block text-xs opacity-85">From: {line.sources.join(' · ')}</span>
          )}
        </div>
      ))}
      {unsent.map(({ clientId, text, refusal }) => (
        <div key={clientId} className={said.visitor}>
          <span className="sr-only">You: </span>
          {text}
          <span className="block text-xs text-ink-2">{refusal ?? (isConnected ? 'Sending…' : 'Not sent yet')}</span>
        </div>
      ))}
      {isTyping && (
        <svg viewBox="0 0 22 32" className="h-5 w-auto" role="img" aria-label="Telle is writing">
          <rect x="2" y="2" width="6" height="28" rx="3" fill="currentColor" className="bar" />
          <rect x="13" y="9" width="6" height="21" rx="3" className="bar bar-late fill-signal" />
        </svg>
      )}
      {offers.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2">
          {offers.map(({ label }) => (
            <button
              key={label}
              type="button"
              onClick={() => say(label)}
              className="min-h-9 rounded-full border-[1.5px] border-sage px-3.5 py-1 text-left text-sm font-semibold text-sage-ink hover:bg-sage-soft"
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The browser's own language where the desk speaks it, else English. */
function spokenIn(languages: readonly string[] = []): string {
  return languages.includes(navigator.language.slice(0, 2)) ? navigator.language : 'en-US';
}

const earWords: Readonly<Record<string, string>> = {
  off: '',
  open: 'Listening. You can type as well.',
  none: 'This browser cannot listen, so please type.',
  denied: 'The microphone is not allowed on this page, so please type.',
  'no-microphone': 'No microphone was found, so please type.',
  'no-recognition': 'Speech is not understood by this browser at the moment, so please type.',
};

function Composer({ visit, name, listens }: { visit: Visit; name: string; listens: boolean }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const last = visit.state.lines.filter(({ who }) => who !== 'caller').at(-1);
  const { ear, interim, toggle } = useVoice(
    spokenIn(visit.state.business?.languages),
    last && { key: keyOf(last), text: last.text },
    visit.say,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (listens) toggle();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    visit.say(text.trim());
    setText('');
  };
  const note = visit.state.isConnected ? (earWords[ear] ?? '') : 'The connection is gone. Trying again…';
  return (
    <form onSubmit={submit} className="border-t border-line px-5 py-4 sm:px-6">
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label={`Say something to ${name}`}
          placeholder="Your words"
          autoComplete="off"
          maxLength={2000}
          value={interim || text}
          onChange={(event) => setText(event.target.value)}
          className={inputLook}
        />
        <MicButton isOpen={ear === 'open'} onClick={toggle} />
        <Button type="submit" aria-label="Send" disabled={text.trim() === ''} className="px-4">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-2 not-empty:mt-2">
        {note}
      </p>
    </form>
  );
}
