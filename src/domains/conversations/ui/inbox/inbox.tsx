// The inbox: who wrote, called or chatted, on the left; the talk that was chosen, on the right. The address holds what is
// shown, so that a reload, a link and the back button lead to the same place.
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#domains/accounts/ui/session.ts';
import { type Id, isId } from '#shared/ids.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Stale } from '#web/ui/loading-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { channels } from '../../contract.ts';
import { BackToList } from './back-to-list.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Filters, isListName, type ListName, lists } from './filters.tsx';
import { NoneChosen } from './none-chosen.tsx';
import { NotHere } from './not-here.tsx';
import { type Filter, useConversations } from './use-conversations.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useCounts } from './use-waiting.ts';

/** Comes when a talk is opened: the list stands without it. */
const loadPane = () => import('./thread-pane.tsx');
const ThreadPane = lazy(loadPane);

export default function Inbox() {
  const [parameters, setParameters] = useSearchParams();
  const session = useSession();
  const me = session.status === 'in' ? session.user.id : null;
  const text = (name: string) => parameters.get(name) ?? '';
  const list: ListName = isListName(text('list')) ? (text('list') as ListName) : 'waiting';
  const channel = channels.find((name) => name === text('channel'));
  const chosen = isId('conversation', text('id')) ? (text('id') as Id<'conversation'>) : null;
  /** A link names a conversation, be there such a one or not. */
  const isNamed = text('id') !== '';
  const contact = isId('contact', text('contact')) ? (text('contact') as Id<'contact'>) : undefined;
  const search = text('q');
  const label = text('label');
  const filter: Filter = {
    ...lists[list].filter,
    ...(list === 'mine' && me && { assignedTo: me }),
    ...(channel && { channel }),
    ...(contact && { contactId: contact }),
    ...(label && { label }),
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
  };
  const { rows, hasMore, failure, moreFailure, isLoadingMore, refresh, more } = useConversations(filter);
  // Not while somebody types what they look for.
  useReadAhead(search ? undefined : rows, loadPane);
  const counts = useCounts();
  const waiting = counts?.needsPerson;
  const onMore = useCallback(() => void more(), [more]);

  const hrefOf = (id: Id<'conversation'>) => {
    const next = new URLSearchParams(parameters);
    next.set('id', id);
    return `?${next}`;
  };
  const change = (what: { list?: ListName; channel?: string; q?: string }) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(what)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Who searches looks through everything, unless they chose a list.
    if (what.q && !parameters.has('list')) next.set('list', 'all');
    if (what.list) for (const name of ['contact', 'label']) next.delete(name);
    setParameters(next, { replace: true });
  };
  const without = (...names: string[]) => {
    const next = new URLSearchParams(parameters);
    for (const name of names) next.delete(name);
    return `?${next}`;
  };
  useFocusOnReturn(chosen);

  return (
    <div
      className={`mx-auto grid max-w-[1120px] border-line text-sm lg:h-[calc(100dvh-7.75rem-var(--foot))] lg:min-h-[34rem] lg:w-[calc(100%-5rem)] lg:grid-cols-[22rem_1fr] lg:border-x lg:border-b ${
        isNamed ? 'h-[calc(100dvh-7.75rem-var(--foot))] min-h-[30rem]' : ''
      }`}
    >
      {/* Stands over list and talk alike, also where only one of them is shown. */}
      <h1 className="sr-only">Inbox</h1>
      <p role="status" className="sr-only">
        {waiting === undefined
          ? ''
          : waiting === 1
            ? '1 conversation waits for you'
            : `${waiting} conversations wait for you`}
      </p>
      <section
        aria-label="Inbox"
        className={`min-h-0 flex-col border-line lg:flex lg:border-r ${isNamed ? 'hidden' : 'flex'}`}
      >
        <p aria-hidden="true" className="px-4 pt-4 text-xl font-bold tracking-tight">
          Inbox
        </p>
        <Filters list={list} channel={channel ?? ''} search={search} waiting={waiting} onChange={change} />
        {(contact || label) && (
          <p className="flex items-center justify-between gap-3 border-b border-line bg-mist px-4 py-2">
            <span>{label ? `Labelled “${label}”` : 'Of one person'}</span>
            <Link to={without('contact', 'label')} className="font-semibold">
              Show all
            </Link>
          </p>
        )}
        <div className="min-h-0 flex-1 lg:overflow-y-auto">
          {rows === undefined && !failure && (
            <div className="py-12 text-center">
              <Spinner />
            </div>
          )}
          {failure && (
            <div className="px-4 py-1">
              {rows ? (
                <Stale what="The list" failure={failure.why} onTryAgain={refresh} />
              ) : (
                <LoadFailed what="The conversations" failure={failure.why} onTryAgain={refresh} />
              )}
            </div>
          )}
          {rows?.length === 0 && <Nothing list={list} isNarrowed={Boolean(search || channel || contact || label)} />}
          {rows !== undefined && rows.length > 0 && (
            <ConversationList {...{ rows, chosen, me, hrefOf, hasMore, isLoadingMore, moreFailure, onMore }} />
          )}
        </div>
      </section>
      <section aria-label="Conversation" className={`min-h-0 min-w-0 ${isNamed ? 'flex flex-col' : 'hidden lg:block'}`}>
        {chosen && (
          <Suspense
            fallback={
              <div className="p-6 text-center">
                <Spinner />
              </div>
            }
          >
            <ThreadPane key={chosen} id={chosen} backHref={without('id')} />
          </Suspense>
        )}
        {isNamed && !chosen && (
          <>
            <BackToList href={without('id')} />
            <div role="status" className="p-6 text-center">
              <NotHere />
            </div>
          </>
        )}
        {!isNamed && <NoneChosen counts={counts} isEmpty={rows?.length === 0} />}
      </section>
    </div>
  );
}

/** On a phone the list comes back where it was left: at the row that was read. */
function useFocusOnReturn(chosen: Id<'conversation'> | null) {
  const last = useRef(chosen);
  useEffect(() => {
    const left = last.current;
    last.current = chosen;
    if (left && !chosen) document.querySelector<HTMLElement>(`[data-row="${left}"]`)?.focus();
  }, [chosen]);
}

const empty: Record<ListName, { readonly title: string; readonly line: string }> = {
  waiting: {
    title: 'Nobody waits for you',
    line: 'Anyone who asks for a person or leaves a message appears here at once. The receptionist looks after the rest.',
  },
  mine: {
    title: 'Nothing is assigned to you',
    line: 'What you assign to yourself, or a colleague assigns to you, appears here.',
  },
  all: {
    title: 'Nobody has written or called yet',
    line: 'Try it yourself: call it from the desk, as a caller would.',
  },
  open: { title: 'The receptionist is talking to nobody', line: 'Conversations appear here while they go on.' },
  people: {
    title: 'Nobody of the team holds a conversation',
    line: 'A conversation that you take over stays here until you hand it back.',
  },
  ended: { title: 'No conversation has ended yet', line: 'Each is summed up here once it is over.' },
  snoozed: { title: 'Nothing is snoozed', line: 'What you put off until later comes back by itself.' },
  spam: { title: 'No spam', line: 'What you mark as spam is kept here, out of the way.' },
};

function Nothing({ list, isNarrowed }: { list: ListName; isNarrowed: boolean }) {
  const { title, line } = isNarrowed
    ? { title: 'Nothing found', line: 'Search by the beginnings of words, or by a name or number.' }
    : empty[list];
  return (
    <div className="px-6 py-12 text-center">
      <p className="font-semibold">{title}</p>
      <p className="mx-auto mt-1 max-w-[36ch] text-ink-2">{line}</p>
      {list === 'all' && !isNarrowed && (
        <ButtonLink to="/dashboard" kind="secondary" size="sm" className="mt-5">
          Start a test call
        </ButtonLink>
      )}
      {list === 'waiting' && !isNarrowed && (
        <ButtonLink to="?list=all" kind="secondary" size="sm" className="mt-5">
          Show Everything
        </ButtonLink>
      )}
    </div>
  );
}
