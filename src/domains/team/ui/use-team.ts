// The people of the business, for a part that gives one of them something to see to: asked for once a page.
import { useEffect, useState } from 'react';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { listMembers, type Member } from '../contract.ts';

/** Undefined until `wanted`, and while they are not here; asked for again the next time they are wanted. Why they do not come is told. */
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
      (failure: unknown) => {
        if (!left) tellFailedLoad(failure, 'The team');
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, isMissing]);
  return members;
}
