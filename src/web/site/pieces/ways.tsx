// Where a matter goes: from one channel to the next, or from a question along each answer to its end.
import { Mail, MessageCircle, MessageSquare, Phone, UserRound } from 'lucide-react';
import { Tag } from '../../ui/panel.tsx';
import type { Stop, Way } from '../content/shapes.ts';

const channels = {
  phone: { sign: Phone, name: 'Call' },
  sms: { sign: MessageSquare, name: 'Text' },
  chat: { sign: MessageCircle, name: 'Chat' },
  mail: { sign: Mail, name: 'Mail' },
  person: { sign: UserRound, name: 'You' },
};

/** One line down the page, a sign for each channel on it. */
export function Thread({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="text-sm">
      {stops.map(({ when, how, words }, place) => {
        const { sign: Sign, name } = channels[how];
        return (
          <li key={when} className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-7 last:pb-0">
            {place < stops.length - 1 && (
              <span aria-hidden="true" className="absolute top-10 bottom-0 left-[1.2rem] w-0.5 bg-line" />
            )}
            <span
              className={`grid size-10 place-items-center rounded-full ${how === 'person' ? 'bg-bell text-bell-ink' : 'bg-sage-soft text-sage-ink'}`}
            >
              <Sign aria-hidden="true" className="size-[1.1rem]" />
            </span>
            <div>
              <p className="flex flex-wrap gap-x-3 text-ink-2">
                <b className="font-semibold text-ink">{name}</b> {when}
              </p>
              <p className="mt-0.5">{words}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The question at the left, each answer as a row that runs to its end at the right. */
export function Ways({ asks, ways }: { asks: string; ways: readonly Way[] }) {
  return (
    <div className="grid text-sm lg:grid-cols-[15rem_1fr] lg:items-center lg:gap-x-10">
      <p className="rounded-m rounded-bl-[4px] bg-sage px-4 py-3 font-semibold text-sage-on">{asks}</p>
      <ol className="relative mt-4 border-l-2 border-line pl-5 lg:mt-0 lg:pl-0">
        {ways.map(({ answer, next, end, tone }) => (
          <li
            key={answer}
            className="relative grid gap-x-6 gap-y-1.5 border-b border-line py-4 last:border-0 before:absolute before:-left-5 before:top-7 before:h-0.5 before:w-4 before:bg-line sm:grid-cols-[9rem_1fr_auto] sm:items-center lg:pl-7 lg:before:left-0 lg:before:top-1/2 lg:before:w-5"
          >
            <b className="font-semibold">“{answer}”</b>
            <span className="text-ink-2">{next}</span>
            <span>
              <Tag tone={tone}>{end}</Tag>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
