// The picture of the about page: a calm person at a front desk, a diary that fills, a bell that nobody needs to ring.
import { Face } from '../portrait.tsx';

export function DeskScene() {
  return (
    <svg
      viewBox="0 0 560 440"
      role="img"
      aria-label="Drawing: somebody at a front desk with a headset, an open diary and a desk bell; a van drives past the window"
      className="h-auto w-full"
    >
      <rect width="560" height="440" rx="24" className="fill-bell-soft" />
      <Window />
      <g transform="translate(348 196)">
        <path d="M-112 184q0 -112 92 -120h40q92 8 92 120z" className="fill-sage" />
        <path d="M-20 62l20 26l20 -26" className="fill-paper dark:fill-ink" />
        <g transform="scale(1.7)">
          <Face hair="bun" skin="tan" />
          <path d="M-33 -2a33 33 0 0 1 66 0" fill="none" strokeWidth="3.5" className="stroke-signal" />
          <rect x="-38" y="-6" width="9" height="20" rx="4.5" className="fill-signal" />
          <rect x="29" y="-6" width="9" height="20" rx="4.5" className="fill-signal" />
          <path d="M-34 12q2 16 18 15" fill="none" strokeWidth="2.5" className="stroke-signal" />
          <path d="M-9 10q9 7 18 0" fill="none" strokeWidth="2.2" strokeLinecap="round" className="stroke-bell-ink" />
          <circle cx="-10" cy="-3" r="2.2" className="fill-bell-ink" />
          <circle cx="10" cy="-3" r="2.2" className="fill-bell-ink" />
        </g>
      </g>
      <path d="M0 356h560v60a24 24 0 0 1 -24 24h-512a24 24 0 0 1 -24 -24z" className="fill-ink dark:fill-card" />
      <rect y="348" width="560" height="14" className="fill-signal" />
      <Diary />
      <Bell />
    </svg>
  );
}

function Window() {
  return (
    <g>
      <rect x="48" y="52" width="176" height="172" rx="14" className="fill-mist" />
      <circle cx="176" cy="96" r="20" className="fill-bell" />
      <path
        d="M48 176q44 -40 88 -14t88 -22v70a14 14 0 0 1 -14 14h-148a14 14 0 0 1 -14 -14z"
        className="fill-sage-soft"
      />
      <rect x="48" y="200" width="176" height="6" className="fill-edge" />
      <g transform="translate(86 164)">
        <path d="M0 8q0 -8 8 -8h44v34h-52z" className="fill-signal" />
        <path d="M52 8h14q6 0 9 6l7 12v8h-30z" className="fill-signal-strong" />
        <path d="M56 12h9q4 0 6 4l4 8h-19z" className="fill-mist" />
        <circle cx="16" cy="35" r="7.5" className="fill-ink dark:fill-paper" />
        <circle cx="64" cy="35" r="7.5" className="fill-ink dark:fill-paper" />
      </g>
      <path d="M136 52v172M48 138h176" strokeWidth="6" className="stroke-card" />
      <rect x="48" y="52" width="176" height="172" rx="14" fill="none" strokeWidth="8" className="stroke-card" />
    </g>
  );
}

function Diary() {
  return (
    <g transform="translate(76 288)">
      <path d="M8 -2h176l16 62h-208z" className="fill-card dark:fill-paper" />
      <path d="M96 -2v62" strokeWidth="2" className="stroke-line" />
      <path d="M18 10h66M14 24h70M10 38h74" strokeWidth="3" strokeLinecap="round" className="stroke-line" />
      <path d="M108 5h66l3 13h-69z" className="fill-mist" />
      <path d="M108 24h71l3 13h-74z" className="fill-sage" />
      <path d="M108 43h75l3 12h-78z" fill="none" strokeDasharray="4 3" strokeWidth="1.5" className="stroke-edge" />
    </g>
  );
}

function Bell() {
  return (
    <g transform="translate(478 300)">
      <circle cy="-12" r="6" className="fill-ink dark:fill-edge" />
      <path d="M-40 34a40 40 0 0 1 80 0z" className="fill-bell" />
      <path
        d="M-24 26a26 26 0 0 1 14 -20"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-bell-soft"
      />
      <rect x="-48" y="34" width="96" height="14" rx="7" className="fill-ink dark:fill-edge" />
    </g>
  );
}
