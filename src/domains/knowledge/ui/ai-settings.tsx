// How the receptionist sounds, how fast it answers, and when it fetches a person.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { languages, type Profile, profile, readProfile, updateProfile } from '../contract.ts';
import { languageNames, ruleOptions, speedOptions, styleOptions } from './profile-words.ts';

const load = () => api.call(readProfile, {});

export default function AiSettings() {
  const loaded = useLoaded(load);
  return <LoadingPart of={loaded}>{(value) => <AiForm profile={value} />}</LoadingPart>;
}

const fields = profile.pick({ voiceStyle: true, responseSpeed: true, escalationRule: true, greeting: true });
const languageOptions = languages.map((language) => ({ value: language, label: languageNames[language] }));

function AiForm({ profile: { voiceStyle, responseSpeed, escalationRule, greeting, languages } }: { profile: Profile }) {
  const [initial] = useState<
    Record<'language' | 'voiceStyle' | 'responseSpeed' | 'escalationRule' | 'greeting', string>
  >({
    ...{ voiceStyle, responseSpeed, escalationRule, greeting },
    language: languages[0] ?? 'en',
  });
  // The language in which it picks up stands first; the others that it speaks stay.
  const [spoken, setSpoken] = useState(languages);
  const form = useForm({
    initial,
    check: checkBy(fields),
    async send({ language, ...values }) {
      const first = spokenFirst(language, spoken);
      await runAsync(() => api.call(updateProfile, { body: { ...fields.parse(values), languages: first } }), {
        success: 'AI settings updated successfully!',
      });
      setSpoken(first);
    },
  });
  const others = spokenFirst(form.values.language, spoken).slice(1);
  return (
    <form {...form.props} className="grid max-w-md gap-5">
      <Select
        field={form.field('language')}
        label="Language"
        options={languageOptions}
        hint={
          others.length > 0
            ? `In which it picks up. It goes over to ${others.map((one) => languageNames[one]).join(', ')} with who speaks it.`
            : 'In which it picks up and stays. More are taught under Training, Facts.'
        }
      />
      <Select field={form.field('voiceStyle')} label="Voice style" options={styleOptions} />
      <Select
        field={form.field('responseSpeed')}
        label="Response speed"
        options={speedOptions}
        hint="How long a language model may think before the built-in brain answers."
      />
      <Select field={form.field('escalationRule')} label="Escalation rules" options={ruleOptions} />
      <TextArea
        field={form.field('greeting')}
        label="Greeting"
        rows={2}
        hint="How it picks up. Empty: a greeting with your name."
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Save AI Settings
        </Button>
      </div>
    </form>
  );
}

type Languages = Profile['languages'];

function spokenFirst(language: string, spoken: Languages): Languages {
  return languages.filter((one) => one === language).concat(spoken.filter((one) => one !== language));
}
