// Until when a talk is put off, at a time of one's own: after the job, behind a holiday.
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { tellBlocked, unsayBlocked } from '#web/ui/form-blocked.ts';
import { ownSnooze } from './snooze-times.ts';

type Props = { timezone: string; onSnooze: (until: Date) => void };

export function OwnSnooze({ timezone, onSnooze }: Props) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const snooze = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = ownSnooze(text, new Date(), timezone);
    setWrong(until === null);
    if (until) {
      unsayBlocked();
      return onSnooze(until);
    }
    tellBlocked(['until']);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form onSubmit={snooze} noValidate className="grid gap-1 px-3 py-1.5">
      <label htmlFor={id} className="font-semibold">
        Snooze until
      </label>
      <input
        id={id}
        type="datetime-local"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className={`${inputLook} min-h-9 px-2 text-sm`}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-signal">
          Please choose a time to come
        </p>
      )}
      <Button type="submit" kind="secondary" size="sm" className="justify-self-end">
        Snooze
      </Button>
    </form>
  );
}
