/**
 * The same function, which works the answer to the same words out once. For pure functions of strings alone: what it gives is
 * shared between all who ask, so nobody may change it.
 */
export declare function lately<Args extends readonly (string | null)[], Result extends object | string | boolean | null>(work: (...args: Args) => Result): (...args: Args) => Result;
