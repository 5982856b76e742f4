// Who is asked to join, and asking somebody.
import { useState } from 'react';
import { type Proof, useProof } from '#domains/accounts/ui/use-proof.tsx';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Select } from '#web/ui/select.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import {
  type Invitation,
  inviteMember,
  inviteMemberBody,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '../contract.ts';
import { roleNames, roleSays, roles } from '../rules.ts';

const load = () => api.call(listInvitations, {}).then(({ invitations }) => invitations);
const day = { dateStyle: 'long' } as const;

export function Invitations() {
  const loaded = useLoaded(load);
  const zone = useZone();
  const part = useHeldFocus<HTMLDivElement>();
  const [asks, setAsks] = useState(false);
  const proof = useProof();
  const done = async (work: Promise<unknown>) => {
    await work;
    loaded.reload();
  };
  const resend = ({ id, email }: Invitation) =>
    done(
      runAsync(() => proof.proven(() => api.call(resendInvitation, { params: { id } })), {
        success: `A new link is on its way to ${email}.`,
      }),
    );
  const revoke = ({ id }: Invitation) =>
    done(
      runAsync(() => api.call(revokeInvitation, { params: { id } }), { success: 'The link opens nothing any more.' }),
    );
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <LoadingPart of={loaded} what="The invitations">
        {(invitations) =>
          invitations.length > 0 && (
            <ul aria-label="Invitations" className="border-b border-line">
              {invitations.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
                  <div className="mr-auto min-w-0">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="font-semibold break-all">{one.email}</span>
                      <Tag>{roleNames[one.role]}</Tag>
                    </p>
                    <p className="figures text-ink-2">
                      {zone &&
                        (one.isOver
                          ? `Invited ${instantWords(one.sentAt, day, zone)}; the link has run out`
                          : `Invited; the link works until ${instantWords(one.expiresAt, day, zone)}`)}
                    </p>
                  </div>
                  <Button
                    kind="secondary"
                    size="sm"
                    aria-label={`Resend to ${one.email}`}
                    onClick={() => void resend(one).catch(() => undefined)}
                  >
                    Resend
                  </Button>
                  <Button
                    kind="secondary"
                    size="sm"
                    aria-label={`Revoke ${one.email}`}
                    onClick={() => void revoke(one).catch(() => undefined)}
                  >
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadingPart>
      <Button kind="secondary" className="mt-4" onClick={() => setAsks(true)}>
        Invite Somebody
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="Invite somebody">
        {asks && (
          <InviteForm
            proof={proof}
            onSent={() => {
              setAsks(false);
              loaded.reload();
            }}
          />
        )}
      </Dialog>
      {proof.question}
    </div>
  );
}

const options = roles.map((role) => ({ value: role, label: roleNames[role] }));

function InviteForm({ proof, onSent }: { proof: Proof; onSent: () => void }) {
  const form = useForm({
    initial: { email: '', role: 'staff' },
    check: checkBy<{ email: string; role: string }>(inviteMemberBody),
    async send(values) {
      const body = inviteMemberBody.parse(values);
      await runAsync(() => proof.proven(() => api.call(inviteMember, { body })), {
        success: ({ email }) => `An invitation is on its way to ${email}.`,
      });
      onSent();
    },
  });
  const chosen = roles.find((role) => role === form.values.role) ?? 'staff';
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <Field field={form.field('email')} label="Email" type="email" autoComplete="off" required />
      <Select field={form.field('role')} label="Role" options={options} hint={roleSays[chosen]} />
      <p className="when-no-mail text-sm text-ink-2">
        No mail server is set up on this Telle: the invitation waits with whoever runs it.
      </p>
      <div className="justify-self-end">
        <Button type="submit" busy={form.busy}>
          Send Invitation
        </Button>
      </div>
    </form>
  );
}
