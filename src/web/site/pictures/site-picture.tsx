// A business's own site in a browser, with the chat open over it: the page behind is only sketched, the talk is real.
import { MessageCircle, Minus } from 'lucide-react';
import type { Talk } from '../content/shapes.ts';
import { Bubbles } from '../pieces/piece.tsx';

/** `address` stands in the browser's bar; the site says `offers` in its menu and `title` over the water. */
type Site = {
  readonly talk: Talk;
  readonly address: string;
  readonly title: string;
  readonly offers: readonly string[];
  /** So many lines stand open in the chat. */
  readonly shown: number;
};

export function SitePicture({ talk, address, title, offers, shown }: Site) {
  return (
    <figure aria-label={`The site of ${talk.name} with the chat open over it`}>
      <div className="overflow-hidden rounded-l border border-line bg-card text-ink shadow-lift">
        <div className="flex items-center gap-2 border-b border-line bg-mist px-4 py-3 sm:px-5">
          <span aria-hidden="true" className="hidden gap-1.5 sm:flex">
            <i className="size-2.5 rounded-full bg-edge/50" />
            <i className="size-2.5 rounded-full bg-edge/50" />
            <i className="size-2.5 rounded-full bg-edge/50" />
          </span>
          <span className="mx-auto w-full max-w-md truncate rounded-full bg-card px-4 py-1 text-center text-xs text-ink-2">
            {address}
          </span>
        </div>
        <div className="relative grid lg:grid-cols-[1fr_24rem]">
          <div className="min-h-56 overflow-hidden px-6 pt-6 sm:px-9 lg:pb-64">
            <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-ink-2">
              <b className="mr-auto font-semibold text-ink">{talk.name}</b>
              {offers.map((offer) => (
                <span key={offer} className="max-sm:hidden">
                  {offer}
                </span>
              ))}
            </p>
            <p className="relative mt-10 max-w-[13ch] text-2xl font-bold tracking-tight lg:mt-16 lg:text-hero lg:tracking-hero">
              {title}
            </p>
            <Bay />
          </div>
          <div className="relative border-line bg-card max-lg:border-t lg:my-5 lg:mr-5 lg:rounded-m lg:border lg:shadow-lift">
            <div className="flex items-center gap-3 border-b border-line px-4 py-3 text-sm">
              <span className="grid size-9 place-items-center rounded-full bg-sage text-sage-on">
                <MessageCircle aria-hidden="true" className="size-4" />
              </span>
              <b className="font-semibold">{talk.name}</b>
              <Minus aria-hidden="true" className="ml-auto size-4 text-ink-2" />
            </div>
            <div className="px-4 py-4">
              <Bubbles lines={talk.lines.slice(0, shown)} />
            </div>
            <div className="flex items-center gap-3 px-4 pb-4 text-sm text-ink-2" aria-hidden="true">
              <span className="flex-1 rounded-full border border-line px-4 py-2">Write a message</span>
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** Water, hills and a kayak, in the colours of the house. */
function Bay() {
  return (
    <svg
      viewBox="0 0 720 300"
      preserveAspectRatio="xMidYMax slice"
      className="mt-8 h-36 w-[calc(100%+3rem)] -translate-x-6 sm:w-[calc(100%+4.5rem)] sm:-translate-x-9 lg:absolute lg:inset-x-0 lg:bottom-0 lg:mt-0 lg:h-72 lg:w-full lg:translate-x-0"
      aria-hidden="true"
    >
      <circle cx="560" cy="88" r="40" className="fill-bell" />
      <path d="M0 190Q120 90 260 160T520 130T720 170V300H0Z" className="fill-sage-soft" />
      <path d="M0 220Q140 150 300 200T620 180T720 200V300H0Z" className="fill-sage" opacity="0.55" />
      <path d="M0 226H720V300H0Z" className="fill-mist" />
      <path
        d="M30 246H120M190 262H330M420 244H500M560 270H680M80 284H170"
        className="stroke-sage"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path d="M250 240Q330 268 410 240Q330 252 250 240Z" className="fill-signal" />
      <path d="M296 214L372 262" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M320 244Q322 218 332 218Q342 218 344 244Z" className="fill-ink" />
      <circle cx="332" cy="208" r="9" className="fill-ink" />
    </svg>
  );
}
