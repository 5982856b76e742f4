// A talk as the team reads it: who it is, who holds it, what was said and done, and the place to answer.
import { ArrowLeft, Check, CornerUpLeft, Hand, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#domains/accounts/ui/session.ts';
import { textWords } from '#domains/contacts/ui/phone-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import type { Id } from '#shared/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Stale } from '#web/ui/loading-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Conversation } from '../../contract.ts';
import { BackToList } from './back-to-list.tsx';
import { CallerActs } from './caller-acts.tsx';
import { Composer } from './composer.tsx';
import { callerName, channelWords, clockTime, outcomeWords, stateWords } from './inbox-words.ts';
import { NotHere } from './not-here.tsx';
import { SortPanel } from './sort-panel.tsx';
import { Transcript } from './transcript.tsx';
import { type Thread, type ThreadActs, useThread } from './use-thread.ts';
import { WaitingMessages } from './waiting-messages.tsx';

type Props = { id: Id<'conversation'>; backHref: string };

export default function ThreadPane({ id, backHref }: Props) {
  const acts = useThread(id);
  const session = useSession();
  const navigate = useNavigate();
  const pane = useHeldFocus<HTMLDivElement>();
  const { thread, failure } = acts;
  if (session.status !== 'in') return null;
  const { user } = session;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest('dialog, details[open]')) return;
    void navigate(backHref);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the list from anywhere inside
    <div ref={pane} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none" onKeyDown={onKeyDown}>
      {!thread && <BackToList href={backHref} />}
      {thread && failure && failure !== 'gone' && (
        <div className="px-4 sm:px-6">
          <Stale what="This conversation" failure={failure.why} onTryAgain={acts.refresh} />
        </div>
      )}
      {thread ? (
        <Shown acts={acts} thread={thread} backHref={backHref} me={user.id} canAct={user.role !== 'read-only'} />
      ) : (
        <div className="p-6 text-center">
          {failure === 'gone' && <NotHere />}
          {failure && failure !== 'gone' && (
            <LoadFailed what="This conversation" failure={failure.why} onTryAgain={acts.refresh} />
          )}
          {!failure && <Spinner />}
        </div>
      )}
    </div>
  );
}

type ShownProps = { acts: ThreadActs; thread: Thread; backHref: string; me: Id<'user'>; canAct: boolean };

function Shown({ acts, thread, backHref, me, canAct }: ShownProps) {
  const { conversation, messages } = thread;
  const { state, awaits } = conversation;
  const isMine = conversation.heldBy?.id === me;
  const isOver = state === 'resolved';
  const words = usePhoneWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const canReopen = isOver && thread.canReopen;
  // Where nothing is left to be done, what else there is stands beside the name.
  const canResolve = !isOver || awaits !== null || messages.some((one) => one.state === 'new');
  const hasActs = canResolve || canReopen;
  return (
    <>
      {/* A phone has one screen for head, talk and answer, and the talk gets what there is. */}
      <header className="border-b border-line px-4 py-2 sm:px-6 lg:py-3">
        <div className={`flex items-start gap-x-4 gap-y-2 lg:gap-y-3 ${hasActs ? 'flex-wrap' : ''}`}>
          <div className={`mr-auto flex min-w-0 ${hasActs ? 'max-lg:w-full' : ''}`}>
            <div className="lg:hidden">
              <Back to={backHref} />
            </div>
            <div className="min-w-0">
              <h2 ref={heading} tabIndex={-1} className="truncate text-lg font-bold outline-none">
                {conversation.contact ? (
                  <Link
                    to={`/contacts/${conversation.contact.id}`}
                    className="text-ink decoration-1 underline-offset-4"
                  >
                    {callerName(conversation, words)}
                  </Link>
                ) : (
                  callerName(conversation, words)
                )}
              </h2>
              <p className="text-ink-2">
                <Reach conversation={conversation} timezone={thread.timezone} />
              </p>
            </div>
          </div>
          {canAct && (
            <div className={`flex flex-wrap gap-2 ${hasActs ? 'max-lg:w-full' : ''}`}>
              {!isOver && !isMine && !conversation.heldBy && (
                <Button size="sm" busy={acts.busy === 'taking'} onClick={() => void acts.takeOver()}>
                  <Hand aria-hidden="true" className="size-4" />
                  Take Over
                </Button>
              )}
              {isMine && (
                <Button
                  kind="secondary"
                  size="sm"
                  busy={acts.busy === 'returning'}
                  onClick={() => void acts.handBack()}
                >
                  <CornerUpLeft aria-hidden="true" className="size-4" />
                  Hand Back
                </Button>
              )}
              {canResolve && (
                <Button kind="secondary" size="sm" busy={acts.busy === 'resolving'} onClick={() => void acts.resolve()}>
                  <Check aria-hidden="true" className="size-4" />
                  Resolve
                </Button>
              )}
              {canReopen && (
                <Button kind="secondary" size="sm" busy={acts.busy === 'reopening'} onClick={() => void acts.reopen()}>
                  <RotateCcw aria-hidden="true" className="size-4" />
                  Reopen
                </Button>
              )}
              <SortPanel conversation={conversation} acts={acts} me={me} timezone={thread.timezone} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:mt-1.5">
          <p role="status">
            <Standing conversation={conversation} isMine={isMine} reason={thread.handOffs.at(-1)?.reason} />
          </p>
          {canAct && <CallerActs thread={thread} acts={acts} />}
        </div>
        {isOver && conversation.summary && (
          <p className="mt-2 max-w-[80ch] border-l-2 border-ink pl-3">
            {textWords(conversation.summary, words)}
            {conversation.nextStep && <b className="font-semibold"> {textWords(conversation.nextStep, words)}</b>}
          </p>
        )}
      </header>
      <Transcript thread={thread} acts={acts} canAct={canAct} />
      <WaitingMessages id={conversation.id} />
      {canAct && <Composer key={conversation.id} conversation={conversation} isMine={isMine} acts={acts} />}
    </>
  );
}

/** To the list, on a screen that shows one at a time. */
function Back({ to }: { to: string }) {
  return (
    <Link to={to} aria-label="All conversations" className="-ml-3 grid size-11 shrink-0 place-items-center text-ink">
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}

function Reach({ conversation, timezone }: { conversation: Conversation; timezone: string }) {
  const { channel, from, contact, startedAt, isTest } = conversation;
  const words = usePhoneWords();
  // Where nobody knows a name, the number or address heads the talk already.
  const isNamed = Boolean(contact?.name);
  return (
    <>
      {isTest ? 'Test call' : channelWords[channel]} ·{' '}
      {from.phone && (
        <>
          <a href={`tel:${from.phone}`} aria-label={`Call ${words(from.phone)}`} className="figures whitespace-nowrap">
            {isNamed ? words(from.phone) : 'Call'}
          </a>
          {' · '}
        </>
      )}
      {from.email && isNamed && `${from.email} · `}
      <span className="whitespace-nowrap">began {clockTime(startedAt, timezone)}</span>
      {contact && (
        <>
          {' · '}
          <Link to={`?list=all&contact=${contact.id}`} className="whitespace-nowrap">
            All with this person
          </Link>
        </>
      )}
    </>
  );
}

/** Whose turn it is, in a sentence. */
function Standing(props: { conversation: Conversation; isMine: boolean; reason: string | undefined }) {
  const { conversation, isMine, reason } = props;
  const { state, heldBy, outcome, snoozedUntil, isSpam } = conversation;
  if (isSpam) return <b className="font-semibold text-signal">Marked as spam</b>;
  if (state === 'waiting') {
    return (
      <>
        <b className="font-semibold text-signal">Waits for a person now.</b> {reason}
      </>
    );
  }
  if (state === 'with-person') {
    return (
      <b className="font-semibold text-sage-ink">
        {isMine
          ? 'You hold this conversation: the receptionist says nothing.'
          : `${heldBy?.name || 'A colleague'} holds this conversation.`}
      </b>
    );
  }
  const ended =
    state === 'resolved' && outcome ? `${stateWords.resolved}: ${outcomeWords[outcome].toLowerCase()}` : null;
  const snoozed = snoozedUntil && new Date(snoozedUntil) > new Date() ? ' · snoozed' : '';
  return (
    <span className="text-ink-2">
      {ended ?? `${stateWords[state]}.`}
      {snoozed}
    </span>
  );
}
