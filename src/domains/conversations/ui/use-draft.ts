// The reply to a test caller's words while it is still being worded: shown and spoken from its first sentence on. The whole
// reply comes as the answer to those words and begins with what was shown, so that nothing is spoken twice.
import { useCallback, useEffect, useRef, useState } from 'react';
import { testCallStreamPath } from '#channels/test-call/contract.ts';
import { overEvent } from '#shared/event-stream.ts';
import type { Id } from '#shared/ids.ts';

type Awaited = { readonly isAwaited: boolean; readonly spoken: string; readonly isCut: boolean };
const nothing: Awaited = { isAwaited: false, spoken: '', isCut: false };

/** `speak` is given each stretch that is new. */
export function useDraft(id: Id<'conversation'> | undefined, speak: (text: string) => void) {
  const [draft, setDraft] = useState('');
  const reply = useRef<Awaited>(nothing);
  const last = useRef('');

  useEffect(() => {
    if (id === undefined) return;
    const source = new EventSource(testCallStreamPath(id));
    source.addEventListener('draft', ({ data }: MessageEvent<string>) => {
      const { text } = JSON.parse(data) as { text: string };
      const { isAwaited, spoken, isCut } = reply.current;
      // One that comes late is of the reply that stands already.
      if (!isAwaited || (text !== '' && last.current.startsWith(text))) return;
      setDraft(text);
      if (!isCut && text.startsWith(spoken)) speak(text.slice(spoken.length));
      reply.current = { isAwaited, spoken: text, isCut };
    });
    // A browser comes back by itself, and would take the place of the tab that took this one's; the answer alone is shown then.
    source.addEventListener(overEvent, () => source.close());
    return () => source.close();
  }, [id, speak]);

  return {
    draft,
    /** From now on a reply is awaited. */
    begin: useCallback(() => {
      reply.current = { ...nothing, isAwaited: true };
    }, []),
    /** Somebody speaks up: what has begun to be spoken is not gone on with. */
    cut: useCallback(() => {
      const { spoken } = reply.current;
      reply.current = { ...reply.current, isCut: spoken !== '' };
    }, []),
    /** The reply is whole, or there is none. Gives what is still to be spoken of it, and whether it goes on with what was. */
    settle: useCallback((whole: string): { readonly rest: string; readonly goesOn: boolean } => {
      const { spoken, isCut } = reply.current;
      reply.current = nothing;
      last.current = whole;
      setDraft('');
      const goesOn = spoken !== '' && whole.startsWith(spoken);
      return { rest: isCut ? '' : goesOn ? whole.slice(spoken.length) : whole, goesOn };
    }, []),
  };
}
