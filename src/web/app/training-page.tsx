// Where a business is taught: facts, services and people, texts, questions, and the file that holds it all.
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Allowed, Changeable } from '#domains/accounts/ui/allowed.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Waiting } from './guarded.tsx';

export const meta = () => [{ title: 'Train Telle · Telle' }];

const TryIt = lazy(() => import('#domains/questions/ui/try-it.tsx'));

const tabs = [
  { id: 'questions', label: 'Questions', Body: lazy(() => import('#domains/questions/ui/unanswered.tsx')) },
  { id: 'tests', label: 'Test questions', Body: lazy(() => import('#domains/questions/ui/test-questions.tsx')) },
  { id: 'sources', label: 'Sources', Body: lazy(() => import('#domains/knowledge/ui/sources.tsx')) },
  { id: 'facts', label: 'Facts', Body: lazy(() => import('#domains/knowledge/ui/business-facts.tsx')) },
  {
    id: 'services',
    label: 'Services and staff',
    Body: lazy(() => import('#domains/knowledge/ui/services-and-staff.tsx')),
  },
  // It shows by itself who may go back; to compare is to read.
  {
    id: 'versions',
    label: 'Versions',
    isRead: true,
    Body: lazy(() => import('#domains/training-versions/ui/versions.tsx')),
  },
  { id: 'file', label: 'Business file', Body: lazy(() => import('#domains/business-file/ui/business-file.tsx')) },
] as const;

export default function TrainingPage() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0];
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <ButtonLink to="/dashboard" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Dashboard
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Train Telle</h1>
      <Tabs
        label="Train Telle"
        tabs={tabs}
        chosen={chosen.id}
        onChoose={(tab) => setParameters(tab === tabs[0].id ? {} : { tab }, { replace: true })}
      >
        <div className="grid items-start gap-x-12 gap-y-10 max-xl:in-order xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
          {/* A list with its own form beside it spreads over both columns: the form stands above the pane. */}
          <div className="min-w-0 xl:has-[>[data-beside]]:contents">
            {/* Each tab waits for itself, so that the next one is chosen at once and not when it has come. */}
            <Suspense key={chosen.id} fallback={<Waiting />}>
              {'isRead' in chosen ? (
                <chosen.Body />
              ) : (
                <Changeable to="owner">
                  <chosen.Body />
                </Changeable>
              )}
            </Suspense>
          </div>
          <div className="xl:sticky xl:top-6 xl:col-start-2">
            <Allowed to="staff">
              <Suspense>
                <TryIt />
              </Suspense>
            </Allowed>
          </div>
        </div>
      </Tabs>
    </div>
  );
}
