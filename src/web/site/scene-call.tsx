// The picture of the home page: a call as it is answered, and the diary that fills from it. Sample people, plainly drawn.
import { Phone } from 'lucide-react';

const talk: readonly { readonly who: 'Maria' | 'Telle'; readonly words: string; readonly marked?: string }[] = [
  { who: 'Maria', words: 'My kitchen drain is blocked. Can someone come tomorrow after lunch?' },
  { who: 'Telle', words: 'Yes. Tomorrow, Tuesday, I have ', marked: '2:00' },
  { who: 'Maria', words: 'Two is perfect.' },
  { who: 'Telle', words: 'Then Dana comes Tuesday at 2:00 to 88 Bleecker Street. Shall I book it?' },
];
const afterMark = ' or 3:30. A drain clearing is $149, and the visit is free if you go ahead.';

export function CallScene() {
  return (
    <figure aria-label="Example: a caller asks for a plumber, Telle offers two times and books one">
      <div className="relative pb-8 lg:pb-44">
        <div className="rounded-l border border-line bg-card px-5 pb-6 pt-5 shadow-lift sm:px-6 lg:mr-[7%] lg:pb-14">
          <div className="flex items-center gap-3 border-b border-line pb-4 text-sm text-ink-2">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bell text-bell-ink">
              <Phone aria-hidden="true" className="size-[1.15rem]" />
            </span>
            <span className="leading-snug">
              <b className="block text-base text-ink">Harbor Plumbing</b>
              Maria Lopez is calling
            </span>
            <span className="ml-auto flex items-center gap-2">
              <Level />
              <span className="figures">0:42</span>
            </span>
          </div>
          {talk.map(({ who, words, marked }) => (
            <div key={words} className="grid grid-cols-[3.4rem_1fr] gap-x-2 pt-3.5 text-[0.97rem]">
              <span className="pt-0.5 text-sm text-ink-2">{who}</span>
              <p className={who === 'Telle' ? 'font-semibold' : ''}>
                {words}
                {marked && <mark className="rounded-[4px] bg-bell-soft px-1 text-inherit">{marked}</mark>}
                {marked && afterMark}
              </p>
            </div>
          ))}
        </div>
        <Diary />
      </div>
    </figure>
  );
}

function Level() {
  return (
    <svg viewBox="0 0 36 24" className="h-5 w-auto fill-sage" aria-hidden="true">
      {[8, 16, 22, 12, 18, 7].map((height, number) => (
        <rect key={height} x={number * 6 + 1} y={(24 - height) / 2} width="3" height={height} rx="1.5" />
      ))}
    </svg>
  );
}

const slots: readonly { readonly time: string; readonly what: string; readonly state: 'booked' | 'new' | 'free' }[] = [
  { time: '1:00', what: 'Boiler service · Kim', state: 'booked' },
  { time: '2:00', what: 'Drain clearing · Maria Lopez', state: 'new' },
  { time: '3:30', what: 'free', state: 'free' },
];

const slotLook = {
  booked: 'bg-mist text-ink',
  new: 'bg-sage font-semibold text-sage-on',
  free: 'border border-dashed border-edge/60 text-ink-2',
};

function Diary() {
  return (
    <div className="mt-4 rounded-m border border-line bg-card p-4 text-sm shadow-lift sm:ml-auto sm:w-3/5 lg:absolute lg:bottom-0 lg:right-0 lg:mt-0 lg:w-[54%]">
      <p className="flex justify-between font-semibold">
        Tuesday 17 <span className="font-normal text-ink-2">Dana</span>
      </p>
      {slots.map(({ time, what, state }) => (
        <div key={time} className="mt-2 grid grid-cols-[3rem_1fr] gap-2">
          <time className="pt-1.5 text-ink-2">{time}</time>
          <div className={`rounded-s px-2.5 py-1.5 ${slotLook[state]}`}>{what}</div>
        </div>
      ))}
    </div>
  );
}
