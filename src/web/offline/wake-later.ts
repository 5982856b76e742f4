// Asks the browser to wake the service worker when the connection is back, so that changes are sent with every tab closed.
// Browsers without this send them when Telle is next open.

type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

export const wakeTag = 'telle.edits';

export async function askForWake(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(wakeTag);
  } catch {
    // Not allowed here; the next page sends them.
  }
}
