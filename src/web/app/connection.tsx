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
      className={
        shown
          ? `in-foot px-4 py-1.5 text-center text-xs font-semibold lg:col-start-2 lg:row-start-1 lg:my-1.5 lg:rounded-full lg:px-5 lg:py-1.5 lg:text-sm ${
              online ? 'bg-sage text-sage-on' : 'bg-ink text-paper'
            }`
          : 'sr-only'
      }
    >
      {!online && "You're offline. Some features may not work properly."}
      {online && wasOffline && 'Connection restored'}
    </div>
  );
}
