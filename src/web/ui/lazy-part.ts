// A part of a page that comes after it, and without which the page is whole.
import { type ComponentType, lazy } from 'react';

/** Nothing, where it cannot be fetched. `load` imports the module that exports it by default. */
export const lazyPart = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })));
