// Questions of the same turn of the event loop, answered by one statement. Each is asked after it came, so that no answer is
// older than its question; a lone one waits for nobody.

/** Makes the one who asks. `answer` gets different questions; what its map lacks is undefined, and when it fails all who asked are told. */
export function askedTogether<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<ReadonlyMap<Question, Answer>>,
): (question: Question) => Promise<Answer | undefined> {
  let next: Promise<ReadonlyMap<Question, Answer>> | undefined;
  let questions = new Set<Question>();
  const turn = () =>
    new Promise<ReadonlyMap<Question, Answer>>((resolve) => {
      setImmediate(() => {
        const asked = [...questions];
        questions = new Set();
        next = undefined;
        resolve(answer(asked));
      });
    });
  return async (question) => {
    questions.add(question);
    next ??= turn();
    return (await next).get(question);
  };
}
