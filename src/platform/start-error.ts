// Why Telle cannot start, in one sentence that says what to do. The starter prints it without a stack.

/** Thrown while starting; `message` is one sentence for the operator, `cause` is for the log. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
