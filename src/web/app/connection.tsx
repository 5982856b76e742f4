// Tells when the connection is gone, and for a few seconds that it is back.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastMsDefault } from '../ui/toast.ts';

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

export function ConnectionBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) {
      setWasOffline(true);
      return;
    }
    const timer = setTimeout(() => setWasOffline(false), toastMsDefault);
    return () => clearTimeout(timer);
  }, [online]);
  const shown = !online || wasOffline;
  return (
    <div
      role="status"
      className={`pointer-events-none fixed inset-x-0 bottom-5 z-50 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-full px-5 py-2.5 text-center text-sm font-semibold ${
        shown ? 'shadow-lift' : 'sr-only'
      } ${online ? 'bg-sage text-sage-on' : 'bg-ink text-paper'}`}
    >
      {!online && "You're offline. Some features may not work properly."}
      {online && wasOffline && 'Connection restored'}
    </div>
  );
}
