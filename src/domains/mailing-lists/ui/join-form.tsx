// Asking to be written to. The thanks are the same for every address.
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { joinList, type List } from '../contract.ts';

const thanks = 'Thank you for subscribing! Please check your email to confirm.';

export function JoinForm({ list }: { list: List }) {
  const [send] = useState(() => api.action(joinList));
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    check: checkBy(joinList.body),
    async send({ email }) {
      await runAsync(() => send({ params: { list }, body: { email } }), { success: thanks });
      setSentTo(email);
    },
  });
  if (sentTo !== undefined)
    return (
      <p className="flex items-start gap-4">
        <MailCheck aria-hidden="true" className="size-8 shrink-0 text-sage" strokeWidth={1.5} />
        <span>
          A mail is on its way to <strong className="font-semibold">{sentTo}</strong>. The link in it works for two
          days; without it nothing is sent to you.
        </span>
      </p>
    );
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-3">
      <div className="min-w-[min(100%,12rem)] flex-1">
        <Field
          field={form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@yourshop.com"
          required
        />
      </div>
      <Button type="submit" busy={form.busy} className="mt-[1.725rem]">
        Subscribe
      </Button>
    </form>
  );
}
