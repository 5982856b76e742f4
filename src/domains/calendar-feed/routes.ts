// HTTP for calendar addresses: kept by the team over the API, read by calendar programs at a path of their own.
import type { RawRoute } from '#platform/http/app.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import * as service from './service.ts';

export function calendarFeedRoutes(needs: service.FeedNeeds): (serve: Serve) => void {
  return (serve) => {
    serve(contract.listCalendarFeeds, ({ inBusiness }) => inBusiness((scope) => service.listFeeds(needs, scope)));
    serve(contract.renewCalendarFeed, ({ inBusiness, body }) =>
      inBusiness((scope) => service.renewFeed(needs, scope, body.staffId)),
    );
    serve(contract.endCalendarFeed, ({ inBusiness, params }) =>
      inBusiness((scope) => service.endFeed(needs, scope, params.id)),
    );
  };
}

/** The calendar itself. Nobody on the way may keep it, and no page may show where it lies. */
export function calendarRoute(needs: service.FeedNeeds): RawRoute {
  return {
    name: 'readCalendar',
    method: 'GET',
    path: '/calendar/:file{[A-Za-z0-9_-]+\\.ics}',
    answer: async ({ c }) => {
      const text = await service.readFeed(needs, (c.req.param('file') ?? '').replace(/\.ics$/, ''));
      if (text === null) throw new Fault('not_found');
      return new Response(text, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="diary.ics"',
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
        },
      });
    },
  };
}
