// Where a visitor writes: Enter sends, Shift+Enter breaks the line, and the keyboard of a phone fits what was asked.
import type { chatTextMax } from '#channels/chat/contract.ts';
import type { ShownLine } from '#domains/conversations/contract.ts';
import { part } from './elements.ts';
import type { Words } from './words.ts';

/** The server's own limit, by its type: its value would bring the whole contract along. */
const textMax: typeof chatTextMax = 2000;
const countedFrom = textMax - 300;

type Keyboard = { readonly inputmode: string; readonly autocomplete: string };
const plain: Keyboard = { inputmode: 'text', autocomplete: 'off' };
const keyboards: Partial<Record<NonNullable<ShownLine['asks']>, Keyboard>> = {
  name: { inputmode: 'text', autocomplete: 'name' },
  phone: { inputmode: 'tel', autocomplete: 'tel' },
  email: { inputmode: 'email', autocomplete: 'email' },
  code: { inputmode: 'numeric', autocomplete: 'one-time-code' },
};

export function openComposer(say: (text: string) => void) {
  const form = part<HTMLFormElement>('composer');
  const long = part<HTMLTextAreaElement>('long');
  const short = part<HTMLInputElement>('short');
  const count = part('count');
  const send = part<HTMLButtonElement>('send');
  let shown: HTMLTextAreaElement | HTMLInputElement = long;
  let words: Words | undefined;

  const grow = () => {
    long.style.height = 'auto';
    long.style.height = `${long.scrollHeight + 2}px`;
    const left = textMax - shown.value.length;
    count.textContent = shown.value.length > countedFrom && words ? words.left(left) : '';
    send.disabled = shown.value.trim() === '';
  };
  const submit = () => {
    const text = shown.value.trim();
    if (text === '') return;
    shown.value = '';
    grow();
    say(text);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
    shown.focus();
  });
  for (const field of [long, short]) {
    field.maxLength = textMax;
    field.addEventListener('input', grow);
  }
  long.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });

  return {
    speak: (own: Words) => {
      words = own;
      for (const field of [long, short]) field.placeholder = own.write;
      part('write').textContent = own.write;
      send.setAttribute('aria-label', own.send);
      grow();
    },
    /** One line with a fitting keyboard for a number, an address or a code; otherwise as many lines as are written. */
    fit: (asks: ShownLine['asks'] | undefined) => {
      const keyboard = (asks && keyboards[asks]) || plain;
      const next = keyboard === plain ? long : short;
      short.setAttribute('inputmode', keyboard.inputmode);
      short.setAttribute('autocomplete', keyboard.autocomplete);
      if (next === shown) return;
      const hadFocus = document.activeElement === shown;
      next.value = shown.value;
      shown.value = '';
      shown.hidden = true;
      shown.disabled = true;
      next.hidden = false;
      next.disabled = false;
      shown = next;
      part('write').setAttribute('for', next.id);
      grow();
      if (hadFocus) next.focus();
    },
    show: (isShown: boolean) => {
      form.hidden = !isShown;
    },
    focus: () => shown.focus({ preventScroll: true }),
  };
}
