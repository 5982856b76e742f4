// What this person is told of by mail and in browsers, in which hours not, and the report of the week.
import { useState } from 'react';
import { BrowserNotifications } from '#domains/browser-notifications/ui/browser-notifications.tsx';
import { loadTold } from '#domains/browser-notifications/ui/switch-telling.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, type FieldState, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { noticeChoices, type ReadChoices, readNoticeChoices, updateNoticeChoices } from '../contract.ts';
import { QuietDay } from './quiet-day.tsx';

const load = () => api.call(readNoticeChoices, {});

export default function Notifications() {
  const loaded = useLoaded(load);
  const told = useLoaded(loadTold);
  const inBrowsers = (told.value?.browsers.length ?? 0) > 0;
  return (
    <div className="in-order">
      <LoadingPart of={loaded} what="Your choices">
        {(value) => <ChoicesForm choices={value} inBrowsers={inBrowsers} />}
      </LoadingPart>
      <LoadingPart of={told} what="What this browser tells">
        {(value) => <BrowserNotifications told={value} onChange={told.set} />}
      </LoadingPart>
    </div>
  );
}

const clocks = noticeChoices.pick({ quietFrom: true, quietUntil: true });

type FormProps = {
  choices: ReadChoices;
  /** Whether browsers tell as well, by the same choices. */
  inBrowsers: boolean;
};

function ChoicesForm({ choices: { timezone, canText, ...choices }, inBrowsers }: FormProps) {
  const [initial] = useState({
    ...choices,
    isQuiet: choices.quietFrom !== null,
    quietFrom: choices.quietFrom ?? '22:00',
    quietUntil: choices.quietUntil ?? '07:00',
  });
  const form = useForm({
    initial,
    check: (values) => (values.isQuiet ? checkBy<typeof values>(clocks)(values) : {}),
    async send({ isQuiet, ...values }) {
      const body = isQuiet ? values : { ...values, quietFrom: null, quietUntil: null };
      await runAsync(() => api.call(updateNoticeChoices, { body }), { success: 'Notification preferences updated!' });
    },
  });
  useUnsaved(form.isChanged && 'edits');
  const { values } = form;
  const isOff = !values.emailNotifications && !inBrowsers;
  return (
    <form {...form.props} className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
      <fieldset className="min-w-0">
        <Legend says="By mail, and in each browser that tells you.">How it reaches you</Legend>
        <Choice field={form.field('emailNotifications')} label="Email notifications">
          News from your callers, to the address you sign in with.
        </Choice>
        <Choice field={form.field('smsNotifications')} label="SMS notifications">
          {canText
            ? 'The same news, by text.'
            : 'Saved for when this Telle is connected to a carrier. Until then no texts are sent.'}
        </Choice>
      </fieldset>
      <fieldset className="min-w-0 lg:row-span-2">
        <Legend says="The same in each way that reaches you.">What you are told</Legend>
        <Choice field={form.field('callNotifications')} label="Call notifications" disabled={isOff}>
          Somebody waits for a person, or left something urgent: at once, each on its own.
        </Choice>
        <Choice field={form.field('messageNotifications')} label="Messages" disabled={isOff}>
          Whatever callers leave for you, together within a minute.
        </Choice>
        <Choice field={form.field('bookingNotifications')} label="Appointments" disabled={isOff}>
          Booked, moved or cancelled by your receptionist or on your booking page.
        </Choice>
        <Choice field={form.field('weeklyReports')} label="Weekly reports">
          Monday at eight, by mail: what your receptionist did in the week before.
        </Choice>
      </fieldset>
      <fieldset className="min-w-0">
        <Legend says="Emergencies and urgent messages come through.">Quiet hours</Legend>
        <Choice field={form.field('isQuiet')} label="Hold news at night">
          What comes in meanwhile waits: when these hours end, you get one mail, and one notification in each browser
          that tells you.
        </Choice>
        {values.isQuiet && (
          <>
            <div className="mt-5 grid max-w-sm grid-cols-2 gap-4">
              <Field field={form.field('quietFrom')} label="From" type="time" required />
              <Field field={form.field('quietUntil')} label="Until" type="time" required />
            </div>
            <p className="mt-2 text-xs text-ink-2">In the time of your business, {timezone.replaceAll('_', ' ')}.</p>
            <QuietDay from={values.quietFrom} until={values.quietUntil} />
          </>
        )}
      </fieldset>
      <div className="lg:col-span-2">
        <Button type="submit" busy={form.busy}>
          Save Preferences
        </Button>
      </div>
    </form>
  );
}

function Legend({ says, children }: { says: string; children: string }) {
  return (
    <>
      <legend className="text-xl font-bold tracking-tight">{children}</legend>
      <p className="mt-2 border-b border-line pb-4 text-sm text-ink-2">{says}</p>
    </>
  );
}

type ChoiceProps = { field: FieldState<boolean>; label: string; disabled?: boolean; children: string };

/** A yes or no with what it means. */
function Choice({ field, label, disabled = false, children }: ChoiceProps) {
  return (
    <div className="grid grid-cols-[1.15rem_1fr] gap-x-3.5 border-b border-line py-3.5">
      <input
        id={field.id}
        type="checkbox"
        name={field.name}
        checked={field.value}
        disabled={disabled}
        aria-describedby={`${field.id}-means`}
        onChange={(event) => field.set(event.target.checked)}
        className="mt-1 size-[1.15rem] accent-sage"
      />
      <label
        htmlFor={field.id}
        className={`min-h-6 font-semibold ${disabled ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer'}`}
      >
        {label}
      </label>
      <p id={`${field.id}-means`} className="col-start-2 text-sm text-ink-2">
        {children}
      </p>
    </div>
  );
}
