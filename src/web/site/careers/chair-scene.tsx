// The picture of the careers page: an empty chair at a long desk, the lamp on, the headset waiting.

export function ChairScene() {
  return (
    <svg
      viewBox="0 0 560 400"
      role="img"
      aria-label="Drawing: an empty chair at a desk; the lamp is on, a headset hangs ready, a plant grows beside it"
      className="h-auto w-full"
    >
      <path d="M160 96l-62 176h212z" className="fill-bell-soft" />
      <rect y="370" width="560" height="3" className="fill-ink" />
      <Chair />
      <g className="fill-ink dark:fill-edge">
        <rect x="40" y="272" width="480" height="14" rx="7" />
        <rect x="64" y="286" width="12" height="84" />
        <rect x="484" y="286" width="12" height="84" />
      </g>
      <Lamp />
      <Headset />
      <Papers />
      <Plant />
    </svg>
  );
}

function Chair() {
  return (
    <g transform="translate(286 0)">
      <rect x="-6" y="300" width="12" height="44" className="fill-edge" />
      <path d="M-52 366q0 -22 52 -24q52 2 52 24" fill="none" strokeWidth="8" className="stroke-edge" />
      <circle cx="-52" cy="366" r="7" className="fill-ink dark:fill-ink" />
      <circle cx="52" cy="366" r="7" className="fill-ink dark:fill-ink" />
      <rect x="-62" y="292" width="124" height="22" rx="11" className="fill-signal-strong" />
      <rect x="-54" y="156" width="108" height="122" rx="26" className="fill-signal" />
      <path d="M-26 186h52M-26 208h52" strokeWidth="6" strokeLinecap="round" className="stroke-signal-soft" />
    </g>
  );
}

function Lamp() {
  return (
    <g transform="translate(92 272)">
      <rect x="-30" y="-8" width="60" height="10" rx="5" className="fill-sage" />
      <path d="M0 -8l-26 -92l76 -80" fill="none" strokeWidth="7" strokeLinejoin="round" className="stroke-sage" />
      <circle cx="-26" cy="-100" r="8" className="fill-sage" />
      <path d="M40 -206l52 30q-14 20 -40 14q-22 -8 -12 -44z" className="fill-sage" />
      <circle cx="72" cy="-166" r="11" className="fill-bell" />
    </g>
  );
}

function Headset() {
  return (
    <g transform="translate(404 228)">
      <path d="M-30 18a30 34 0 0 1 60 0" fill="none" strokeWidth="6" className="stroke-ink" />
      <rect x="-39" y="12" width="16" height="30" rx="8" className="fill-signal" />
      <rect x="23" y="12" width="16" height="30" rx="8" className="fill-signal" />
      <path d="M-31 40q4 14 26 6" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-ink" />
    </g>
  );
}

function Papers() {
  return (
    <g transform="translate(176 262)">
      <rect width="76" height="5" rx="2.5" className="fill-sage-soft" />
      <rect x="6" y="-6" width="66" height="5" rx="2.5" className="fill-line" />
      <rect x="2" y="4" width="80" height="6" rx="3" className="fill-mist" />
      <path d="M28 -8l26 -18l4 5l-26 18z" className="fill-bell" />
    </g>
  );
}

function Plant() {
  return (
    <g transform="translate(474 272)">
      <path d="M-22 -44h44l-6 44h-32z" className="fill-bell" />
      <g className="fill-sage">
        <path d="M-2 -44q-42 -14 -38 -66q40 14 38 66z" />
        <path d="M2 -44q42 -22 34 -82q-42 24 -34 82z" />
        <path d="M0 -44q-14 -54 6 -100q20 50 -6 100z" />
      </g>
    </g>
  );
}
