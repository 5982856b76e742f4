// Applying: who you are, what you say, your file. `opening` is its name in the address, null for none in particular.
import { MailCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { createClient } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { applicationFields, sendApplication } from '../contract.ts';
import { daysKept } from '../rules.ts';
import { base64Of, FilePicker, faultOfFile } from './file-picker.tsx';

/** Five megabytes take their time on a slow line. */
const patient = createClient({ msMax: 120_000 });
const shape = z.object({ ...applicationFields, file: requiredText(300) });

export function ApplyForm({ opening }: { opening: string | null }) {
  const [send] = useState(() => patient.action(sendApplication));
  const [sentBy, setSentBy] = useState<string>();
  const chosen = useRef<HTMLInputElement>(null);
  const check = checkBy<typeof shape._zod.output>(shape);
  const form = useForm({
    initial: { name: '', email: '', phone: '', message: '', file: '' },
    check: (values) => {
      const found = check(values);
      const fault = faultOfFile(chosen.current?.files?.[0]);
      return fault ? { ...found, file: fault } : found;
    },
    async send({ file: _, ...said }) {
      const file = chosen.current?.files?.[0];
      if (!file) return;
      await runAsync(async () => send({ body: { ...said, opening, file: await base64Of(file) } }), {
        loading: 'Sending your application...',
        success: 'Thank you! Your application has arrived.',
      });
      setSentBy(said.email);
    },
  });
  if (sentBy !== undefined) return <Arrived email={sentBy} />;
  return (
    <form {...form.props} className="grid gap-5 rounded-l border border-line bg-card p-6 sm:p-8">
      <Field field={form.field('name')} label="Name" autoComplete="name" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field field={form.field('email')} label="Email" type="email" autoComplete="email" inputMode="email" required />
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextArea field={form.field('message')} label="Anything you want to say" rows={4} maxLength={4000} />
      <FilePicker field={form.field('file')} input={chosen} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={form.busy}>
          Send Application
        </Button>
        <p className="max-w-[34ch] text-xs text-ink-2">
          A person reads it. It is kept for {daysKept} days and used for nothing else.
        </p>
      </div>
    </form>
  );
}

function Arrived({ email }: { email: string }) {
  return (
    <div role="status" className="rounded-l bg-sage-soft p-6 sm:p-8">
      <MailCheck aria-hidden="true" className="mb-5 size-11 text-sage" strokeWidth={1.4} />
      <h2 className="text-xl text-sage-ink">Your application has arrived</h2>
      <p className="mt-3 max-w-[44ch]">
        A mail that says so is on its way to <strong className="font-semibold">{email}</strong>. Applications are
        reviewed within 48 hours.
      </p>
    </div>
  );
}
