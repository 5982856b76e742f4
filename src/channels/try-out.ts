// Asks the receptionist one question as a stranger's first line in a chat, with the business's real facts, diary and tools,
// and undoes all of it: no conversation, message, booking or open question is left.
import type { CodeNeeds } from '#domains/caller-codes/service.ts';
import { receive } from '#domains/conversations/service/receive.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import type { TriedReply, TryOut } from '#domains/questions/service/run-tests.ts';
import type { Database } from '#platform/database/scope.ts';
import { createMind, type MindParts } from '#receptionist/mind.ts';
import { toolsFor } from './tools-for.ts';

export type TryOutParts = {
  readonly database: Database;
  readonly mind: MindParts;
  readonly codes: CodeNeeds;
};

/** Breaks the transaction off, and carries what was said out of it. */
class Undone extends Error {
  readonly reply: TriedReply;
  constructor(reply: TriedReply) {
    super('a question was tried out');
    this.reply = reply;
  }
}

/**
 * The mind that answers callers, with no conversation to pay for a model: what an owner tries out spends nothing of what is
 * there for callers.
 */
export function openTryOut({ database, mind, codes }: TryOutParts): TryOut {
  const takeTurn = createMind({ ...mind, reword: undefined });
  return async (businessId, question) => {
    try {
      return await database.asBusiness<never>(businessId, { kind: 'system', id: null }, async (scope) => {
        const said = {
          channel: 'chat',
          threadKey: scope.newId('conversation'),
          providerId: '1',
          text: question,
        } as const;
        const { conversation } = await receive(scope, said);
        const business = await readBusiness(scope);
        const nobody = { contact: null, provedContact: null, from: { phone: null, email: null } };
        const talk = { id: conversation, business, language: business.languages[0] ?? 'en', ...nobody };
        const turn = { text: question, channel: said.channel, business, from: {}, now: scope.now().toISOString() };
        const { reply } = await takeTurn(turn, null, toolsFor(scope, talk, codes));
        const { text, sources, unanswered } = reply;
        throw new Undone({ text, sources, isUnknown: unanswered.length > 0 });
      });
    } catch (error) {
      if (error instanceof Undone) return error.reply;
      throw error;
    }
  };
}
