export async function answerFinder() {
  return async () => ({ kind: 'unknown' as const });
}
