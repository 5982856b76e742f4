// A salon with one service and one person, and what its tests ask of the diary over HTTP.
// The clock stands at Monday, 2 March 2026, 10:00 in New York; the clocks go forward on the 8th.
import type { FreeTime, WeeklyOccurrence } from '#domains/appointments/contract.ts';
import { appointmentRoutes } from '#domains/appointments/routes.ts';
import { contactRoutes } from '#domains/contacts/routes.ts';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import { aBusiness } from './house.ts';
import { as, openBareServer } from './http.ts';

export const wednesdays = { startsOn: '2026-03-04', from: '12:00', to: '13:00', reason: 'Lunch' };

export async function openSalons() {
  const server = await openBareServer((serve) => {
    knowledgeRoutes(serve);
    contactRoutes(serve);
    subscriptionRoutes(serve);
    appointmentRoutes(serve);
  });
  const { send, ids } = server;
  async function aSalon() {
    const business = await aBusiness(server);
    const headers = as(business, 'owner', ids.make('user'));
    const say = async <T>(method: string, path: string, body?: object) =>
      (await send<T>(method, `/api${path}`, { headers, ...(body && { body }) })).data;
    const { id: serviceId } = await say<{ id: string }>('POST', '/services', { name: 'Cut', minutes: 60 });
    const { id: staffId } = await say<{ id: string }>('POST', '/staff', { name: 'Ana', serviceIds: [serviceId] });
    const startsOn = async (date: string) => {
      const range = `from=${date}T04:00:00Z&to=${date}T23:00:00Z`;
      const { freeTimes } = await say<{ freeTimes: FreeTime[] }>('GET', `/free-times?serviceId=${serviceId}&${range}`);
      return freeTimes.map(({ startsAt }) => startsAt.slice(11, 16));
    };
    const ask = (method: string, path: string, body?: object) =>
      send(method, `/api${path}`, { headers, ...(body && { body }) });
    const listed = (range = 'from=2026-03-02T00:00:00Z&to=2026-03-20T00:00:00Z') =>
      say<{ occurrences: WeeklyOccurrence[]; freed: WeeklyOccurrence[] }>('GET', `/blocked-times?${range}`);
    return { business, headers, say, ask, serviceId, staffId, startsOn, listed };
  }
  return { ...server, aSalon };
}
export type Salon = Awaited<ReturnType<Awaited<ReturnType<typeof openSalons>>['aSalon']>>;
