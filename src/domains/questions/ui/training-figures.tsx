// How far the receptionist is taught and how well it answers, each figure with the division that it comes from.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readTraining, type Training } from '../contract.ts';
import { AccuracyHistory } from './accuracy-history.tsx';
import { divisionOf, partWords, tabPath, whenRan } from './training-words.ts';

const load = () => api.call(readTraining, {});

export default function TrainingFigures() {
  const loaded = useLoaded(load);
  return (
    <section>
      <h2 className="text-xl">What it has learned</h2>
      <div className="mt-4">
        <LoadingPart of={loaded} what="What it has learned">
          {(training) => <Figures training={training} />}
        </LoadingPart>
      </div>
    </section>
  );
}

function Figures({ training: { parts, progressPercent, documents, accuracy } }: { training: Training }) {
  const zone = useZone();
  const missing = parts.filter(({ isTaught }) => !isTaught);
  return (
    <dl className="border-t-2 border-ink text-sm">
      <Figure name="Training progress" figure={`${progressPercent}%`}>
        <p className="figures">
          {parts.length - missing.length} of {parts.length} things a receptionist needs are taught.
        </p>
        <div aria-hidden="true" className="mt-2 flex gap-1">
          {parts.map(({ part, isTaught }) => (
            <span key={part} className={`h-2 grow rounded-full ${isTaught ? 'bg-sage' : 'bg-line'}`} />
          ))}
        </div>
        {missing.length > 0 && (
          <>
            <p className="mt-3">Still missing:</p>
            <ul className="mt-1 grid gap-1">
              {missing.map(({ part }) => (
                <li key={part}>
                  <TextLink to={tabPath(partWords[part].tab)}>{partWords[part].name}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Figure>
      <Figure name="Documents processed" figure={`${documents.processed}`}>
        <p className="figures">
          {documents.given === 0 ? (
            <TextLink to={tabPath('sources')}>Nothing was given to read yet</TextLink>
          ) : (
            `Of ${documents.given} texts, answers, files and sites that you gave it. A site counts once.`
          )}
        </p>
      </Figure>
      <Figure name="Accuracy" figure={accuracy ? `${accuracy.percent}%` : 'Not measured'}>
        {accuracy ? (
          <>
            <p className="figures">
              {divisionOf(accuracy.run)}, {whenRan(accuracy.run, zone)}.
              {!accuracy.run.isCurrent && ' Something was taught since: it is all asked again by itself.'}
            </p>
            <p className="mt-1">
              <TextLink to={tabPath('tests')}>See what it said</TextLink>
            </p>
            <AccuracyHistory />
          </>
        ) : (
          <p>
            The share of your own test questions that it answers right.{' '}
            <TextLink to={tabPath('tests')}>To the test questions</TextLink>
          </p>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="figures text-right text-xl font-bold tracking-tight">{figure}</dd>
      <dd className="col-span-2 mt-1 text-ink-2">{children}</dd>
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-ink underline underline-offset-4">
      {children}
    </Link>
  );
}
