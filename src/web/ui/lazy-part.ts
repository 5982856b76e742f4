// Parts of a page that come after it: those without which it is whole, and those that somebody asks for.
import { type ComponentType, lazy } from 'react';
import { clientFailures } from '#shared/browser-errors.ts';
import { ClientFailure } from '../client/client.ts';
import { logError } from '../client/error-log.ts';

/** Whether something failed since its script could not be fetched: in the words of Chromium, Firefox and WebKit. */
export const isAbsent = (failure: unknown) =>
  failure instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(failure.message);

/**
 * `instead`, where it cannot be fetched, which is nothing for a part without which the page is whole; the failure is logged.
 * `load` imports the module that exports it by default.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  instead: ComponentType<P> = () => null,
) =>
  lazy<ComponentType<P>>(() =>
    load().catch((failure: unknown) => {
      logError('LOAD_ERROR', failure);
      return { default: instead };
    }),
  );

/** What somebody asked for and waits for. Throws a ClientFailure where it cannot be fetched. */
export const fetchPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw isAbsent(cause) ? Object.assign(new ClientFailure('network', clientFailures.network), { cause }) : cause;
  });
