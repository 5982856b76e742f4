// The one button: a thing a person does. `primary` is for the single most important act of a view, `text` for what can be
// done with one row of many.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'bell' | 'text';

const kinds: Record<Kind, string> = {
  primary: 'border-transparent bg-signal text-signal-on hover:bg-signal-strong',
  secondary: 'border-edge/55 bg-card text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-mist',
  bell: 'border-transparent bg-bell text-bell-ink hover:bg-bell-soft hover:text-ink',
  danger: 'border-signal/60 bg-card text-signal hover:bg-signal-soft',
  text: 'border-transparent text-ink-2 underline decoration-edge/60 underline-offset-4 hover:text-ink hover:decoration-ink',
};

/** What cannot be pressed now stands back: a surface turns grey, and what has none does not get one. */
const filledOff =
  'disabled:border-line disabled:bg-mist disabled:text-ink-2 aria-disabled:border-line aria-disabled:bg-mist aria-disabled:text-ink-2';
const bareOff =
  'disabled:bg-transparent disabled:text-edge disabled:no-underline aria-disabled:bg-transparent aria-disabled:text-edge aria-disabled:no-underline';

const sizes = { md: 'min-h-11 text-base', sm: 'min-h-9 text-sm' };
const paddings = { md: 'px-5', sm: 'px-4' };

type Look = { kind?: Kind; size?: keyof typeof sizes };

/** For what leads out of the app, and is no `ButtonLink`. */
export function look({ kind = 'primary', size = 'md' }: Look, className = ''): string {
  const isBare = kind === 'quiet' || kind === 'text';
  return `inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] font-semibold whitespace-nowrap transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ${isBare ? bareOff : filledOff} ${sizes[size]} ${kind === 'text' ? '' : paddings[size]} ${kinds[kind]} ${className}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { busy?: boolean; children: ReactNode; ref?: Ref<HTMLButtonElement> };

/** While `busy` it shows the two bars and cannot be pressed again; it keeps the focus, which a disabled one would lose. */
export function Button({ kind, size, busy = false, className, children, type, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Prevented, the press of a busy button sends no form either.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look({ ...(kind && { kind }), ...(size && { size }) }, className)}
      {...rest}
    >
      {busy && <Spinner size="sm" label={null} />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for an act that is a journey. */
export function ButtonLink({ kind, size, className, ...rest }: LinkProps & Look) {
  return (
    <Link
      className={`no-underline ${look({ ...(kind && { kind }), ...(size && { size }) }, className ?? '')}`}
      {...rest}
    />
  );
}
