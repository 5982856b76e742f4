// Where the link at the end of every mail leads. A press leaves, so that no mail scanner does it for somebody; there is no
// second question.
import { useState } from 'react';
import { Entrance } from '#domains/accounts/ui/entrance.tsx';
import { useLinkToken } from '#domains/accounts/ui/link-token.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { type List, leaveList } from '../contract.ts';
import { nameOfList } from '../rules.ts';
import { JoinForm } from './join-form.tsx';

export const meta = () => [{ title: 'Unsubscribe · Telle' }, { name: 'robots', content: 'noindex' }];

export default function LeavePage() {
  const token = useLinkToken();
  const [left, setLeft] = useState<List>();
  const [busy, setBusy] = useState(false);
  if (left) return <Left list={left} />;
  const leave = async (given: string) => {
    setBusy(true);
    try {
      setLeft((await runAsync(() => api.call(leaveList, { body: { token: given } }), {})).list);
    } catch {
      setBusy(false);
    }
  };
  return (
    <Entrance title="Unsubscribe" lede="One press, and the address that this link was sent to is forgotten.">
      {token === undefined && <Spinner />}
      {token === null && <p>This link is not whole. Please open it from the mail again.</p>}
      {token && (
        <Button busy={busy} onClick={() => void leave(token)}>
          Unsubscribe
        </Button>
      )}
    </Entrance>
  );
}

function Left({ list }: { list: List }) {
  return (
    <Entrance
      title="You are unsubscribed"
      lede={`You no longer get ${nameOfList[list]}, and your address is forgotten.`}
    >
      <p className="mb-4">Was it a mistake? Subscribe again:</p>
      <JoinForm list={list} />
    </Entrance>
  );
}
