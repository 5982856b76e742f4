// The operator's list of background work: what waits, and what failed for good, with a way to try it again or drop it.
import { html } from 'hono/html';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import type { RawRequest, RawRoute } from '#platform/http/app.ts';
import { type DoorSettings, isOperator, isOwnForm, turnedAway } from '#platform/operator/door.ts';
import { instant, operatorPage } from '#platform/operator/page.ts';
import { dropFailedWork, listFailedWork, retryFailedWork } from './service.ts';
import { countWaiting, type FailedWork, type WaitingWork } from './store.ts';

const shownMax = 200;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function backgroundRoutes(database: Database, settings: DoorSettings): readonly RawRoute[] {
  const act = (name: string, verb: string, does: (scope: SystemScope, id: string) => Promise<boolean>): RawRoute => ({
    name,
    method: 'POST',
    path: `/dev/background/:id/${verb}`,
    answer: async ({ request, address, c }: RawRequest) => {
      if (!isOperator(request, address, settings) || !isOwnForm(request)) return turnedAway(settings);
      const id = c.req.param('id') ?? '';
      if (uuid.test(id)) await database.asSystem((scope) => does(scope, id));
      return new Response(null, { status: 303, headers: { location: '/dev/background', 'cache-control': 'no-store' } });
    },
  });
  return [
    {
      name: 'backgroundList',
      method: 'GET',
      path: '/dev/background',
      answer: async ({ request, address }) => {
        if (!isOperator(request, address, settings)) return turnedAway(settings);
        const [failed, waiting] = await database.asSystem(async (scope) => [
          await listFailedWork(scope, shownMax),
          await countWaiting(scope),
        ]);
        return operatorPage('Background work', listOf(failed, waiting));
      },
    },
    act('retryFailedWork', 'retry', retryFailedWork),
    act('dropFailedWork', 'drop', dropFailedWork),
  ];
}

function listOf(failed: readonly FailedWork[], waiting: readonly WaitingWork[]) {
  const row = (
    work: FailedWork,
  ) => html`<li>${instant(work.failedAt)}<div><b>${work.name}</b><small>${work.reason}</small><small>${work.attempts} ${work.attempts === 1 ? 'try' : 'tries'}, first enqueued ${work.enqueuedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${work.effectKey}</small></div>
<div class="acts"><form method="post" action="/dev/background/${work.id}/retry"><button class="first">Try again</button></form><form method="post" action="/dev/background/${work.id}/drop"><button>Drop</button></form></div></li>`;
  return html`<h1>Background work</h1>
<p class="lede">${waiting.length === 0 ? 'Nothing waits.' : `Waiting: ${waiting.map(waitingText).join(', ')}.`}</p>
${failed.length === 0 ? html`<p class="empty">Nothing has failed for good.</p>` : html`<ol class="ledger">${failed.map(row)}</ol>`}`;
}

const waitingText = ({ name, count, retried }: WaitingWork) =>
  `${count} ${name}${retried > 0 ? ` (${retried} being tried again)` : ''}`;
