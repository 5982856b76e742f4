// Where the mail leads that asks whether somebody really wants to read. A press confirms, so that no mail scanner does.
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Entrance } from '#domains/accounts/ui/entrance.tsx';
import { useLinkToken } from '#domains/accounts/ui/link-token.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { confirmReader, type List } from '../contract.ts';
import { nameOfList } from '../rules.ts';

export const meta = () => [{ title: 'Confirm your subscription · Telle' }, { name: 'robots', content: 'noindex' }];

export default function ConfirmReadingPage() {
  const token = useLinkToken();
  const [list, setList] = useState<List>();
  const [busy, setBusy] = useState(false);
  if (list) return <Confirmed list={list} />;
  const confirm = async (given: string) => {
    setBusy(true);
    try {
      setList((await runAsync(() => api.call(confirmReader, { body: { token: given } }), {})).list);
    } catch {
      setBusy(false);
    }
  };
  return (
    <Entrance
      title="Confirm your subscription"
      lede="One press, and we may write to the address that this link was sent to."
    >
      {token === undefined && <Spinner />}
      {token === null && <p>This link is not whole. Please open it from the mail again.</p>}
      {token && (
        <Button busy={busy} onClick={() => void confirm(token)}>
          Yes, subscribe me
        </Button>
      )}
    </Entrance>
  );
}

function Confirmed({ list }: { list: List }) {
  return (
    <Entrance
      title="You are subscribed"
      lede={`From now on you get ${nameOfList[list]} by mail. Every mail has a link that ends it.`}
    >
      <MailCheck aria-hidden="true" className="mb-8 size-14 text-sage" strokeWidth={1.25} />
      <ButtonLink to={`/${list}`}>{list === 'news' ? 'Read the news' : 'See the status'}</ButtonLink>
    </Entrance>
  );
}
