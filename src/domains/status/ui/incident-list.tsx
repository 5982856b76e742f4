// What went wrong, the newest first: recorded by the server itself, with the operator's own words.
import { Tag } from '#web/ui/panel.tsx';
import type { Incident, Status } from '../contract.ts';
import { lengthOf, nameOfSystem } from '../rules.ts';
import { dayText, momentText } from './status-words.ts';

const words = { ongoing: 'Ongoing', resolved: 'Resolved', completed: 'Completed' } as const;
const tones = { ongoing: 'urgent', resolved: 'settled', completed: 'settled' } as const;

export function IncidentList({ status }: { status: Status | undefined }) {
  if (!status) return <p className="border-t-2 border-ink py-5 text-ink-2">They come with the newest look.</p>;
  if (status.incidents.length === 0)
    return (
      <p className="border-t-2 border-ink py-5 text-ink-2">
        {status.measuredSince
          ? `None since measuring began on ${dayText(status.measuredSince)}.`
          : 'None recorded: nothing has been measured yet.'}
      </p>
    );
  return (
    <ol className="border-t-2 border-ink">
      {status.incidents.map((incident) => (
        <Row key={incident.id} incident={incident} />
      ))}
    </ol>
  );
}

function Row({ incident: { title, system, state, startedAt, endedAt, notes } }: { incident: Incident }) {
  const lasted = endedAt && lengthOf(Date.parse(endedAt) - Date.parse(startedAt));
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h3 className="font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-ink-2">
          <time dateTime={startedAt}>{momentText(startedAt)}</time>
          {lasted ? ` · lasted ${lasted}` : ' · goes on'}
          {system && ` · ${nameOfSystem[system]}`}
        </p>
        {notes.map(({ saidAt, text }) => (
          <p key={saidAt + text} className="mt-2 max-w-[66ch]">
            {text}
          </p>
        ))}
      </div>
      <div>
        <Tag tone={tones[state]}>{words[state]}</Tag>
      </div>
    </li>
  );
}
