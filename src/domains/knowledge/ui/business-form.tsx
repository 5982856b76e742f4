// The business as callers meet it: its name, where its clock stands, and when it is open. Saved facts hold from the next reply on.
import { useState } from 'react';
import { announce, refreshSession } from '#domains/accounts/ui/session.ts';
import { type WeekHours, weekHours } from '#shared/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Select } from '#web/ui/select.tsx';
import { profile } from '../contract.ts';
import { HoursEditor } from './hours-editor.tsx';
import { zoneOptions } from './profile-words.ts';
import { type ProfileFormProps, useProfile, useSaveProfile } from './use-profile.tsx';

export default function BusinessForm() {
  const { loaded, round, onOverruled } = useProfile();
  return (
    <section>
      <h2 className="text-xl">Your business</h2>
      <LoadingPart of={loaded} what="Your business">
        {(value) => <Loaded key={round} profile={value} onOverruled={onOverruled} />}
      </LoadingPart>
    </section>
  );
}

const fields = profile.pick({ name: true, timezone: true });

function Loaded(props: ProfileFormProps) {
  const { name, timezone, ...rest } = props.profile;
  const { save, dialog } = useSaveProfile(props);
  const [initial] = useState({ name, timezone });
  const [hours, setHours] = useState<WeekHours>(rest.hours);
  const [hoursError, setHoursError] = useState<string>();
  const form = useForm({
    initial,
    check: (values) => {
      setHoursError(weekHours.safeParse(hours).error?.issues[0]?.message);
      return checkBy(fields)(values);
    },
    async send(values) {
      if (!weekHours.safeParse(hours).success) return;
      const saved = await save({ ...fields.parse(values), hours }, 'Profile updated successfully!');
      if (!saved) return;
      await refreshSession();
      announce('user-updated');
    },
  });
  return (
    <>
      <form {...form.props} className="mt-5 grid max-w-2xl gap-5">
        <Field field={form.field('name')} label="Company" autoComplete="organization" required />
        <Select field={form.field('timezone')} label="Time zone" options={zoneOptions(timezone)} />
        <HoursEditor hours={hours} onChange={setHours} error={hoursError} />
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
