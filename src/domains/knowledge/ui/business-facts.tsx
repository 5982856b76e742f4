// The facts that win over every text: how to reach the business, when it is open, what is urgent, who may show the widget.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BookingSwitch } from '#domains/booking-page/ui/booking-switch.tsx';
import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import { sayInOurWords } from '#shared/check-words.ts';
import type { WeekHours } from '#shared/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, RequiredMark } from '#web/ui/field.tsx';
import { type Errors, useForm } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { languages, type Profile, profileChanges } from '../contract.ts';
import { ClosedDates } from './closed-dates.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { hoursError } from './hours-faults.ts';
import { OnProfile, type ProfileFormProps, useSaveProfile } from './on-profile.tsx';
import { humanHoursOptions, languageNames, linesOf } from './profile-words.ts';
import { withDate } from './with-date.ts';

export default function BusinessFacts() {
  return <OnProfile what="The facts" Form={FactsForm} />;
}

type Values = {
  phone: string;
  email: string;
  address: string;
  website: string;
  greeting: string;
  languages: readonly string[];
  humanHours: string;
  onCall: string;
  emergencies: string;
  hours: WeekHours;
  closedDates: readonly string[];
  /** Chosen, and not yet among them. */
  closedDate: string;
  widgetSites: string;
};

function valuesOf(profile: Profile): Values {
  const { email, address, website, greeting, humanHours, languages, hours, closedDates } = profile;
  return {
    ...{ email, address, website, greeting, humanHours, languages },
    phone: phoneWords(profile.phone),
    onCall: phoneWords(profile.onCall ?? ''),
    emergencies: profile.emergencies.join('\n'),
    ...{ hours, closedDates, closedDate: '' },
    widgetSites: profile.widgetSites.join('\n'),
  };
}

/** What the form says; a number that still reads as it was shown is the one that stands. */
function bodyOf({ closedDate, ...values }: Values, { phone, onCall }: Pick<Profile, 'phone' | 'onCall'>) {
  const numberOf = (shown: string, stands: string) => (shown.trim() === phoneWords(stands) ? stands : shown.trim());
  return {
    ...values,
    phone: numberOf(values.phone, phone),
    onCall: numberOf(values.onCall, onCall ?? '') || null,
    emergencies: linesOf(values.emergencies),
    closedDates: withDate(values.closedDates, closedDate),
    widgetSites: linesOf(values.widgetSites),
  };
}

function check(values: Values, stands: Profile): Errors<Values> {
  const errors: Errors<Values> = {};
  const read = profileChanges.safeParse(bodyOf(values, stands), { error: sayInOurWords });
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0]) as keyof Values;
    errors[name] ??= message;
  }
  if (values.languages.length === 0) errors.languages = 'Choose at least one';
  return { ...errors, ...hoursError(values.hours) };
}

function FactsForm(props: ProfileFormProps) {
  const { profile } = props;
  const { save, dialog } = useSaveProfile(props);
  const stands = useRef(profile);
  const form = useForm<Values>({
    initial: valuesOf(profile),
    check: (values) => check(values, stands.current),
    async send(values) {
      const said = profileChanges.parse(bodyOf(values, stands.current));
      const saved = await save(said, 'Saved. The receptionist knows it now.');
      if (!saved) return false;
      // As they were understood.
      stands.current = saved;
      return {
        phone: phoneWords(saved.phone),
        onCall: phoneWords(saved.onCall ?? ''),
        closedDates: saved.closedDates,
        closedDate: '',
      };
    },
  });
  useUnsaved(form.isChanged && 'edits');
  const spoken = form.field('languages');
  const { hash } = useLocation();
  // The address may name a part that stands only now.
  useEffect(() => {
    if (hash === '#hours') document.getElementById('hours')?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <form {...form.props} className="grid max-w-2xl gap-8">
        <div className="grid content-start gap-5">
          <TextArea
            field={form.field('greeting')}
            label="Greeting"
            rows={2}
            hint="The first words that callers hear. Leave it empty for a greeting with your name."
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              field={form.field('phone')}
              label="Phone"
              type="tel"
              hint="As you write it. A number from another country needs its country code."
            />
            <Field field={form.field('email')} label="Email" type="email" />
          </div>
          <Field field={form.field('address')} label="Address" />
          <Field field={form.field('website')} label="Website" type="url" placeholder="https://" />
          <fieldset>
            <legend className="text-sm font-semibold">
              Languages
              <RequiredMark />
            </legend>
            <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {languages.map((language) => (
                <Checkbox
                  key={language}
                  name={`language-${language}`}
                  checked={spoken.value.includes(language)}
                  onChange={(isOn) =>
                    spoken.set(isOn ? [...spoken.value, language] : spoken.value.filter((one) => one !== language))
                  }
                >
                  {languageNames[language]}
                </Checkbox>
              ))}
            </div>
            {spoken.error && <p className="mt-1 font-semibold text-signal">{spoken.error}</p>}
          </fieldset>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Select field={form.field('humanHours')} label="A person is available" options={humanHoursOptions} />
            <Field
              field={form.field('onCall')}
              label="Number on call"
              type="tel"
              hint="In an emergency your team is alerted by mail and in the browser. Telle does not ring this number itself."
            />
          </div>
          <TextArea
            field={form.field('emergencies')}
            label="Emergencies"
            hint="One a line, in the words of a caller: burst pipe, smell of gas"
          />
        </div>
        <div id="hours" className="grid scroll-mt-6 content-start gap-5">
          <HoursEditor field={form.field('hours')} />
          <ClosedDates field={form.field('closedDates')} next={form.field('closedDate')} />
          <TextArea
            field={form.field('widgetSites')}
            label="Sites that may show your chat"
            hint="One a line: https://example.com"
            rows={2}
          />
          <ChatAddress slug={profile.slug} />
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            Save Facts
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

function ChatAddress({ slug }: { slug: string }) {
  const { origin } = window.location;
  return (
    <div className="grid gap-2 rounded-m bg-mist p-4">
      <p>
        <b className="font-semibold">Your chat page: </b>
        <a href={`/chat/${slug}`} target="_blank" rel="noreferrer" className="break-all underline">
          {origin}/chat/{slug}
        </a>
      </p>
      <p>
        <b className="font-semibold">Your booking page: </b>
        <a href={`/book/${slug}`} target="_blank" rel="noreferrer" className="break-all underline">
          {origin}/book/{slug}
        </a>
      </p>
      <BookingSwitch />
      <p className="font-semibold">On your own site, one line:</p>
      <code className="block rounded-s bg-card px-3 py-2 text-xs break-all">
        {`<script async src="${origin}/widget.js" data-business="${slug}"></script>`}
      </code>
    </div>
  );
}
