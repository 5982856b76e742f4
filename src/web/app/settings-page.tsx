// The settings of a person and their business. A tab stands here from the day it does something.
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Changeable } from '#domains/accounts/ui/allowed.tsx';
import { useMay } from '#domains/accounts/ui/may.ts';
import { ProfileCard } from '#domains/accounts/ui/profile-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Waiting } from './guarded.tsx';

export const meta = () => [{ title: 'Settings · Telle' }];

const AiSettings = lazy(() => import('#domains/knowledge/ui/ai-settings.tsx'));
const ApiKeys = lazy(() => import('#domains/api-keys/ui/api-keys.tsx'));
const Billing = lazy(() => import('#domains/subscriptions/ui/billing.tsx'));
const ChangePassword = lazy(() => import('#domains/accounts/ui/change-password.tsx'));
const SessionList = lazy(() => import('#domains/accounts/ui/session-list.tsx'));
const BusinessForm = lazy(() => import('#domains/knowledge/ui/business-form.tsx'));
const DeleteBusiness = lazy(() => import('#domains/business-deletion/ui/delete-business.tsx'));
const DataExport = lazy(() => import('#domains/data-export/ui/data-export.tsx'));
const Notifications = lazy(() => import('#domains/notice-choices/ui/notifications.tsx'));
const Team = lazy(() => import('#domains/team/ui/team.tsx'));
const TwoFactor = lazy(() => import('#domains/two-factor/ui/two-factor.tsx'));
const TrainingFigures = lazy(() => import('#domains/questions/ui/training-figures.tsx'));

const tabs = [
  { id: 'profile', label: 'Profile', Body: Profile },
  { id: 'ai', label: 'AI Settings', Body: Ai },
  { id: 'notifications', label: 'Notifications', Body: Notifications },
  { id: 'billing', label: 'Billing', Body: Billing },
  { id: 'security', label: 'Security', Body: Security },
] as const;

export default function SettingsPage() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0];
  return (
    <div className="wrap py-8 lg:py-12">
      <ButtonLink to="/dashboard" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Dashboard
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Settings</h1>
      <Tabs
        label="Settings"
        tabs={tabs}
        chosen={chosen.id}
        onChoose={(tab) => setParameters(tab === tabs[0].id ? {} : { tab }, { replace: true })}
      >
        {/* Each tab waits for itself, so that the next one is chosen at once and not when it has come. */}
        <Suspense key={chosen.id} fallback={<Waiting />}>
          <chosen.Body />
        </Suspense>
      </Tabs>
    </div>
  );
}

function Profile() {
  return (
    <div className="grid items-start gap-x-14 gap-y-12 max-xl:in-order xl:grid-cols-[2fr_3fr]">
      <ProfileCard />
      <Changeable to="owner">
        <BusinessForm />
      </Changeable>
    </div>
  );
}

function Ai() {
  return (
    <div className="grid items-start gap-10 max-lg:in-order lg:grid-cols-2">
      <Changeable to="owner">
        <AiSettings />
      </Changeable>
      <TrainingFigures />
    </div>
  );
}

function Security() {
  const isOwner = useMay()('owner');
  return (
    <div className="grid items-start gap-10 max-lg:in-order lg:grid-cols-2">
      <div className="in-order grid gap-12">
        <ChangePassword />
        <TwoFactor />
        <SessionList />
      </div>
      <div className="in-order grid gap-12">
        <Team />
        {isOwner && <ApiKeys />}
        {isOwner && <DataExport />}
        {isOwner && <DeleteBusiness />}
      </div>
    </div>
  );
}
