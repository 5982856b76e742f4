// What was done lately, the newest first: talks with what came of them, and bookings that no talk made.
import { CalendarDays, Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { momentWords } from '#domains/appointments/ui/diary-words.ts';
import { textWords } from '#domains/contacts/ui/phone-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { wordsOfLetter } from '#web/ui/letter-words.ts';
import { EmptyState } from '#web/ui/panel.tsx';
import { shortTime, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Deed } from '../contract.ts';
import { outcomeWords, whoWords } from './figure-words.ts';

const icons = { phone: Phone, sms: MessageSquareText, chat: MessageCircle, email: Mail };
const bookers = { user: 'by your team', 'api-key': 'by a program', visitor: 'on the booking page' };

type Props = { deeds: readonly Deed[]; timezone: string; slug: string };

export function RecentDeeds({ deeds, timezone, slug }: Props) {
  const now = new Date();
  const numberWords = usePhoneWords();
  return (
    <section aria-labelledby="recent" className="mt-12">
      <h2 id="recent" className="text-xl">
        Recent activity
      </h2>
      {deeds.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="Nothing has happened yet">
            Start a test call above, or open{' '}
            <a href={`/chat/${slug}`} target="_blank" rel="noreferrer" className="underline">
              your chat page
            </a>
            : every conversation and booking is listed here.
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 border-t-2 border-ink">
          {deeds.map((deed) => {
            const { Icon, to, who, did, words } = shownOf(deed, timezone, numberWords);
            return (
              <li key={deed.id} className="border-b border-line">
                <Link
                  to={to}
                  className="-mx-2 grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-3 px-2 py-3 text-ink no-underline -outline-offset-3 hover:bg-mist lg:grid-cols-[1.25rem_13rem_1fr_auto]"
                >
                  <Icon aria-hidden="true" className="size-4 self-center text-ink-2" />
                  <span className="min-w-0">
                    <b className="block truncate font-semibold">{who}</b>
                  </span>
                  <span className="order-last col-span-2 col-start-2 min-w-0 truncate text-ink-2 lg:order-none lg:col-span-1 lg:col-start-auto">
                    {[did, words].filter(Boolean).join(' · ')}
                  </span>
                  <time dateTime={deed.at} className="text-ink-2">
                    {shortTime(deed.at, now, timezone)}
                  </time>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function shownOf(deed: Deed, timezone: string, numberWords: (e164: string) => string) {
  if (deed.kind === 'conversation')
    return {
      Icon: icons[deed.channel],
      to: `/inbox?list=all&id=${deed.id}`,
      who: whoWords(deed.who, deed.channel, numberWords),
      // Where something was said, that it goes on needs no saying.
      did: deed.outcome || !deed.words ? outcomeWords[deed.outcome ?? 'going-on'] : null,
      words: deed.words && textWords(wordsOfLetter(deed.words), numberWords),
    };
  return {
    Icon: CalendarDays,
    to: `/diary?view=day&date=${wallTimeOf(deed.startsAt, timezone).date}&open=${deed.id}`,
    who: whoWords(deed.who, null, numberWords),
    did: `Booked ${bookers[deed.by]}`,
    words: `${deed.service}, ${momentWords(deed.startsAt, timezone)}`,
  };
}
