// Somebody among the contacts, found while typing; or the name of somebody new.
import { useEffect, useId, useState } from 'react';
import { api } from '#web/client/api.ts';
import type { Thrown } from '#web/ui/failure-words.ts';
import { inputLook, RequiredMark } from '#web/ui/field.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { type Contact, listContacts } from '../contract.ts';
import { nameWords } from './contact-words.ts';
import { usePhoneWords } from './use-phone-words.ts';

type Props = {
  /** What is typed; the name of somebody new unless one of the contacts is chosen. */
  text: string;
  onText: (text: string) => void;
  onChoose: (contact: Contact) => void;
  error?: string | undefined;
};

const typingMs = 150;

export function ContactPicker({ text, onText, onChoose, error }: Props) {
  const words = usePhoneWords();
  const id = useId();
  const [found, setFound] = useState<readonly Contact[]>([]);
  const [failure, setFailure] = useState<Thrown>();
  const [round, setRound] = useState(0);
  const search = text.trim().slice(0, 100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    setFailure(undefined);
    if (search.length < 2) return setFound([]);
    const mine = new AbortController();
    const ask = async () => {
      const query = { search, limit: 5, sort: 'name' as const };
      try {
        const page = await api.call(listContacts, { query, signal: mine.signal });
        if (!mine.signal.aborted) setFound(page.contacts);
      } catch (why) {
        if (mine.signal.aborted) return;
        // Whoever was found for other words is not offered for these.
        setFound([]);
        setFailure({ why });
      }
    };
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [search, round]);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Who
        <RequiredMark />
      </label>
      <input
        id={id}
        name="name"
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder="Name, number or email"
        autoComplete="off"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-controls={found.length > 0 ? `${id}-found` : undefined}
        className={inputLook}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-signal">
          {error}
        </p>
      )}
      {failure && <LoadFailed what="Contacts like that" failure={failure.why} onTryAgain={() => setRound(round + 1)} />}
      <p role="status" className="sr-only">
        {found.length > 0 && `${found.length === 1 ? '1 contact' : `${found.length} contacts`} like that below`}
      </p>
      {found.length > 0 && (
        <ul id={`${id}-found`} aria-label="Contacts like that" className="rounded-m border border-line bg-paper p-1">
          {found.map((contact) => (
            <li key={contact.id}>
              <button
                type="button"
                onClick={() => onChoose(contact)}
                className="flex w-full flex-wrap justify-between gap-x-4 rounded-s px-3 py-2 text-left text-sm hover:bg-mist"
              >
                <span className="font-semibold">{nameWords(contact, words)}</span>
                <span className="figures text-ink-2">{contact.phone ? words(contact.phone) : contact.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
