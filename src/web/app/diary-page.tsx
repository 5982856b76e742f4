// The diary, and below it what goes out of it by itself.
import { lazy, Suspense } from 'react';
import Diary from '#domains/appointments/ui/diary.tsx';

const CalendarFeeds = lazy(() => import('#domains/calendar-feed/ui/calendar-feeds.tsx'));
const ReminderChoice = lazy(() => import('#domains/reminders/ui/reminder-choice.tsx'));

export const meta = () => [{ title: 'Diary · Telle' }];

export default function DiaryPage() {
  return (
    <div className="in-order wrap py-8 text-sm lg:py-12">
      <Diary />
      <div className="mt-16 grid min-h-60 items-start gap-x-14 gap-y-12 border-t border-line pt-10 lg:grid-cols-2">
        <Suspense>
          <ReminderChoice />
          <CalendarFeeds />
        </Suspense>
      </div>
    </div>
  );
}
