// The analytics of a period: how many, when, what came of it, what was missed, how fast. Drawn, and readable as tables.
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { saveTextFile } from '#domains/contacts/ui/save-contacts-file.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { clockWords, dateWords } from '#web/ui/zoned-time.ts';
import { type Figures, readFigures } from '../contract.ts';
import { type Period, periods } from '../rules.ts';
import { Containment } from './containment.tsx';
import { counted } from './figure-words.ts';
import { figuresCsv } from './figures-csv.ts';
import { OutcomeRows } from './outcome-rows.tsx';
import { ResponseTimes } from './response-times.tsx';
import { StackedBars } from './stacked-bars.tsx';

export default function Analytics() {
  const [parameters, setParameters] = useSearchParams();
  const period = periods.find((one) => one === parameters.get('days')) ?? '30';
  const load = useCallback(() => api.call(readFigures, { query: { days: period } }), [period]);
  const figures = useLoaded(load);
  const choose = (days: Period) => setParameters(days === '30' ? {} : { days }, { replace: true });
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-4">
        <h1 className="mr-auto text-2xl">Analytics</h1>
        <Button
          kind="secondary"
          size="sm"
          disabled={figures.value === undefined}
          onClick={() => figures.value && saveFigures(figures.value)}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <Segments
          label="Period"
          options={periods.map((days) => ({ id: days, label: `${days} days` }))}
          chosen={period}
          onChoose={choose}
        />
      </header>
      <LoadingPart of={figures} what="The figures">
        {(known) => <All figures={known} />}
      </LoadingPart>
    </>
  );
}

const saveFigures = (figures: Figures) =>
  saveTextFile(`analytics-${figures.from}-${figures.until}.csv`, ['\uFEFF', figuresCsv(figures)]);

/** By whom, as far as anybody did, and how many of them no longer stand. */
function bookedWords({ receptionist, visitor, team, cancelledSince }: Figures['booked']): string {
  const by = [
    receptionist > 0 && `${receptionist} by your receptionist`,
    visitor > 0 && `${visitor} on the booking page`,
    team > 0 && `${team} by your team`,
  ].filter((part) => part !== false);
  const made = by.length > 0 ? by.join(', ') : 'None by anybody yet';
  return cancelledSince > 0 ? `${made}; ${cancelledSince} more cancelled since` : made;
}

const shortDay = (day: string) => dateWords(day, { month: 'short', day: 'numeric' });
const longDay = (day: string) => dateWords(day, { month: 'long', day: 'numeric', year: 'numeric' });

function All({ figures }: { figures: Figures }) {
  const { days, hours, conversations, booked, questions } = figures;
  const madeAll = booked.receptionist + booked.visitor + booked.team;
  const every = Math.ceil(days.length / 5);
  return (
    <>
      <p className="mt-2 text-ink-2">
        {longDay(figures.from)} – {longDay(figures.until)}, in the time of {figures.timezone.replaceAll('_', ' ')}. Test
        calls and spam are left out.
      </p>
      {conversations === 0 && (
        <div className="mt-6">
          <EmptyState
            title="Nobody has called in this time"
            action={
              <Allowed to="owner">
                <ButtonLink to="/dashboard/training?tab=facts" kind="secondary" size="sm">
                  Put the Chat on Your Site
                </ButtonLink>
              </Allowed>
            }
          >
            Calls, texts, chats and emails are counted here from the first one on.
          </EmptyState>
        </div>
      )}
      <dl className="mt-8 grid border-t-2 border-ink sm:grid-cols-3">
        <Headline name="Conversations" figure={conversations} />
        <Headline name="Bookings made" figure={madeAll}>
          {bookedWords(booked)}
        </Headline>
        <Headline name="Questions not known" figure={questions.asked}>
          {questions.answeredSince} answered since, {questions.dismissed} dismissed
        </Headline>
      </dl>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        {conversations > 0 && (
          <>
            <StackedBars
              title="By day"
              by="Day"
              columns={days.map(({ day, ...counts }) => ({ key: day, name: shortDay(day), ...counts }))}
              marks={days.flatMap(({ day }, at) => (at % every === 0 ? [{ at, text: shortDay(day) }] : []))}
            />
            <StackedBars
              title="By hour of the day"
              by="Hour"
              columns={hours.map(({ hour, ...counts }) => ({ key: `${hour}`, name: clockWords(hour * 60), ...counts }))}
              marks={[0, 6, 12, 18].map((at) => ({ at, text: clockWords(at * 60).replace(':00', '') }))}
            />
          </>
        )}
        {/* Two columns and not rows: neither waits for the longer part of the other. */}
        <div className="grid gap-12">
          <section aria-labelledby="outcomes">
            <h2 id="outcomes" className="text-xl">
              What came of them
            </h2>
            <div className="mt-4">
              {conversations === 0 ? (
                <p className="text-ink-2">Nothing yet.</p>
              ) : (
                <OutcomeRows outcomes={figures.outcomes} />
              )}
            </div>
          </section>
          <ResponseTimes replies={figures.replies} handOffs={figures.handOffs} />
          <NotKnown most={questions.most} />
        </div>
        <Containment containment={figures.containment} />
      </div>
    </>
  );
}

function Headline({ name, figure, children }: { name: string; figure: number; children?: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-b border-line py-4 sm:pr-8">
      <dt className="text-ink-2">
        <b className="font-semibold text-ink">{name}</b>
        {children && <span className="figures block">{children}</span>}
      </dt>
      <dd className="figures text-2xl font-bold tracking-tight">{figure.toLocaleString('en-US')}</dd>
    </div>
  );
}

function NotKnown({ most }: { most: Figures['questions']['most'] }) {
  return (
    <section aria-labelledby="not-known">
      <h2 id="not-known" className="text-xl">
        Unanswered questions
      </h2>
      {most.length === 0 ? (
        <p className="mt-3 text-ink-2">No question from this time is open.</p>
      ) : (
        <>
          <ol className="mt-3 border-t-2 border-ink">
            {most.map(({ question, times }) => (
              <li key={question} className="flex justify-between gap-4 border-b border-line py-2">
                <span>“{question}”</span>
                <span className="figures whitespace-nowrap text-ink-2">{counted(times, 'time')}</span>
              </li>
            ))}
          </ol>
          <p className="mt-3">
            <Link to="/dashboard/training" className="underline">
              Answer them once for everybody
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
