// HTTP for the live test call: a line goes in and its reply comes out in the same request.
import { findFreeTimes } from '#domains/appointments/service.ts';
import { readHead, shownLineOf } from '#domains/conversations/service/read.ts';
import {
  answerTo,
  endTestCall,
  lastReply,
  openTestCall,
  sayInTestCall,
  undoTestCall,
} from '#domains/conversations/service/test-calls.ts';
import { readBusiness, readFacts, readProfile } from '#domains/knowledge/service.ts';
import { readSubscription, useTrialCall as takeTrialCall } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Serve, Served } from '#platform/http/serve.ts';
import { dayMs } from '#shared/durations.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { greetingOf } from '../openers.ts';
import type { Corridor } from '../respond.ts';
import * as contract from './contract.ts';
import { type SampleFacts, sampleLine } from './sample-caller.ts';

export function testCallRoutes(corridor: Pick<Corridor, 'answer'>): (serve: Serve) => void {
  return (serve) => {
    serve(contract.startTestCall, ({ inBusiness }) => inBusiness(start));
    serve(contract.sayInTestCall, ({ inBusiness, params, body }) => exchange(inBusiness, params.id, body));
    serve(contract.sampleTestCall, async ({ inBusiness, params, body }) => {
      const text = await inBusiness((scope) => nextSample(scope, params.id));
      return exchange(inBusiness, params.id, { ...body, text });
    });
    serve(contract.endTestCall, ({ inBusiness, params }) => inBusiness((scope) => end(scope, params.id)));
    serve(contract.undoTestCall, ({ inBusiness, params }) =>
      inBusiness(async (scope) => {
        await undoTestCall(scope, params.id);
        return { id: params.id };
      }),
    );
  };

  async function exchange(
    inBusiness: Served<typeof contract.sayInTestCall>['inBusiness'],
    id: Id<'conversation'>,
    said: { readonly clientId: string; readonly text: string },
  ): Promise<AnswerOf<typeof contract.sayInTestCall>> {
    const { business, received } = await inBusiness(async (scope) => ({
      business: scope.business,
      received: await sayInTestCall(scope, id, said),
    }));
    const answered = received.isDue ? await corridor.answer(business, id) : null;
    // What was said is kept, and is said again with the same id: the reply comes then.
    if (answered?.kind === 'later') throw new Fault('unavailable', { retryAfterSeconds: 2 });
    const reply = await inBusiness((scope) => answerTo(scope, id, received.line.seq));
    return { said: shownLineOf(received.line), reply };
  }
}

async function start(scope: BusinessScope): Promise<AnswerOf<typeof contract.startTestCall>> {
  const used = await takeTrialCall(scope);
  if (!used.ok) throw new Fault('no_trial_calls');
  const business = await readBusiness(scope);
  const { greeting } = await readProfile(scope);
  const language = business.languages[0] ?? 'en';
  const opened = await openTestCall(scope, greetingOf(business, greeting), language);
  const { trialCallsRemaining } = await readSubscription(scope);
  return { ...opened, language, trialCallsRemaining };
}

async function nextSample(scope: BusinessScope, id: Id<'conversation'>): Promise<string> {
  const heard = await lastReply(scope, id);
  const head = await readHead(scope, id);
  const isFirst = heard?.seq === 1 && head.lastText === heard.text;
  return sampleLine(await sampleFacts(scope, isFirst), heard, isFirst);
}

async function sampleFacts(scope: BusinessScope, withTime: boolean): Promise<SampleFacts> {
  const { profile, services } = await readFacts(scope);
  const [service] = services;
  // From tomorrow on, so that the lead time of the business is kept and the day has a name.
  const from = new Date(scope.now().getTime() + dayMs);
  const to = new Date(from.getTime() + 14 * dayMs);
  const [free] = withTime && service ? await findFreeTimes(scope, { serviceId: service.id, from, to, max: 1 }) : [];
  return {
    language: profile.languages[0] ?? 'en',
    timezone: profile.timezone,
    service: service ? { name: service.name, needsAddress: service.needsAddress } : null,
    freeAt: free?.startsAt.toISOString() ?? null,
  };
}

async function end(scope: BusinessScope, id: Id<'conversation'>): Promise<AnswerOf<typeof contract.endTestCall>> {
  const { head, appointments, messages, handOffs } = await endTestCall(scope, id);
  const seconds = (Date.parse(head.endedAt ?? head.lastLineAt) - Date.parse(head.startedAt)) / 1000;
  return {
    id,
    seconds: Math.max(0, Math.round(seconds)),
    outcome: head.outcome ?? 'answered',
    summary: head.summary ?? '',
    nextStep: head.nextStep ?? '',
    appointments: appointments.map(({ id, service, staff, startsAt, status, name }) => ({
      id,
      service,
      staff,
      startsAt,
      status,
      name,
    })),
    messages: messages.map(({ id, body, isUrgent }) => ({ id, body, isUrgent })),
    handedOffTo: handOffs.at(-1)?.to ?? null,
  };
}
