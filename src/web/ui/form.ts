// The state of a form, by the rules of the product: values and errors are held here, changing a field clears its error,
// a submit with any error is blocked with one sentence, and a refusal of the server lands at the field it names.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { sayInOurWords } from '#shared/check-words.ts';
import { fieldMessages } from '#shared/fields.ts';
import { noteBlocked, sayBlocked, unsayBlocked } from './form-blocked.ts';
import { isTold, tellFailedSubmission } from './run-async.ts';

export type FieldState<T> = {
  readonly id: string;
  readonly name: string;
  readonly value: T;
  readonly error: string | undefined;
  set(value: T): void;
};

type Values = Record<string, string | boolean | object | null>;
export type Errors<V> = Partial<Record<keyof V & string, string>>;

type Options<V extends Values> = {
  readonly initial: V;
  /** Sentences for the fields that are not right; an empty object lets the form go. */
  readonly check: (values: V) => Errors<V>;
  /**
   * Sends the form; false where it was not sent after all, else what stands now where that is not what was sent.
   * What it throws is shown: at its fields where it names some, as a toast otherwise.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most forms have nothing to say of it
  readonly send: (values: V) => Promise<void | false | Partial<V>>;
  /** Told what is not right, before the first of it gets the focus: a form of several steps goes there. */
  readonly onBlocked?: (errors: Errors<V>) => void;
  /** Keeps the values over reloads of this tab under that name, until the form is sent. */
  readonly keepAs?: string;
};

export type Form<V extends Values> = {
  readonly values: V;
  readonly busy: boolean;
  /** Whether it says something else than at first, or than what was sent last. */
  readonly isChanged: boolean;
  field<K extends keyof V & string>(name: K): FieldState<V[K]>;
  /** Checks the named fields only; true where they are right. For a form of several steps. */
  checkOnly(names: readonly (keyof V & string)[]): boolean;
  readonly props: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly method: 'post';
    readonly noValidate: true;
  };
};

export function useForm<V extends Values>({ initial, check, send, onBlocked, keepAs }: Options<V>): Form<V> {
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [busy, setBusy] = useState(false);
  const [stands, setStands] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  const isBlocked = useRef(false);
  const prefix = useId();

  useEffect(() => {
    const kept = { ...(keepAs && readKept(keepAs, start)), ...typedInto(form.current, start) };
    if (Object.keys(kept).length > 0) setValues((now) => ({ ...now, ...kept }));
  }, [keepAs, start]);
  useEffect(() => {
    if (keepAs && values !== start) sessionStorage.setItem(keepAs, JSON.stringify(values));
  }, [keepAs, values, start]);

  /** What the server refused is in the log already, and mostly told as well. */
  const block = (found: Errors<V>, refusal?: unknown) => {
    setErrors(found);
    onBlocked?.(found);
    if (refusal === undefined) noteBlocked(Object.keys(found));
    if (!isTold(refusal)) {
      isBlocked.current = true;
      sayBlocked();
    }
    const first = Object.keys(start).find((name) => found[name]);
    if (first) requestAnimationFrame(() => focusField(form.current, first));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // What the page shows is what is sent, also where a browser filled a field in without telling.
    const shown = { ...values, ...typedInto(form.current, start) };
    setValues(shown);
    const found = check(shown);
    if (Object.keys(found).length > 0) return block(found);
    setErrors({});
    // What has been mended is no news any more.
    if (isBlocked.current) unsayBlocked();
    isBlocked.current = false;
    const pressed = document.activeElement;
    setBusy(true);
    try {
      const sent = await send(shown);
      if (sent !== false) {
        if (sent) setValues((now) => afterSend(now, shown, sent));
        setStands({ ...shown, ...sent });
      }
      if (keepAs) sessionStorage.removeItem(keepAs);
    } catch (failure) {
      const named = fieldsOf(failure, start);
      if (Object.keys(named).length > 0) block(named, failure);
      else tellFailedSubmission(failure);
    } finally {
      setBusy(false);
      // A button that is busy loses the focus; whoever is still here goes on from where they were.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body && form.current?.contains(pressed);
        if (isLost && pressed instanceof HTMLElement) pressed.focus();
      });
    }
  };

  return {
    values,
    busy,
    isChanged: Object.keys(start).some((name) => !isAlike(values[name], stands[name])),
    field: (name) => ({
      id: `${prefix}${name}`,
      name,
      value: values[name],
      error: errors[name],
      set(value) {
        setValues((now) => ({ ...now, [name]: value }));
        setErrors((now) => ({ ...now, [name]: undefined }));
      },
    }),
    checkOnly(names) {
      const found = check(values);
      const here = Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))) as Errors<V>;
      if (Object.keys(here).length === 0) return true;
      block(here);
      return false;
    },
    props: { ref: form, onSubmit, method: 'post', noValidate: true },
  };
}

/** Checks a form by the schema of the endpoint that it is sent to. Where nothing is chosen or typed, the sentence is the one for that. */
export function checkBy<V extends Values>(schema: z.ZodType) {
  return (values: V): Errors<V> => {
    const read = schema.safeParse(values, { error: sayInOurWords });
    const errors: Errors<V> = {};
    for (const issue of read.error?.issues ?? []) {
      const name = String(issue.path[0]) as keyof V & string;
      if (!(name in values)) continue;
      errors[name] ??= values[name] === '' ? fieldMessages.required : issue.message;
    }
    return errors;
  };
}

/** What stands now, but for what was typed while it was on its way. */
export function afterSend<V extends Values>(now: V, sent: V, stands: Partial<V>): V {
  const untouched = Object.entries(stands).filter(([name]) => now[name] === sent[name]);
  return { ...now, ...Object.fromEntries(untouched) };
}

const isAlike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

function readKept<V extends Values>(name: string, initial: V): Partial<V> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const known = Object.entries(kept).filter(([key, value]) => typeof value === typeof initial[key]);
    return Object.fromEntries(known) as Partial<V>;
  } catch {
    return {};
  }
}

/** What stands in the inputs: typed, or filled in by the browser, perhaps while the page was still asleep. */
function typedInto<V extends Values>(form: HTMLFormElement | null, initial: V): Partial<V> {
  const typed: Record<string, string | boolean> = {};
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    const start = initial[element.name];
    if (typeof start === 'string' && element.value && element.value !== start) typed[element.name] = element.value;
    if (typeof start === 'boolean' && element instanceof HTMLInputElement && element.checked !== start) {
      typed[element.name] = element.checked;
    }
  }
  return typed as Partial<V>;
}

function fieldsOf<V extends Values>(failure: unknown, initial: V): Errors<V> {
  if (!(failure instanceof Error) || !('fields' in failure) || typeof failure.fields !== 'object') return {};
  const named = Object.entries(failure.fields ?? {}).filter(([name]) => name in initial);
  return Object.fromEntries(named) as Errors<V>;
}

function focusField(form: HTMLFormElement | null, name: string) {
  const element = form?.elements.namedItem(name);
  if (element instanceof HTMLElement) element.focus();
}
