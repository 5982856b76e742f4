// What there was with one contact, newest first: what is still to come, then day by day back to the beginning.
import {
  CalendarClock,
  CalendarX,
  Combine,
  Mail,
  MessageCircle,
  MessageSquareText,
  Phone,
  ShieldCheck,
  StickyNote,
  Voicemail,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Contact } from '#domains/contacts/contract.ts';
import { textWords } from '#domains/contacts/ui/phone-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { wordsOfLetter } from '#web/ui/letter-words.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { clockWords, dateWords, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Happening } from '../contract.ts';
import { MergeBody } from './merge-body.tsx';
import { NoteBody } from './note-body.tsx';
import { NoteForm } from './note-form.tsx';
import { type Kind, useHistory } from './use-history.ts';

type Props = {
  contact: Contact;
  timezone: string;
  /** Another number asks anew. */
  round: number;
};

export function ContactTimeline({ contact, timezone, round }: Props) {
  const part = useHeldFocus<HTMLElement>();
  const [kind, setKind] = useState<Kind>();
  const history = useHistory(contact.id, kind, round);
  const now = new Date().toISOString();
  const coming = history.happenings?.filter(({ at }) => at > now) ?? [];
  const past = history.happenings?.filter(({ at }) => at <= now) ?? [];
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="history" className="outline-none">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <Allowed to="staff">
        <NoteForm contact={contact} onNoted={history.reload} />
      </Allowed>
      <KindRow chosen={kind} onChoose={setKind} />
      {history.happenings === undefined && !history.failure && (
        <div className="py-10 text-center">
          <Spinner />
        </div>
      )}
      {history.happenings?.length === 0 && !history.failure && (
        <div className="mt-6">
          <EmptyState title={kind === undefined ? 'Nothing yet' : 'Nothing of that kind'}>
            Calls, texts, chats, emails and appointments appear here as they happen.
          </EmptyState>
        </div>
      )}
      {coming.length > 0 && (
        <Days title="Coming" happenings={coming.toReversed()} contact={contact} timezone={timezone} history={history} />
      )}
      {past.length > 0 && (
        <Days title="So far" happenings={past} contact={contact} timezone={timezone} history={history} />
      )}
      {history.failure && (
        <div className="mt-6">
          <LoadFailed
            what={history.happenings ? 'What was earlier' : 'The history'}
            failure={history.failure.why}
            onTryAgain={history.happenings ? history.more : history.reload}
          />
        </div>
      )}
      {history.hasMore && !history.failure && (
        <Button kind="secondary" size="sm" className="mt-4" busy={history.isLoading} onClick={history.more}>
          Show Earlier
        </Button>
      )}
    </section>
  );
}

const kindNames = [
  [undefined, 'Everything'],
  ['conversation', 'Conversations'],
  ['appointment', 'Appointments'],
  ['message', 'Messages'],
  ['note', 'Notes'],
  ['consent', 'Consent'],
  ['merge', 'Merges'],
] as const;

/** One kind at a time, or everything. */
function KindRow({ chosen, onChoose }: { chosen: Kind | undefined; onChoose: (kind: Kind | undefined) => void }) {
  return (
    <fieldset className="mt-6 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Show</legend>
      {kindNames.map(([kind, label]) => (
        <Chip key={label} isPressed={chosen === kind} onPress={() => onChoose(kind)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

type History = ReturnType<typeof useHistory>;
type DaysProps = {
  title: string;
  happenings: readonly Happening[];
  contact: Contact;
  timezone: string;
  history: History;
};

function Days({ title, happenings, contact, timezone, history }: DaysProps) {
  const thisYear = wallTimeOf(new Date(), timezone).date.slice(0, 4);
  return (
    <>
      <h3 className="mt-8 text-xs font-semibold text-ink-2">{title}</h3>
      <ol className="mt-1 border-t-2 border-ink">
        {happenings.map((one) => {
          const { date, minutes } = wallTimeOf(one.at, timezone);
          return (
            <li key={one.id} className="grid grid-cols-[2rem_1fr] gap-x-3 border-b border-line py-3.5 sm:gap-x-4">
              <Mark happening={one} />
              <div className="min-w-0">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Title happening={one} date={date} />
                  <time dateTime={one.at} className="text-xs text-ink-2">
                    {dayWords(date, thisYear)}, {clockWords(minutes)}
                  </time>
                </div>
                <Body happening={one} contact={contact} onGone={history.drop} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function dayWords(date: LocalDate, thisYear: string): string {
  const year = date.startsWith(thisYear) ? {} : { year: 'numeric' as const };
  return dateWords(date, { weekday: 'short', month: 'short', day: 'numeric', ...year });
}

const channelIcons = { phone: Phone, sms: MessageSquareText, chat: MessageCircle, email: Mail };
const channelNames = { phone: 'Call', sms: 'Texts', chat: 'Chat', email: 'Email' };

function Mark({ happening }: { happening: Happening }) {
  const Icon =
    happening.kind === 'conversation'
      ? channelIcons[happening.channel]
      : happening.kind === 'appointment'
        ? happening.status === 'cancelled'
          ? CalendarX
          : CalendarClock
        : { message: Voicemail, note: StickyNote, consent: ShieldCheck, merge: Combine }[happening.kind];
  const tone = {
    conversation: 'bg-mist',
    appointment: 'bg-sage-soft text-sage-ink',
    message: 'bg-bell-soft',
    note: '',
    consent: '',
    merge: '',
  };
  return (
    <span className={`grid size-8 place-items-center rounded-full ${tone[happening.kind] || 'border border-line'}`}>
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

function Title({ happening: one, date }: { happening: Happening; date: LocalDate }) {
  if (one.kind === 'conversation')
    return (
      <b className="flex flex-wrap items-center gap-2 font-semibold">
        <Link to={`/inbox?id=${one.id}`}>{one.isTest ? 'Test call' : channelNames[one.channel]}</Link>
        {one.isOpen && <Tag tone="bell">Going on</Tag>}
        {one.outcome && <Tag tone={settled.has(one.outcome) ? 'settled' : 'quiet'}>{outcomeNames[one.outcome]}</Tag>}
      </b>
    );
  if (one.kind === 'appointment')
    return (
      <b className="flex flex-wrap items-center gap-2 font-semibold">
        <Link to={`/diary?date=${date}&open=${one.id}`} className={one.status === 'cancelled' ? 'line-through' : ''}>
          {one.service}
        </Link>
        {one.status === 'cancelled' && <Tag>Cancelled</Tag>}
      </b>
    );
  if (one.kind === 'message')
    return (
      <b className="flex flex-wrap items-center gap-2 font-semibold">
        Message left
        {one.isUrgent && one.state === 'new' && <Tag tone="urgent">Urgent</Tag>}
        <Tag tone={messageTones[one.state]}>{messageWords[one.state]}</Tag>
      </b>
    );
  if (one.kind === 'consent')
    return (
      <b className="font-semibold">
        {one.isGiven ? `Agreed to ${consentNames[one.channel]}` : `No ${consentNames[one.channel]} any more`}
      </b>
    );
  if (one.kind === 'merge') return <b className="font-semibold">Merged with {one.goneName || 'another contact'}</b>;
  return <b className="font-semibold">{one.by ? `Note by ${one.by}` : 'Note'}</b>;
}

const consentNames = { text: 'texts', email: 'emails', call: 'calls' };
const messageWords = { new: 'Not done', done: 'Done', 'taken-back': 'Taken back' } as const;
const messageTones = { new: 'bell', done: 'settled', 'taken-back': 'quiet' } as const;

const settled = new Set(['booked', 'moved', 'answered']);
const outcomeNames: Readonly<Record<string, string>> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  'handed-off': 'Handed off',
  message: 'Message taken',
  answered: 'Answered',
  unanswered: 'Not answered',
  abandoned: 'Broken off',
};

type BodyProps = { happening: Happening; contact: Contact; onGone: (id: string) => void };

function Body({ happening: one, contact, onGone }: BodyProps): ReactNode {
  const words = usePhoneWords();
  if (one.kind === 'conversation')
    return (
      <p className="mt-0.5 line-clamp-3 text-ink-2">
        {one.summary === null ? wordsOfLetter(one.lastText) || 'Nothing was said.' : textWords(one.summary, words)}
      </p>
    );
  if (one.kind === 'appointment') {
    const minutes = Math.round((Date.parse(one.endsAt) - Date.parse(one.at)) / 60_000);
    return (
      <p className="mt-0.5 text-ink-2">
        {[`${minutes} min`, one.staff && `with ${one.staff}`, one.note].filter(Boolean).join(' · ')}
      </p>
    );
  }
  if (one.kind === 'message')
    return (
      <p className="mt-0.5 whitespace-pre-line">
        {one.body}{' '}
        {one.conversationId && (
          <Link to={`/inbox?id=${one.conversationId}`} className="whitespace-nowrap underline">
            Read the talk
          </Link>
        )}
      </p>
    );
  if (one.kind === 'consent')
    return <p className="mt-0.5 text-ink-2">{[one.how, one.by && `noted by ${one.by}`].filter(Boolean).join(' · ')}</p>;
  if (one.kind === 'merge') return <MergeBody merge={one} />;
  return <NoteBody note={one} contact={contact} onGone={() => onGone(one.id)} />;
}
