// Speaking with a talk instead of typing: what is heard is said, what is answered is spoken, and speaking up silences it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Deafness, type Ear, isEcho, openEar, voice } from '#domains/conversations/ui/voice.ts';

export type EarState = 'off' | 'open' | 'none' | Deafness;

/** `reply`: the newest line that is not the visitor's own. It is spoken while the ear is open. */
export function useVoice(
  language: string,
  reply: { key: string; text: string } | undefined,
  say: (text: string) => void,
) {
  const [ear, setEar] = useState<EarState>('off');
  const [interim, setInterim] = useState('');
  const open = useRef<Ear>(undefined);
  const spoken = useRef(reply);
  const close = useCallback(() => {
    open.current?.stop();
    open.current = undefined;
    setInterim('');
    voice.hush();
  }, []);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!reply || spoken.current?.key === reply.key) return;
    spoken.current = reply;
    if (open.current) voice.say(reply.text, language);
  }, [reply, language]);

  const listen = () => {
    const own = openEar(language, {
      words: (text, isFinal) => {
        if (isEcho(text, voice.isSpeaking() ? (spoken.current?.text ?? '') : '')) return;
        voice.hush();
        setInterim(isFinal ? '' : text);
        if (isFinal) say(text);
      },
      deaf: (why) => {
        close();
        setEar(why);
      },
    });
    open.current = own;
    setEar(own ? 'open' : 'none');
  };
  return {
    ear,
    interim,
    toggle: () => {
      if (ear !== 'open') return listen();
      close();
      setEar('off');
    },
  };
}
