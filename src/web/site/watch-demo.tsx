// The button that plays a page's talk; what plays it is fetched when somebody reaches for it.
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Talk } from './content/shapes.ts';

const fetchPlayer = () => import('./demo-player.tsx');
const Player = lazy(fetchPlayer);
/** Before it is pressed, so that the press waits for little. A failure is told by the press itself. */
const reach = () => void fetchPlayer().catch(() => undefined);

export function WatchDemo({ talk }: { talk: Talk }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} onPointerEnter={reach} onFocus={reach}>
        <Play aria-hidden="true" className="size-4" />
        Watch Demo
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${talk.name}, a sample call`}>
        {open && (
          <Suspense fallback={<div className="min-h-40" />}>
            <Player talk={talk} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
