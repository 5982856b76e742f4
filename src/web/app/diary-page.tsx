// The diary.
import Diary from '#domains/appointments/ui/diary.tsx';

export const meta = () => [{ title: 'Diary · Telle' }];

export default function DiaryPage() {
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <Diary />
    </div>
  );
}
