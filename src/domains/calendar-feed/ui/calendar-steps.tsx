// How the address comes into the usual calendar programs, step by step.
import { ChevronDown } from 'lucide-react';

const programs: readonly { readonly name: string; readonly steps: readonly string[]; readonly note: string }[] = [
  {
    name: 'Google Calendar',
    steps: [
      'Open calendar.google.com on a computer.',
      'Beside “Other calendars” press the plus sign, then “From URL”.',
      'Paste the address and press “Add calendar”.',
    ],
    note: 'Google looks every few hours, and cannot be told to look sooner.',
  },
  {
    name: 'Apple Calendar',
    steps: [
      'On a Mac choose File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.',
      'Paste the address and press “Subscribe”.',
      'On a Mac set “Auto-refresh” to every 15 minutes.',
    ],
    note: 'With iCloud as its location it is on all your devices.',
  },
  {
    name: 'Outlook',
    steps: [
      'Open the calendar in Outlook on the web or the new Outlook.',
      'Press “Add calendar”, then “Subscribe from web”.',
      'Paste the address, give it a name and press “Import”.',
    ],
    note: 'Outlook looks about every three hours.',
  },
];

export function CalendarSteps() {
  return (
    <div className="mt-4 grid gap-2">
      {programs.map(({ name, steps, note }) => (
        <details key={name} className="group rounded-m border border-line bg-card px-4 py-3">
          <summary className="flex items-center justify-between gap-3 font-semibold">
            How to add it to {name}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-2 text-ink-2">{note}</p>
        </details>
      ))}
    </div>
  );
}
