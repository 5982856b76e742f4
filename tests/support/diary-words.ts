// What stories do at a diary over and over: book for Dana on a quiet day, find her card, ask when she comes.
import type { Page } from 'playwright-core';

/** A busy machine takes its time. */
export const patience = { timeout: 10_000 };

/** The Monday after next: open, and with nothing of the demo's own in it. */
export function quietMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + 7);
  return day.toISOString().slice(0, 10);
}

type Answer<T> = { readonly data: T };

/** Books for Dana at the first free time of that day, and gives the id. */
export async function booked(page: Page, date: string): Promise<string> {
  const get = async <T>(path: string) => ((await (await page.request.get(path)).json()) as Answer<T>).data;
  const { services } = await get<{ services: { id: string }[] }>('/api/services');
  const serviceId = services[0]?.id ?? '';
  const range = `from=${date}T05:00:00Z&to=${date}T23:00:00Z`;
  const { freeTimes } = await get<{ freeTimes: { startsAt: string }[] }>(
    `/api/free-times?serviceId=${serviceId}&${range}`,
  );
  const startsAt = freeTimes[0]?.startsAt;
  const made = await page.request.post('/api/appointments', {
    data: { serviceId, startsAt, name: 'Dana Reyes', phone: '(202) 555-0101' },
  });
  return ((await made.json()) as Answer<{ id: string }>).data.id;
}

export async function startOf(page: Page, id: string): Promise<string> {
  const read = await (await page.request.get(`/api/appointments/${id}`)).json();
  return (read as Answer<{ startsAt: string }>).data.startsAt;
}

/** Dana's appointment in a grid. */
export const card = (page: Page) =>
  page.getByRole('region', { name: /Week|day/ }).getByRole('button', { name: /^Dana Reyes/ });
