// How the receptionist sounds, how fast it answers, and when it fetches a person.
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { languages, profile } from '../contract.ts';
import { OnProfile, type ProfileFormProps, useSaveProfile } from './on-profile.tsx';
import { keepPicked, pick, recallPicked } from './picked-language.ts';
import { languageNames, ruleOptions, speedOptions, styleOptions } from './profile-words.ts';

export default function AiSettings() {
  return <OnProfile what="The AI settings" Form={AiForm} />;
}

const fields = profile.pick({ voiceStyle: true, responseSpeed: true, escalationRule: true, greeting: true });
const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' });
const languageOptions = languages.map((language) => ({ value: language, label: languageNames[language] }));

function AiForm(props: ProfileFormProps) {
  const { voiceStyle, responseSpeed, escalationRule, greeting, languages } = props.profile;
  const { save, dialog } = useSaveProfile(props);
  const [initial] = useState<
    Record<'language' | 'voiceStyle' | 'responseSpeed' | 'escalationRule' | 'greeting', string>
  >({
    ...{ voiceStyle, responseSpeed, escalationRule, greeting },
    language: languages[0] ?? 'en',
  });
  const [picked, setPicked] = useState(() => recallPicked(languages));
  const form = useForm({
    initial,
    check: checkBy(fields),
    async send({ language, ...values }) {
      const next = pick(languageOf(language), picked);
      const spoken = { ...fields.parse(values), languages: next.languages };
      const saved = await save(spoken, 'AI settings updated successfully!');
      if (!saved) return false;
      keepPicked(next);
      setPicked(recallPicked(saved.languages));
    },
  });
  useUnsaved(form.isChanged && 'edits');
  const others = pick(languageOf(form.values.language), picked).languages.slice(1);
  return (
    <>
      <form {...form.props} className="grid max-w-md gap-5">
        <Select
          field={form.field('language')}
          label="Language"
          options={languageOptions}
          hint={
            others.length > 0
              ? `It greets callers in this one, and goes on in ${inWords.format(others.map((one) => languageNames[one]))} with those who speak it.`
              : 'The one it speaks. Add more under Train Telle, Facts.'
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
          hint="The first words that callers hear. Leave it empty for a greeting with your name."
        />
        <div>
          <Button type="submit" busy={form.busy}>
            Save AI Settings
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

const languageOf = (value: string) => languages.find((one) => one === value) ?? 'en';
