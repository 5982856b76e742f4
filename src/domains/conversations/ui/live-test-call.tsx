// A test call under way: the owner speaks or types, their own receptionist answers, and at the end stands what it left.
import { Mic, MicOff, PhoneOff } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import type { ShownLine } from '../contract.ts';
import { StartCall, TestCallHead } from './test-call-head.tsx';
import { useTestCall } from './use-test-call.ts';

/** Nothing of it stands before a call was held. */
const TestCallLeft = lazyPart(() => import('./test-call-left.tsx'));

type Props = {
  /** Null: as many as one likes. */
  trialCallsRemaining: number | null;
  /** A trial call may have been used. */
  onTrialCall: () => void;
};

/** Stands from the press of the button on, so it begins a call at once; further ones begin by its own button. */
export default function LiveTestCall({ trialCallsRemaining, onTrialCall }: Props) {
  const test = useTestCall(onTrialCall);
  const start = useRef<HTMLButtonElement>(null);
  const wasActive = useRef(false);
  const isActive = test.call !== undefined;
  useUnsaved(isActive && 'call');
  const first = useRef(test.begin);
  useEffect(() => void first.current(), []);
  useEffect(() => {
    if (wasActive.current && !isActive) start.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);
  const minutes = Math.floor(test.seconds / 60);
  const clock = `${minutes}:${String(test.seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <TestCallHead isActive={isActive} trialCallsRemaining={trialCallsRemaining}>
        {isActive ? (
          <>
            <span role="timer" aria-label="Seconds of this call" className="figures text-xl font-bold tracking-tight">
              {clock}
            </span>
            <Button kind="secondary" size="sm" aria-pressed={test.isMuted} onClick={test.toggleMute}>
              {test.isMuted ? (
                <MicOff aria-hidden="true" className="size-4" />
              ) : (
                <Mic aria-hidden="true" className="size-4" />
              )}
              Mute
            </Button>
            <Button kind="danger" size="sm" busy={test.busy === 'ending'} onClick={test.end}>
              <PhoneOff aria-hidden="true" className="size-4" />
              End Call
            </Button>
          </>
        ) : (
          <StartCall
            ref={start}
            {...{ trialCallsRemaining }}
            busy={test.busy === 'starting'}
            onClick={() => void test.begin()}
          />
        )}
      </TestCallHead>
      {(isActive || test.lines.length > 0) && (
        <Transcript
          lines={test.lines}
          asked={test.asked}
          draft={test.draft}
          interim={test.interim}
          isAnswering={test.busy === 'answering'}
        />
      )}
      {isActive && <SayBox onSay={test.say} onType={test.type} note={earWords[test.isMuted ? 'muted' : test.ear]} />}
      {test.left && (
        <Suspense>
          <TestCallLeft left={test.left} busy={test.busy === 'undoing'} onUndo={() => void test.undo()} />
        </Suspense>
      )}
    </>
  );
}

const earWords = {
  open: 'Listening. You can type as well.',
  none: 'This browser cannot listen, so type what the caller says.',
  denied: 'The microphone is not allowed on this page. Allow it beside the address, or type what the caller says.',
  'no-microphone': 'No microphone was found, so type what the caller says.',
  'no-recognition': 'Speech is not understood by this browser at the moment, so type what the caller says.',
  muted: 'Muted: nothing is heard or spoken. You can still type.',
};

type Heard = {
  lines: readonly ShownLine[];
  /** Said and not answered yet. */
  asked: string;
  /** What is sure of the reply. */
  draft: string;
  interim: string;
  isAnswering: boolean;
};

function Transcript({ lines, asked, draft, interim, isAnswering }: Heard) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into sight
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length, asked, draft, interim]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Transcript"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      className="mt-5 grid max-h-80 min-h-40 content-start gap-3 overflow-y-auto border-t-2 border-ink pt-4"
    >
      {lines.map((line) => (
        <div key={line.seq} className="grid items-baseline gap-x-4 sm:grid-cols-[7rem_1fr]">
          <span className={`font-semibold ${line.who === 'caller' ? 'text-ink-2' : 'text-sage-ink'}`}>
            {line.who === 'caller' ? 'Caller' : line.who === 'person' ? 'Your team' : 'Receptionist'}
          </span>
          <div>
            <p className="text-base">{line.text}</p>
            {line.sources.length > 0 && <p className="text-xs text-ink-2">From: {line.sources.join(' · ')}</p>}
          </div>
        </div>
      ))}
      {asked && <UnderWay who="Caller" tone="text-ink-2" text={asked} />}
      {draft && <UnderWay who="Receptionist" tone="text-sage-ink" text={draft} />}
      {interim && (
        <div className="grid gap-x-4 text-ink-2 sm:grid-cols-[7rem_1fr]">
          <span className="font-semibold">Caller</span>
          <p className="text-base">{interim} …</p>
        </div>
      )}
      {isAnswering && (
        <svg viewBox="0 0 22 32" className="h-5 w-auto sm:ml-[8rem]" aria-hidden="true">
          <rect x="2" y="2" width="6" height="28" rx="3" fill="currentColor" className="bar" />
          <rect x="13" y="9" width="6" height="21" rx="3" className="bar bar-late fill-signal" />
        </svg>
      )}
    </div>
  );
}

/** What stands in the transcript in a moment; a screen reader hears it then, and once. */
function UnderWay({ who, tone, text }: { who: string; tone: string; text: string }) {
  return (
    <div aria-hidden="true" className="grid items-baseline gap-x-4 sm:grid-cols-[7rem_1fr]">
      <span className={`font-semibold ${tone}`}>{who}</span>
      <p className="text-base">{text}</p>
    </div>
  );
}

function SayBox({ onSay, onType, note }: { onSay: (text: string) => void; onType: () => void; note: string }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form onSubmit={submit} className="mt-4">
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label="What the caller says"
          aria-describedby="test-call-note"
          placeholder="Speak as a caller"
          autoComplete="off"
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onType();
          }}
          className={inputLook}
        />
        <Button type="submit" kind="secondary" disabled={text.trim() === ''}>
          Say
        </Button>
      </div>
      <p id="test-call-note" role="status" className="mt-2 text-xs text-ink-2">
        {note}
      </p>
    </form>
  );
}
