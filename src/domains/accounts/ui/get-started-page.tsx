// Signing up in three steps. What was filled in stays over steps and reloads of the tab until the account exists.
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '#web/client/api.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { signUp, signUpBody } from '../contract.ts';
import { Entrance } from './entrance.tsx';
import { emptySignUp, type SignUpValues, stepOf, steps } from './get-started-steps.tsx';
import { TrialFacts } from './trial-facts.tsx';
import { useGoOn } from './use-go-on.ts';

export const meta = () =>
  pageMeta({
    path: '/get-started',
    title: 'Get started · Telle',
    description: 'Start a free trial of Telle: 14 days, no credit card, answering in minutes.',
  });

const keptAs = 'telle.get-started';
const stepKeptAs = 'telle.get-started.step';

export default function GetStartedPage() {
  const navigate = useNavigate();
  useGoOn('/dashboard');
  const [step, setStep] = useKeptStep();
  const form = useForm<SignUpValues>({
    initial: emptySignUp,
    keepAs: keptAs,
    check: checkBy(signUpBody),
    onBlocked: (errors) => setStep(Math.min(...Object.keys(errors).map(stepOf))),
    async send(values) {
      const body = values as z.input<typeof signUpBody>;
      await runAsync(() => api.call(signUp, { body }), {
        loading: 'Creating your account...',
        success: ({ firstName }) => `Welcome to Telle, ${firstName}! Please check your email to confirm your account.`,
      });
      sessionStorage.removeItem(stepKeptAs);
      await navigate('/login', { state: { mailed: body.email } });
    },
  });
  const current = steps[step] ?? steps[0];
  const isLast = step === steps.length - 1;
  const { email, firstName, lastName } = form.values;
  const named = [email, firstName, lastName].every((text) => text.trim() !== '');
  return (
    <Entrance title="Start your free trial" lede="Three short steps, and the phone is answered." aside={<TrialFacts />}>
      <Progress step={step} />
      <form
        {...form.props}
        onSubmit={(event) => {
          if (isLast) return form.props.onSubmit(event);
          event.preventDefault();
          if (form.checkOnly(current.fields)) setStep(step + 1);
        }}
        className="mt-7 grid gap-5"
      >
        <fieldset className="grid gap-5">
          <legend className="mb-5 text-xl font-bold tracking-tight">{current.title}</legend>
          <current.Fields form={form} />
        </fieldset>
        <div className="mt-3 flex justify-between gap-3">
          <Button kind="secondary" disabled={step === 0 || form.busy} onClick={() => setStep(step - 1)}>
            Previous
          </Button>
          {isLast ? (
            <Button type="submit" busy={form.busy} disabled={!named}>
              {form.busy ? 'Creating Account...' : 'Start Free Trial'}
            </Button>
          ) : (
            <Button type="submit">Next</Button>
          )}
        </div>
      </form>
      <p className="mt-8 text-sm text-ink-2">
        Already with us?{' '}
        <Link to="/login" className="font-semibold text-ink underline underline-offset-4">
          Log in
        </Link>
      </p>
    </Entrance>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <ol aria-label={`Step ${step + 1} of ${steps.length}`} className="grid grid-cols-3 gap-2">
      {steps.map(({ name }, number) => (
        <li
          key={name}
          aria-current={number === step ? 'step' : undefined}
          className={`border-t-4 pt-2 text-xs ${
            number < step ? 'border-sage' : number === step ? 'border-signal font-semibold' : 'border-line text-ink-2'
          }`}
        >
          {number + 1}. {name}
        </li>
      ))}
    </ol>
  );
}

function useKeptStep(): [number, (step: number) => void] {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const kept = Number(sessionStorage.getItem(stepKeptAs));
    if (Number.isInteger(kept) && kept > 0 && kept < steps.length) setStep(kept);
  }, []);
  return [
    step,
    (next) => {
      sessionStorage.setItem(stepKeptAs, String(next));
      setStep(next);
    },
  ];
}
