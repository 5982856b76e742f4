// Signed-in pages ask the browser to keep the app's shell, so that the desk opens without a connection. Visitors of the
// site never do.

/** Registers it once the page has nothing better to do. Never throws. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5000 });
  else setTimeout(register, 1000);
}
