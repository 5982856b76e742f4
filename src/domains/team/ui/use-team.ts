// The people of the business, for a part that gives one of them something to see to: asked for once a page.
import { useEffect, useState } from 'react';
import { api } from '#web/client/api.ts';
import { listMembers, type Member } from '../contract.ts';

/** Undefined until `wanted`, and while they are not here. */
export function useTeam(wanted: boolean): readonly Member[] | undefined {
  const [members, setMembers] = useState<readonly Member[]>();
  const isMissing = members === undefined;
  useEffect(() => {
    if (!wanted || !isMissing) return;
    let left = false;
    api.call(listMembers, {}).then(
      (answer) => {
        if (!left) setMembers(answer.members);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted, isMissing]);
  return members;
}
