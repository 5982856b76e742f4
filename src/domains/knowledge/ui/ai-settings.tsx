// How the receptionist sounds, how fast it answers, and when it fetches a person.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Select } from '#web/ui/select.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type Profile, profile, readProfile, updateProfile } from '../contract.ts';
import { ruleOptions, speedOptions, styleOptions } from './profile-words.ts';

const load = () => api.call(readProfile, {});

export default function AiSettings() {
  const loaded = useLoaded(load);
  return <LoadingPart of={loaded}>{(value) => <AiForm profile={value} />}</LoadingPart>;
}

const fields = profile.pick({ voiceStyle: true, responseSpeed: true, escalationRule: true });

function AiForm({ profile: { voiceStyle, responseSpeed, escalationRule } }: { profile: Profile }) {
  const [initial] = useState<Record<'voiceStyle' | 'responseSpeed' | 'escalationRule', string>>({
    voiceStyle,
    responseSpeed,
    escalationRule,
  });
  const form = useForm({
    initial,
    check: checkBy(fields),
    async send(values) {
      await runAsync(() => api.call(updateProfile, { body: fields.parse(values) }), {
        success: 'AI settings updated successfully!',
      });
    },
  });
  return (
    <form {...form.props} className="grid max-w-md gap-5">
      <Select field={form.field('voiceStyle')} label="Voice style" options={styleOptions} />
      <Select field={form.field('responseSpeed')} label="Response speed" options={speedOptions} />
      <Select field={form.field('escalationRule')} label="Escalation rules" options={ruleOptions} />
      <div>
        <Button type="submit" busy={form.busy}>
          Save AI Settings
        </Button>
      </div>
    </form>
  );
}
