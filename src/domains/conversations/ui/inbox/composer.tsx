// Where the team answers: to the caller while one holds the talk, among the team at any time. What was typed is kept over a reload.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import type { Conversation } from '../../contract.ts';
import { unsentWords } from './inbox-words.ts';
import { SavedReplies } from './saved-replies.tsx';
import type { ThreadActs } from './use-thread.ts';

/** A keyboard on the screen has no Shift and Enter: there a line ends and the button sends. */
const hasKeys = () => window.matchMedia('(pointer: fine)').matches;

type Props = { conversation: Conversation; isMine: boolean; acts: ThreadActs };
type How = 'say' | 'note';

export function Composer({ conversation, isMine, acts }: Props) {
  const phoneWords = usePhoneWords();
  const isOver = conversation.state === 'resolved';
  const [wanted, setWanted] = useState<How>('say');
  const how = isOver ? 'note' : wanted;
  const isSay = how === 'say';
  const draftAs = `telle.draft.${conversation.id}.${how}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftAs) ?? '');
  const shownAs = useRef(draftAs);
  useEffect(() => {
    if (shownAs.current !== draftAs) setText(sessionStorage.getItem(draftAs) ?? '');
    else if (text === '') sessionStorage.removeItem(draftAs);
    else sessionStorage.setItem(draftAs, text);
    shownAs.current = draftAs;
  }, [draftAs, text]);
  // Who has just taken over wants to answer.
  const field = useRef<HTMLTextAreaElement>(null);
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) {
      setWanted('say');
      field.current?.focus();
    }
    wasMine.current = isMine;
  }, [isMine]);

  /** Whoever puts a saved reply in goes on writing behind it. */
  const insert = (body: string) => {
    setText((now) => (now ? `${now}\n${body}` : body));
    field.current?.focus();
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const words = text.trim();
    if (words === '' || acts.busy === 'sending' || acts.busy === 'taking') return;
    if (!(await acts.send(how, words))) return;
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys()) return;
    event.preventDefault();
    void submit();
  };
  const { state, heldBy } = conversation;
  const unsent = isSay ? unsentWords(conversation) : undefined;
  const unsentId = useId();
  const verb = unsent ? 'Keep' : 'Send';
  const { phone, email } = conversation.from;
  const ways = [phone && `call ${phoneWords(phone)}`, email && `write to ${email}`].filter(Boolean);
  const placeholder = !isSay
    ? 'Only your team reads it'
    : unsent
      ? unsent
      : isMine
        ? 'The caller reads it at once'
        : state === 'waiting'
          ? 'A person was asked for: nobody else answers now'
          : 'The receptionist answers until you do';
  return (
    <form onSubmit={(event) => void submit(event)} className="relative border-t border-line bg-card px-4 py-3 sm:px-6">
      <fieldset className="flex gap-1">
        <legend className="sr-only">Who reads it</legend>
        <Choice how="say" chosen={how} onChoose={setWanted} disabled={isOver}>
          Answer the caller
        </Choice>
        <Choice how="note" chosen={how} onChoose={setWanted}>
          Note for the team
        </Choice>
      </fieldset>
      {isSay && !isMine && heldBy ? (
        <p className="mt-2 py-2 text-ink-2">{heldBy.name || 'A colleague'} holds this conversation and answers.</p>
      ) : (
        <>
          {/* Said before anybody has written in vain; a phone has no room for it until they begin to. */}
          {unsent && (
            <p id={unsentId} className={`mt-2 text-ink-2 ${isMine || text !== '' ? '' : 'max-sm:sr-only'}`}>
              {unsent}: an answer is kept with this conversation and does not reach the caller
              {ways.length > 0 && `; ${ways.join(' or ')}`}.
            </p>
          )}
          <textarea
            ref={field}
            aria-label={isSay ? 'Your answer' : 'Your note'}
            aria-describedby={unsent && unsentId}
            placeholder={placeholder}
            rows={2}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${inputLook} mt-2 max-h-48 [field-sizing:content] ${isSay ? '' : 'bg-bell-soft'}`}
          />
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {isSay && <SavedReplies text={text} onInsert={insert} />}
            <p className="ml-auto hidden text-xs text-ink-2 sm:pointer-fine:block">
              Enter {unsent ? 'keeps it' : 'sends'}, Shift and Enter begin a new line
            </p>
            <Button
              type="submit"
              size="sm"
              kind={isSay ? 'primary' : 'secondary'}
              busy={acts.busy === 'sending' || acts.busy === 'taking'}
              disabled={text.trim() === ''}
            >
              {isSay ? (isMine ? verb : `Take Over and ${verb}`) : 'Add Note'}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

type ChoiceProps = { how: How; chosen: How; onChoose: (how: How) => void; disabled?: boolean; children: string };

function Choice({ how, chosen, onChoose, disabled = false, children }: ChoiceProps) {
  return (
    <label className="has-checked:bg-mist has-checked:text-ink has-disabled:hidden cursor-pointer rounded-full px-3 py-1 font-semibold text-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-signal">
      <input
        type="radio"
        name="how"
        value={how}
        checked={chosen === how}
        disabled={disabled}
        onChange={() => onChoose(how)}
        className="sr-only"
      />
      {children}
    </label>
  );
}
