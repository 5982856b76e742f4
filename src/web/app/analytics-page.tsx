// The analytics.
import Analytics from '#domains/figures/ui/analytics.tsx';

export const meta = () => [{ title: 'Analytics · Telle' }];

export default function AnalyticsPage() {
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <Analytics />
    </div>
  );
}
