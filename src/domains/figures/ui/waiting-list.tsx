// What waits for the team, each with the way to it: talks first, then questions that were not known.
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { wordsOfLetter } from '#web/ui/letter-words.ts';
import { EmptyState } from '#web/ui/panel.tsx';
import { shortTime } from '#web/ui/zoned-time.ts';
import type { Desk } from '../contract.ts';
import { awaitedWords, counted, whoWords } from './figure-words.ts';

const rowLook =
  '-mx-2 grid grid-cols-[1fr_auto] gap-x-4 px-2 py-3 text-ink no-underline -outline-offset-3 hover:bg-mist';

type Props = {
  waiting: Desk['waiting'];
  timezone: string;
  /** Nobody has called yet: there is time to teach. */
  isNew: boolean;
};

export function WaitingList({ waiting, timezone, isNew }: Props) {
  const { conversations, first, questions, firstQuestions } = waiting;
  const now = new Date();
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="text-xl">
        Waiting for you
      </h2>
      {conversations + questions === 0 ? (
        <div className="mt-4">
          <EmptyState
            title="Nothing waits for you"
            action={
              isNew && (
                <ButtonLink to="/dashboard/training?tab=facts" kind="secondary" size="sm">
                  Teach It Your Business
                </ButtonLink>
              )
            }
          >
            Anyone who asks for a person, leaves a message or asks something that is not known appears here until you
            have seen to it.
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 border-t-2 border-ink">
          {first.map(({ id, awaits, who, channel, lastText, lastLineAt }) => (
            <li key={id} className="border-b border-line">
              <Link to={`/inbox?id=${id}`} className={rowLook}>
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                  <b className="font-semibold">{whoWords(who, channel)}</b>
                  <span className={awaits === 'message' ? 'text-ink-2' : 'font-semibold text-signal'}>
                    {awaitedWords[awaits]}
                  </span>
                </span>
                <time dateTime={lastLineAt} className="text-ink-2">
                  {shortTime(lastLineAt, now, timezone)}
                </time>
                <span className="col-span-2 truncate text-ink-2">{wordsOfLetter(lastText)}</span>
              </Link>
            </li>
          ))}
          {firstQuestions.map(({ id, question, timesAsked }) => (
            <li key={id} className="border-b border-line">
              <Link to="/dashboard/training" className={rowLook}>
                <span className="flex min-w-0 items-center gap-2">
                  <MessageCircleQuestion aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
                  <span className="truncate max-sm:whitespace-normal">“{question}”</span>
                </span>
                <span className="text-ink-2">asked {timesAsked === 1 ? 'once' : `${timesAsked} times`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Rest talks={conversations - first.length} questions={questions - firstQuestions.length} />
    </section>
  );
}

function Rest({ talks, questions }: { talks: number; questions: number }) {
  if (talks + questions <= 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {talks > 0 && (
        <Link to="/inbox" className="underline">
          {counted(talks, 'more conversation')}
        </Link>
      )}
      {questions > 0 && (
        <Link to="/dashboard/training" className="underline">
          {counted(questions, 'more question')}
        </Link>
      )}
    </p>
  );
}
