// The list of the inbox: rows of links, the newest first. Arrow keys walk it, and what comes in appears without a reload.
import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import type { Id } from '#shared/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { wordsOfLetter } from '#web/ui/letter-words.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { shortTime } from '#web/ui/zoned-time.ts';
import type { Conversation } from '../../contract.ts';
import { awaitedWords, awayWords, callerName, channelWords, outcomeWords } from './inbox-words.ts';

const icons = { phone: Phone, sms: MessageSquareText, chat: MessageCircle, email: Mail };

type Props = {
  rows: readonly Conversation[];
  chosen: Id<'conversation'> | null;
  me: Id<'user'> | null;
  hrefOf: (id: Id<'conversation'>) => string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why older ones could not be had; they are then asked for by hand alone. */
  moreFailure: { readonly why: unknown } | undefined;
  onMore: () => void;
};

export function ConversationList({ rows, chosen, me, hrefOf, hasMore, isLoadingMore, moreFailure, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const zone = useZone();
  useEffect(() => {
    const sight = end.current;
    if (!sight || !hasMore || moreFailure) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '400px' });
    watcher.observe(sight);
    return () => watcher.disconnect();
  }, [hasMore, moreFailure, onMore]);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const next = to === undefined ? undefined : links[to];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <ul ref={list} aria-label="Conversations" onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <Row key={row.id} row={row} href={hrefOf(row.id)} isChosen={row.id === chosen} me={me} zone={zone} />
        ))}
      </ul>
      <div ref={end} className="p-4 text-center">
        {moreFailure && <LoadFailed what="Older conversations" failure={moreFailure.why} onTryAgain={onMore} />}
        {hasMore && !moreFailure && (
          <Button kind="quiet" size="sm" busy={isLoadingMore} onClick={onMore}>
            Show Older
          </Button>
        )}
      </div>
    </>
  );
}

type RowProps = Pick<Props, 'me'> & { row: Conversation; href: string; isChosen: boolean; zone: string | undefined };

function Row({ row, href, isChosen, me, zone }: RowProps) {
  const { id, channel, lastText, lastLineAt } = row;
  const Icon = icons[channel];
  const words = usePhoneWords();
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <Link
        to={href}
        data-row={id}
        aria-current={isChosen ? 'true' : undefined}
        className={`grid grid-cols-[1.25rem_1fr_auto] gap-x-2.5 border-l-4 px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-mist aria-[current]:bg-card ${
          isChosen ? 'border-ink' : 'border-transparent'
        }`}
      >
        <span title={channelWords[channel]} className="mt-0.5 text-ink-2">
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{channelWords[channel]}</span>
        </span>
        <b className={`truncate ${row.awaits ? 'font-bold' : 'font-semibold'}`}>{callerName(row, words)}</b>
        <time dateTime={lastLineAt} className="text-xs leading-6 text-ink-2">
          {zone && shortTime(lastLineAt, new Date(), zone)}
        </time>
        <span className="col-span-2 col-start-2 truncate text-ink-2">
          {row.found ? <Found parts={row.found} /> : wordsOfLetter(lastText) || 'Nothing was said'}
        </span>
        <Marks row={row} me={me} zone={zone} />
      </Link>
    </li>
  );
}

/** What was said, with the words that are looked for set off. */
function Found({ parts }: { parts: NonNullable<Conversation['found']> }) {
  return parts.map(({ text, isMeant }, place) =>
    isMeant ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places, and may repeat
      <mark key={place} className="rounded-[4px] bg-bell-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** The one state that matters, in colour, and the labels. */
function Marks({ row, me, zone }: Pick<RowProps, 'row' | 'me' | 'zone'>) {
  const { state, heldBy, outcome, labels, isTest, isSpam } = row;
  // What lies under spam waits for nobody.
  const awaits = isSpam ? null : row.awaits;
  const away = awayWords(row, new Date(), zone);
  const holder = heldBy?.id === me ? 'you' : heldBy?.name || 'your team';
  const ended = state === 'resolved' && outcome ? outcomeWords[outcome] : null;
  const said = state === 'with-person' ? `With ${holder}` : ended;
  if (!awaits && !said && !away && labels.length === 0 && !isTest) return null;
  return (
    <span className="col-span-2 col-start-2 mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      {awaits && (
        <span
          className={`font-semibold ${awaits === 'message' ? 'rounded-full bg-bell-soft px-2 text-ink' : 'text-signal'}`}
        >
          {awaitedWords[awaits]}
        </span>
      )}
      {said && !(awaits === 'message' && outcome === 'message') && (
        <span
          className={outcome === 'booked' || state === 'with-person' ? 'font-semibold text-sage-ink' : 'text-ink-2'}
        >
          {said}
        </span>
      )}
      {away && <span className="font-semibold text-ink-2">{away}</span>}
      {isTest && <span className="text-ink-2">Test call</span>}
      {labels.map((label) => (
        <span key={label} className="max-w-full truncate rounded-full bg-mist px-2 text-ink">
          {label}
        </span>
      ))}
    </span>
  );
}
