// By which ways a contact agreed to be written to or called: what holds, how it came about, and the change of it.
import { useCallback, useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { shortDay } from '#web/ui/zoned-time.ts';
import { type Consent, type ConsentChannel, consentChannels, readConsents, recordConsent } from '../contract.ts';

const channelNames = { text: 'Texts', email: 'Emails', call: 'Calls' } as const;
type Props = { contact: Id<'contact'>; onRecorded: () => void };

export function ConsentCard({ contact, onRecorded }: Props) {
  const load = useCallback(async () => (await api.call(readConsents, { params: { id: contact } })).consents, [contact]);
  const consents = useLoaded(load);
  const [asked, setAsked] = useState<{ channel: ConsentChannel; isGiven: boolean }>();
  return (
    <section aria-labelledby="consent" className="rounded-l border border-line bg-card p-6">
      <h2 id="consent" className="font-semibold">
        Permission to contact
      </h2>
      <p className="mt-0.5 text-xs text-ink-2">For reminders and news. Answers to what they ask always go out.</p>
      <LoadingPart of={consents} what="What was agreed to">
        {(all) => (
          <ul className="mt-3 grid gap-2">
            {consentChannels.map((channel) => (
              <Channel
                key={channel}
                channel={channel}
                decision={all.find((one) => one.channel === channel)}
                onChange={(isGiven) => setAsked({ channel, isGiven })}
              />
            ))}
          </ul>
        )}
      </LoadingPart>
      {asked && (
        <RecordForm
          contact={contact}
          {...asked}
          onClose={() => setAsked(undefined)}
          onRecorded={() => {
            consents.reload();
            onRecorded();
          }}
        />
      )}
    </section>
  );
}

type ChannelProps = {
  channel: ConsentChannel;
  decision: Consent | undefined;
  onChange: (isGiven: boolean) => void;
};

function Channel({ channel, decision, onChange }: ChannelProps) {
  const zone = useZone();
  const name = channelNames[channel];
  const words = decision === undefined ? 'Not asked' : decision.isGiven ? 'Agreed' : 'No longer';
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line pt-2">
      <span className="min-w-0 py-2">
        <b className="font-semibold">{name}</b>{' '}
        <span className={decision?.isGiven === false ? 'font-semibold text-signal' : 'text-ink-2'}>{words}</span>
        {decision && (
          <span className="block text-xs break-words text-ink-2">
            <time dateTime={decision.decidedAt}>{zone && shortDay(decision.decidedAt, new Date(), zone)}</time>
            {decision.how && ` · ${decision.how}`}
          </span>
        )}
      </span>
      <Allowed to="staff">
        <span className="flex shrink-0 gap-5">
          {' '}
          <Button
            kind="text"
            size="sm"
            aria-label={decision?.isGiven ? `${name}: no longer agreed` : `${name}: agreed`}
            onClick={() => onChange(!decision?.isGiven)}
          >
            {decision?.isGiven ? 'Withdraw' : 'Agreed'}
          </Button>
          {decision === undefined && (
            <Button kind="text" size="sm" aria-label={`${name}: not wanted`} onClick={() => onChange(false)}>
              No
            </Button>
          )}
        </span>
      </Allowed>
    </li>
  );
}

type RecordProps = Props & { channel: ConsentChannel; isGiven: boolean; onClose: () => void };

function RecordForm({ contact, channel, isGiven, onClose, onRecorded }: RecordProps) {
  const name = channelNames[channel].toLowerCase();
  const form = useForm({
    initial: { how: '' },
    check: checkBy(recordConsent.body.pick({ how: true })),
    async send({ how }) {
      const work = () => api.call(recordConsent, { params: { id: contact }, body: { channel, isGiven, how } });
      await runAsync(work, { success: 'Noted.' });
      onRecorded();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={isGiven ? `Agreed to ${name}` : `No ${name} any more`}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field
          field={form.field('how')}
          label="How they said so"
          hint="It stays in the history, with the day and your name"
          placeholder={isGiven ? 'On the order form' : 'Asked on the phone'}
          autoComplete="off"
        />
        <div className="flex justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Note It
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
