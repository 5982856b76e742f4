// The signed-in end of the header: the first letter of the e-mail, the e-mail, and where a person can go from there.
import { GraduationCap, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { saidByBrowsers } from '#shared/browser-errors.ts';
import { useLeaveAsked } from '#web/ui/leave-asked.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { signOutHere, useSession } from './session.ts';

const itemLook =
  'flex w-full items-center gap-2.5 rounded-s px-3 py-2 text-left text-sm font-semibold text-ink no-underline hover:bg-mist';

export function AccountMenu() {
  const session = useSession();
  const navigate = useNavigate();
  const email = session.status === 'in' ? session.user.email : '';
  const signOut = async () => {
    await runAsync(signOutHere, { error: saidByBrowsers.sign_out_failed.message });
    await navigate('/');
  };
  const leaving = useLeaveAsked(() => void signOut().catch(() => undefined));
  return (
    <div className="menu relative flex items-center">
      <details name="menu">
        <summary className="flex items-center gap-2 rounded-full p-1 hover:bg-mist" aria-label={`Account ${email}`}>
          <span className="who-initial grid size-9 place-items-center rounded-full bg-bell text-sm font-bold text-bell-ink">
            {email.charAt(0).toUpperCase()}
          </span>
        </summary>
      </details>
      <div className="menu-panel menu-panel-end w-64 rounded-m border border-line bg-card p-2 shadow-lift">
        <p className="who truncate border-b border-line px-3 pb-2.5 pt-1.5 text-sm text-ink-2">{email}</p>
        <div className="pt-2">
          <Link to="/dashboard" className={itemLook}>
            <LayoutDashboard aria-hidden="true" className="size-4" />
            Dashboard
          </Link>
          <Link to="/dashboard/training" className={itemLook}>
            <GraduationCap aria-hidden="true" className="size-4" />
            Train Telle
          </Link>
          <Link to="/settings" className={itemLook}>
            <Settings aria-hidden="true" className="size-4" />
            Settings
          </Link>
          <button type="button" className={itemLook} onClick={leaving.ask}>
            <LogOut aria-hidden="true" className="size-4" />
            Sign Out
          </button>
        </div>
      </div>
      {leaving.question}
    </div>
  );
}
