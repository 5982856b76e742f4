// The team as a part of the security settings: everybody sees who is in it, an owner changes it.
import { useState } from 'react';
import { useMay } from '#domains/accounts/ui/may.ts';
import { useSession } from '#domains/accounts/ui/session.ts';
import { useProof } from '#domains/accounts/ui/use-proof.tsx';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { changeRole, listMembers, type Member, removeMember } from '../contract.ts';
import { type Role, roleNames } from '../rules.ts';
import { Invitations } from './invitations.tsx';
import { RolePick } from './role-pick.tsx';

const load = () => api.call(listMembers, {}).then(({ members }) => members);

export default function Team() {
  const part = useHeldFocus<HTMLDivElement>();
  const loaded = useLoaded(load);
  const session = useSession();
  const may = useMay();
  const proof = useProof();
  const [leaving, setLeaving] = useState<Member>();
  const me = session.status === 'in' ? session.user.id : null;
  const change = async (member: Member, role: Role) => {
    const ask = () => api.call(changeRole, { params: { id: member.id }, body: { role } });
    await runAsync(() => proof.proven(ask), {
      success: `${nameOf(member)} is ${roleNames[role].toLowerCase()} now.`,
    }).finally(loaded.reload);
  };
  const remove = async (member: Member) => {
    await runAsync(() => proof.proven(() => api.call(removeMember, { params: { id: member.id } })), {
      success: `${nameOf(member)} is out of the team, and signed out everywhere.`,
    });
    setLeaving(undefined);
    loaded.reload();
  };
  return (
    <section>
      <h2 className="text-xl">Team</h2>
      <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
        Everybody signs in with an account of their own, and may do what their role allows.
      </p>
      <div ref={part} tabIndex={-1} className="outline-none">
        <LoadingPart of={loaded} what="The team">
          {(members) => (
            <ul aria-label="Team" className="mt-5 border-t border-line">
              {members.map((member) => (
                <li
                  key={member.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-sm"
                >
                  <div className="mr-auto min-w-0">
                    <p className="font-semibold break-words">{nameOf(member)}</p>
                    <p className="break-all text-ink-2">{member.email}</p>
                  </div>
                  {member.userId === me && <Tag tone="settled">You</Tag>}
                  {may('owner') ? (
                    <>
                      <RolePick
                        label={`Role of ${nameOf(member)}`}
                        role={member.role}
                        onPick={(role) => void change(member, role).catch(() => undefined)}
                      />
                      {member.userId !== me && (
                        <Button
                          kind="secondary"
                          size="sm"
                          aria-label={`Remove ${nameOf(member)}`}
                          onClick={() => setLeaving(member)}
                        >
                          Remove
                        </Button>
                      )}
                    </>
                  ) : (
                    <Tag>{roleNames[member.role]}</Tag>
                  )}
                </li>
              ))}
            </ul>
          )}
        </LoadingPart>
      </div>
      {may('owner') && <Invitations />}
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`Remove ${leaving ? nameOf(leaving) : ''}?`}
        actions={
          <Button kind="danger" onClick={() => leaving && void remove(leaving).catch(() => undefined)}>
            Remove
          </Button>
        }
      >
        <p>
          They are signed out at once and see nothing of the business any more: API keys that they made and invitations
          that they sent end, and every private calendar address is renewed, so whoever subscribed to one subscribes
          again. Conversations that they held go back to the receptionist. What they wrote stays.
        </p>
      </Dialog>
      {proof.question}
    </section>
  );
}

const nameOf = ({ name, email }: Member) => name || email;
