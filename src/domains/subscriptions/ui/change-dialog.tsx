// What is asked before a plan is changed, wherever that is pressed: what it brings, what it costs, and that it is wanted.
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Subscription } from '../contract.ts';
import type { Plan } from '../rules.ts';
import { changePlan } from './change-plan.ts';

type Question = { title: string; says: string; act: string };

const questions: Readonly<Record<Plan, Question>> = {
  pro: {
    title: 'Upgrade to Professional?',
    says: 'The limits are gone at once. Professional is $79 a month; no payment provider is set up on this Telle, so nothing is charged.',
    act: 'Upgrade',
  },
  enterprise: {
    title: 'Enterprise',
    says: 'What Enterprise costs is agreed with whoever runs this Telle. No payment provider is set up here, so you can have it at once and nothing is charged.',
    act: 'Request Enterprise',
  },
  free: {
    title: 'Go back to the free plan?',
    says: 'Everything you have stays. From now on the free plan’s limits hold: 100 contacts and 10 appointments a month. A caller is never turned away; your receptionist takes a message.',
    act: 'Downgrade',
  },
};

/** What is said instead where plans are paid for. */
const paidQuestions: Readonly<Record<Plan, Question>> = {
  pro: {
    ...questions.pro,
    says: 'Professional is $79 a month. You pay on the page of our payment provider, and the limits are gone as soon as it is paid.',
  },
  enterprise: {
    ...questions.enterprise,
    says: 'What Enterprise costs is agreed with whoever runs this Telle. They are told that you ask, and write to you.',
  },
  free: { ...questions.free, says: `Your payments end at once. ${questions.free.says}` },
};

/** To Professional from Enterprise, which is no upgrade. */
const downToPro = (hasCheckout: boolean): Question => ({
  title: 'Change to Professional?',
  says: `Everything you have stays. Professional is $79 a month${hasCheckout ? '. You pay on the page of our payment provider.' : '; no payment provider is set up on this Telle, so nothing is charged.'}`,
  act: 'Change',
});

type Props = {
  from: Plan;
  to: Plan | undefined;
  hasCheckout: boolean;
  onClose: () => void;
  /** The plan that holds from now on. */
  onChange: (now: Subscription) => void;
};

export default function ChangeDialog({ from, to, hasCheckout, onClose, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const isDown = from === 'enterprise' && to === 'pro';
  const question = to && (isDown ? downToPro(hasCheckout) : (hasCheckout ? paidQuestions : questions)[to]);
  const act = async () => {
    if (!to) return;
    setBusy(true);
    await changePlan(from, to).then(onChange, () => undefined);
    setBusy(false);
  };
  return (
    <Dialog
      open={to !== undefined}
      onClose={onClose}
      title={question?.title ?? ''}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Not Now
          </Button>
          <Button busy={busy} onClick={() => void act()}>
            {question?.act}
          </Button>
        </>
      }
    >
      <p>{question?.says}</p>
    </Dialog>
  );
}
