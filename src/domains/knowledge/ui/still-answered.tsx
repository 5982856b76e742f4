// What is taught as a question is asked right away: where something else answers it, that is said, and where to change it.
import { Link } from 'react-router';
import { type Tried, tryQuestion } from '#domains/questions/contract.ts';
import { api } from '#web/client/api.ts';

export type StillAnswered = Tried & { readonly question: string };

/** How the question is answered, if not by the entry of that title; undefined too where it cannot be asked just now. */
export async function answeredOtherwise(asked: string): Promise<StillAnswered | undefined> {
  const question = asked.trim();
  const tried = await api.call(tryQuestion, { body: { question } }).catch(() => undefined);
  return tried && !tried.sources.includes(question) ? { ...tried, question } : undefined;
}

const services = { tab: 'services', label: 'Services and staff' };
const facts = { tab: 'facts', label: 'Facts' };
/** Where the structured facts stand, which go before what is written. */
const places: Readonly<Record<string, typeof facts>> = {
  ...{ services, staff: services },
  ...{ hours: facts, address: facts, phone: facts, email: facts, website: facts, languages: facts },
};

export function StillAnsweredNote({ of }: { of: StillAnswered }) {
  const place = of.sources.map((source) => places[source]).find((one) => one !== undefined);
  return (
    <div className="rounded-m bg-bell-soft p-4">
      <p>
        <b className="font-semibold">It is saved, but callers hear something else.</b> Asked “{of.question}”, the
        receptionist says: “{of.reply}”
      </p>
      <p className="mt-2">
        {place ? (
          <>
            That comes from{' '}
            <Link to={`?tab=${place.tab}`} className="font-semibold">
              {place.label}
            </Link>
            , which comes before what is written here. Change it there.
          </>
        ) : of.isUnknown ? (
          'Word the question as a caller would, or say more in the answer.'
        ) : (
          `That comes from ${of.sources.map((title) => `“${title}”`).join(', ') || 'what it knows of itself'}.`
        )}
      </p>
    </div>
  );
}
