// The state of a live test call: who said what, for how long, who speaks for whom stays silent, and what it left.
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  endTestCall,
  sampleEverySeconds,
  sampleLines,
  sampleTestCall,
  sayInTestCall,
  startTestCall,
  undoTestCall,
} from '#channels/test-call/contract.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { runAsync } from '#web/ui/run-async.ts';
import type { ShownLine } from '../contract.ts';
import { useDraft } from './use-draft.ts';
import { type Deafness, type Ear, isEcho, openEar, voice } from './voice.ts';

export type Left = AnswerOf<typeof endTestCall>;
type Said = { readonly text: string } | 'sample';
type Call = { readonly id: Id<'conversation'>; readonly language: string; readonly startedMs: number };

export function useTestCall(onTrialCall: () => void) {
  const [call, setCall] = useState<Call>();
  const [lines, setLines] = useState<readonly ShownLine[]>([]);
  const [interim, setInterim] = useState('');
  // What the person said and nobody has answered yet.
  const [asked, setAsked] = useState('');
  const [seconds, setSeconds] = useState(0);
  const [busy, setBusy] = useState<'starting' | 'answering' | 'ending' | 'undoing'>();
  const [isMuted, setMuted] = useState(false);
  const [ear, setEar] = useState<'none' | 'open' | Deafness>('none');
  const [left, setLeft] = useState<Left>();
  const [start] = useState(() => api.action(startTestCall));
  // The reply to the sample caller waits for its beat of the eight seconds, unless somebody speaks.
  const kept = useRef<ShownLine | undefined>(undefined);
  const lastAtMs = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const spoken = useRef('');
  const muted = useRef(false);
  // Once somebody has spoken up or typed, nobody speaks for them for the rest of the call.
  const isOwn = useRef(false);

  const language = call?.language ?? '';
  const speakOn = useCallback(
    (text: string) => {
      if (muted.current) return;
      // What is heard meanwhile may be this very voice.
      spoken.current = voice.isSpeaking() ? `${spoken.current} ${text}` : text;
      voice.goOn(text, language);
    },
    [language],
  );
  const { draft, begin, cut, settle } = useDraft(call?.id, speakOn);

  const show = useCallback(
    (line: ShownLine, language: string) => {
      setLines((now) => (now.some(({ seq }) => seq === line.seq) ? now : [...now, line]));
      lastAtMs.current = Date.now();
      if (line.who === 'caller') return;
      const { rest, goesOn } = settle(line.text);
      if (muted.current || rest === '') return;
      spoken.current = line.text;
      if (goesOn) voice.goOn(rest, language);
      else voice.say(rest, language);
    },
    [settle],
  );

  const release = useCallback(
    (language: string) => {
      const line = kept.current;
      kept.current = undefined;
      if (line) show(line, language);
      return line;
    },
    [show],
  );

  const end = useCallback(async (ending: Call) => {
    setBusy('ending');
    voice.hush();
    try {
      const answer = await runAsync(() => api.call(endTestCall, { params: { id: ending.id } }), {});
      setCall(undefined);
      setSeconds(0);
      setInterim('');
      setMuted(false);
      muted.current = false;
      setLeft(answer);
    } catch {
      // It was told; the call stands and can be ended again.
    } finally {
      setBusy(undefined);
    }
  }, []);

  const exchange = useCallback(
    (current: Call, said: Said) => {
      lastAtMs.current = Date.now();
      const clientId = crypto.randomUUID();
      const params = { id: current.id };
      const once = () =>
        said === 'sample'
          ? api.call(sampleTestCall, { params, body: { clientId } })
          : api.call(sayInTestCall, { params, body: { clientId, text: said.text } });
      queue.current = queue.current.then(async () => {
        release(current.language);
        setBusy('answering');
        if (said !== 'sample') {
          setAsked(said.text);
          begin();
        }
        try {
          const { said: own, reply } = await runAsync(() => twice(once), {});
          setAsked('');
          show(own, current.language);
          if (said === 'sample') kept.current = reply ?? undefined;
          else if (reply) show(reply, current.language);
          setBusy(undefined);
          if (reply?.ends && said !== 'sample') await end(current);
        } catch {
          setAsked('');
          settle('');
          setBusy(undefined);
        }
      });
    },
    [begin, end, release, settle, show],
  );

  const say = useCallback(
    (text: string) => {
      if (!call) return;
      voice.hush();
      cut();
      isOwn.current = true;
      setInterim('');
      exchange(call, { text });
    },
    [call, cut, exchange],
  );

  // One clock for the timer and for the silent caller.
  useEffect(() => {
    if (!call) return;
    const timer = setInterval(() => {
      setSeconds(Math.floor((Date.now() - call.startedMs) / 1000));
      const isSilent = Date.now() - lastAtMs.current >= sampleEverySeconds * 1000;
      if (!isSilent || busy) return;
      // One line a beat: what answers the kept reply waits for the next one.
      const replied = release(call.language);
      if (replied?.ends) void end(call);
      else if (!replied && !isOwn.current && lines.length < sampleLines) exchange(call, 'sample');
    }, 250);
    return () => clearInterval(timer);
  }, [call, busy, lines.length, release, exchange, end]);

  useEffect(() => {
    if (!call || isMuted) return;
    let own: Ear | undefined;
    const words = (text: string, isFinal: boolean) => {
      if (voice.isSpeaking() && isEcho(text, spoken.current)) return;
      voice.hush();
      cut();
      isOwn.current = true;
      lastAtMs.current = Date.now();
      if (!isFinal) return setInterim(text);
      setInterim('');
      exchange(call, { text });
    };
    own = openEar(call.language, { words, deaf: setEar });
    setEar(own ? 'open' : 'none');
    return () => own?.stop();
  }, [call, cut, isMuted, exchange]);

  useEffect(() => voice.hush, []);

  return {
    call,
    lines,
    interim,
    asked,
    draft,
    seconds,
    busy,
    isMuted,
    ear,
    left,
    say,
    /** Somebody is typing: the voice stops, and the sample caller is not heard again. */
    type: () => {
      isOwn.current = true;
      lastAtMs.current = Date.now();
      voice.hush();
      cut();
    },
    begin: async () => {
      setBusy('starting');
      setLeft(undefined);
      setLines([]);
      // A last tick of the call before may have come after its end.
      setSeconds(0);
      kept.current = undefined;
      isOwn.current = false;
      try {
        const opened = await runAsync(() => start({}), {});
        const begun = { id: opened.id, language: opened.language, startedMs: Date.now() };
        setCall(begun);
        show(opened.line, begun.language);
      } catch {
        // The refusal was told in the server's words.
      } finally {
        setBusy(undefined);
        onTrialCall();
      }
    },
    end: () => {
      if (call) void end(call);
    },
    toggleMute: () => {
      muted.current = !isMuted;
      setMuted(!isMuted);
      setInterim('');
      voice.hush();
      cut();
    },
    undo: async () => {
      if (!left) return;
      setBusy('undoing');
      try {
        await runAsync(() => api.call(undoTestCall, { params: { id: left.id } }), {
          success: 'Taken back: nothing of this test call is left.',
        });
        setLeft(undefined);
        setLines([]);
      } catch {
        // It was told; it can be tried again.
      } finally {
        setBusy(undefined);
      }
    },
  };
}

/** Said again once, with the same id, where it is not known whether it was said. */
async function twice<T>(once: () => Promise<T>): Promise<T> {
  try {
    return await once();
  } catch (failure) {
    if (failure instanceof ClientFailure && failure.isUndecided) return once();
    throw failure;
  }
}
