// A person as the house draws people: a head, hair, shoulders, in the site's own colours. No photographs of strangers.
import type { ReactNode } from 'react';

export type Hair = 'bun' | 'short' | 'long' | 'curls';
export type Skin = 'light' | 'tan' | 'deep';
export type Ground = 'bell' | 'sage' | 'signal' | 'mist';

const grounds: Record<Ground, string> = {
  bell: 'fill-bell-soft',
  sage: 'fill-sage-soft',
  signal: 'fill-signal-soft',
  mist: 'fill-mist',
};
const clothes: Record<Ground, string> = {
  bell: 'fill-sage',
  sage: 'fill-signal',
  signal: 'fill-ink',
  mist: 'fill-bell',
};

/** Faces and hair have colours of their own, which day and night do not change. */
const skins: Record<Skin, { readonly face: string; readonly neck: string }> = {
  light: { face: 'fill-[#f2c7a5]', neck: 'fill-[#e3b08b]' },
  tan: { face: 'fill-[#d9a273]', neck: 'fill-[#c48c5d]' },
  deep: { face: 'fill-[#8f5a3c]', neck: 'fill-[#7a4a30]' },
};
const hairColour = 'fill-[#1d1b2e] dark:fill-[#0b0912]';

/** Drawn around the middle of the face at 0 0, whose radius is 30. */
const behind: Record<Hair, ReactNode> = {
  bun: <circle cx="0" cy="-38" r="14" />,
  short: null,
  long: <path d="M-36 42V-4a36 36 0 0 1 72 0v46z" />,
  curls: (
    <>
      <circle cx="-28" cy="-12" r="17" />
      <circle cx="28" cy="-12" r="17" />
      <circle cx="-16" cy="-30" r="17" />
      <circle cx="16" cy="-30" r="17" />
    </>
  ),
};
const above: Record<Hair, ReactNode> = {
  bun: <path d="M-32 -2a32 32 0 0 1 64 0q-22 -4 -34 -20q-10 16 -30 20z" />,
  short: <path d="M-32 -4a32 32 0 0 1 64 0l-4 4q-2 -16 -12 -20q-24 6 -40 0q-4 8 -4 20z" />,
  long: <path d="M-36 6a36 36 0 0 1 72 0h-6q-28 -6 -40 -24q-6 18 -20 24z" />,
  curls: <path d="M-30 -8a30 30 0 0 1 60 0q-30 -14 -60 0z" />,
};

export function Face({ hair, skin }: { hair: Hair; skin: Skin }) {
  const { face, neck } = skins[skin];
  return (
    <>
      <g className={hairColour}>{behind[hair]}</g>
      <path d="M-10 20h20v26h-20z" className={neck} />
      <circle r="30" className={face} />
      <g className={hairColour}>{above[hair]}</g>
    </>
  );
}

/** A drawing, not a likeness: the name beside it is what is read aloud. */
export function Portrait({ hair, skin, ground }: { hair: Hair; skin: Skin; ground: Ground }) {
  return (
    <svg viewBox="0 0 200 200" className="h-auto w-full rounded-m" aria-hidden="true">
      <rect width="200" height="200" className={grounds[ground]} />
      <g transform="translate(100 92)">
        <path d="M-72 112q0 -66 58 -70h28q58 4 58 70z" className={clothes[ground]} />
        <g transform="scale(1.15)">
          <Face hair={hair} skin={skin} />
        </g>
      </g>
    </svg>
  );
}
