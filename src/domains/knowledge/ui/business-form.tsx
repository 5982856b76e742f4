// The business as callers meet it: its name, where its clock stands, and when it is open. Saved facts hold from the next reply on.
import { useState } from 'react';
import { z } from 'zod';
import { announce, refreshSession } from '#domains/accounts/ui/session.ts';
import { requiredText } from '#shared/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { HoursEditor } from './hours-editor.tsx';
import { hoursError } from './hours-faults.ts';
import { OnProfile, type ProfileFormProps, useSaveProfile } from './on-profile.tsx';
import { zoneOptions } from './profile-words.ts';

export default function BusinessForm() {
  return (
    <section>
      <h2 className="text-xl">Your business</h2>
      <OnProfile what="Your business" Form={BusinessFields} />
    </section>
  );
}

/** The name as the contract checks it; all of the contract's checks would be more than this form is worth. A zone is one of a list. */
const fields = z.object({ name: requiredText(200), timezone: z.string() });

function BusinessFields(props: ProfileFormProps) {
  const { name, timezone, hours } = props.profile;
  const { save, dialog } = useSaveProfile(props);
  const [initial] = useState({ name, timezone, hours });
  const form = useForm({
    initial,
    check: (values) => ({ ...checkBy(fields)(values), ...hoursError(values.hours) }),
    async send(values) {
      const said = { ...fields.parse(values), hours: values.hours };
      const saved = await save(said, 'Profile updated successfully!');
      if (!saved) return false;
      await refreshSession();
      announce('user-updated');
    },
  });
  useUnsaved(form.isChanged && 'edits');
  return (
    <>
      <form {...form.props} className="mt-5 grid max-w-2xl gap-5">
        <Field field={form.field('name')} label="Company" autoComplete="organization" required />
        <Select field={form.field('timezone')} label="Time zone" options={zoneOptions(timezone)} />
        <HoursEditor field={form.field('hours')} />
        <div>
          <Button type="submit" busy={form.busy}>
            Save Business
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
