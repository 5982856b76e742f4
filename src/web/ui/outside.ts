// Where a part whose inputs rest puts what must be pressed all the same: what failed to load, with its way on.
import { createContext } from 'react';

/** The place outside of what rests; null where nothing does. */
export const Outside = createContext<HTMLElement | null>(null);
