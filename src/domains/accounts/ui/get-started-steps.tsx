// What each step of the wizard asks.
import type { ComponentType } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Form } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { businessTypes, companySizes, interests } from '../contract.ts';

export const emptySignUp = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  businessType: '',
  employees: '',
  interests: [] as readonly string[],
};
export type SignUpValues = typeof emptySignUp;

type StepProps = { form: Form<SignUpValues> };

type Step = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly (keyof SignUpValues)[];
  readonly Fields: ComponentType<StepProps>;
};

function AboutYou({ form }: StepProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field field={form.field('firstName')} label="First Name" autoComplete="given-name" required />
        <Field field={form.field('lastName')} label="Last Name" autoComplete="family-name" required />
      </div>
      <Field
        field={form.field('email')}
        label="Business Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field field={form.field('company')} label="Company Name" autoComplete="organization" required />
      <Field field={form.field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" aside="Optional" />
    </>
  );
}

function YourBusiness({ form }: StepProps) {
  const sizes = companySizes.map((size) => ({ value: size, label: `${size} employees` }));
  return (
    <>
      <Select
        field={form.field('businessType')}
        label="Business Type"
        placeholder="Select your business type"
        options={businessTypes}
        required
      />
      <Select
        field={form.field('employees')}
        label="Company Size"
        placeholder="Select company size"
        options={sizes}
        required
      />
    </>
  );
}

const interestLabels: Record<(typeof interests)[number], readonly [string, string]> = {
  phone: ['Phone answering', 'Every call, day and night'],
  email: ['Email replies', 'Answered before you are back'],
  text: ['Text messaging', 'Quick answers in your words'],
  chatbot: ['Chat bot', 'The same desk on your website'],
  crm: ['Customer CRM', 'Who called, and what about'],
  scheduling: ['Scheduling', 'A diary that fills itself'],
};

function YourInterests({ form }: StepProps) {
  const field = form.field('interests');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {interests.map((id) => {
        const chosen = field.value.includes(id);
        const [label, line] = interestLabels[id];
        return (
          <Checkbox
            key={id}
            name="interests"
            checked={chosen}
            onChange={(checked) =>
              field.set(interests.filter((other) => (other === id ? checked : field.value.includes(other))))
            }
            className={`items-start! rounded-m border p-4 transition-colors ${chosen ? 'border-ink bg-card' : 'border-edge/60 hover:border-ink'}`}
          >
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="text-xs text-ink-2">{line}</span>
            </span>
          </Checkbox>
        );
      })}
    </div>
  );
}

export const steps: readonly [Step, Step, Step] = [
  {
    name: 'You',
    title: 'Who are you?',
    fields: ['firstName', 'lastName', 'email', 'company', 'phone'],
    Fields: AboutYou,
  },
  { name: 'Business', title: 'What do you run?', fields: ['businessType', 'employees'], Fields: YourBusiness },
  { name: 'Interests', title: 'What should Telle do first?', fields: ['interests'], Fields: YourInterests },
];

/** The number of the step that asks for that field, from 0. */
export function stepOf(field: string): number {
  return Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some((name) => name === field)),
  );
}
