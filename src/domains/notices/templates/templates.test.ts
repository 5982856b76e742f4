import { describe, expect, it } from 'vitest';
import type { NoticeTemplate } from '../contract.ts';
import { renderNotice } from './render.ts';
import { duration } from './wording.ts';

const url = 'https://telle.example/confirm?token=abc&next=%2Fapp';
const name = '<img src=x onerror=alert(1)> "O\'Brien" & Söhne';
const samples: Record<NoticeTemplate, Record<string, unknown>> = {
  'confirm-email': { name, url, linkLivesMinutes: 1440 },
  'reset-password': { name, url, linkLivesMinutes: 60 },
  'confirm-new-email': { name, url, linkLivesMinutes: 4320 },
  'email-changing': { name, newEmail: 'new@example.com', step: 'asked', url },
  'email-taken': { name, url },
  'password-changed': { name, url },
  'two-factor-changed': { name, change: 'code-used', url, resetUrl: 'https://telle.example/reset-password' },
  'business-leaving': { name, business: 'A & B <i>', step: 'marked', day: 'Saturday, December 5, 2026', url },
  'export-ready': { name, url, linkLivesMinutes: 1440 },
  invitation: { name, business: 'A & B <i>', role: 'Staff', url, linkLivesMinutes: 10_080 },
  'account-exists': { name, url, resetUrl: 'https://telle.example/reset-password' },
  'caller-code': {
    name,
    subject: 'Your code: 481516',
    text: '481516 is your code for "A & B".',
    why: 'Somebody asked.',
  },
  'confirm-reading': {
    name,
    what: 'Telle’s news',
    url,
    leaveUrl: 'https://telle.example/mailing-list/leave?token=x',
    linkLivesMinutes: 2880,
  },
  'list-letter': {
    name,
    what: 'Telle’s status',
    subject: 'Mail is down',
    paragraphs: ['Mail has <b>not</b> been sent since 10:02.', 'We are at it.'],
    url,
    leaveUrl: 'https://telle.example/mailing-list/leave?token=x',
    reader: `lsr_${'0'.repeat(26)}`,
  },
  appointment: {
    ...{ name, business: 'A & B', change: 'booked', service: 'Cut "n" <colour>', when: 'Tuesday at 10:00 AM EST' },
    ...{ staff: 'Dana', place: '1 Main St', phone: '+12025550101', url },
    calendar: { method: 'PUBLISH', text: 'BEGIN:VCALENDAR' },
  },
  reminder: {
    ...{ name, business: 'A & B', service: 'Cut "n" <colour>', when: 'Tuesday at 10:00 AM EST', staff: 'Dana' },
    ...{ place: '1 Main St', phone: '+12025550101', url },
    reminds: { appointment: `apt_${'0'.repeat(26)}`, startsAt: '2026-03-03T15:00:00Z' },
  },
  application: {
    name: '',
    application: `apl_${'0'.repeat(26)}`,
    applicant: '<b>Maria</b> "O\'Brien" & Söhne',
    email: 'maria@example.com',
    opening: 'Support engineer',
    phone: null,
    message: 'First <i>part</i>.\n\nSecond part.',
  },
  'enterprise-asked': {
    name: '',
    business: 'A & B',
    id: 'biz_01hzz000000000000000000001',
    email: 'maria@customer.test',
  },
  'application-received': { name: '', daysKept: 180 },
  'owner-news': { name, business: 'A & B', subject: 'A caller left a message', events: ['<b>Call me</b>'], url },
  'limit-reached': {
    ...{ name, business: 'A & B', level: 'near', says: '40 of 50 emails are sent this month.' },
    ...{ means: 'Mails that come in are then kept as messages for you.', url, choicesUrl: `${url}&choices` },
  },
  'renewal-failed': {
    ...{ name, business: 'A & B', step: 'tried-again', amount: '$79.00', failedOn: 'December 1, 2026' },
    ...{ triedOn: 'December 4, 2026', url, choicesUrl: `${url}&choices` },
  },
  'weekly-report': {
    ...{ name, business: 'A & B', week: 'November 9 – 15, 2026', lines: ['12 conversations.'], url },
    choicesUrl: `${url}&choices`,
  },
};

describe.each(Object.entries(samples) as [NoticeTemplate, Record<string, unknown>][])('%s', (template, values) => {
  const { subject, text, html } = renderNotice(template, values);

  it('asks for nothing from elsewhere', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&amp;', '&'));
    const rest = html.replaceAll(/href="[^"]*"/g, '').replaceAll(url.replaceAll('&', '&amp;'), '');
    expect(rest).not.toMatch(/https?:|\bsrc=["']|url\(|@import|<link|<script|<img|<iframe|<form/i);
    expect(new Set(links)).toEqual(
      new Set(Object.values(values).filter((value) => String(value).startsWith('https:'))),
    );
  });

  it('says the same in both', () => {
    const plain = html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
    const sentences = text
      .replaceAll('-- \n', '')
      .split('\n\n')
      .map((part) => part.replaceAll(/\s+/g, ' ').trim());
    for (const sentence of sentences)
      for (const part of sentence.split(/: (?=https)/)) if (!part.startsWith('https:')) expect(plain).toContain(part);
  });

  it('keeps addresses whole, other lines short, and the subject one line', () => {
    for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThanOrEqual(72);
    if ('url' in values) expect(text.split('\n')).toContain(url);
    expect(subject).toMatch(/^[^\r\n]{5,60}$/);
  });

  it('reads without a name, and refuses values that do not fit', () => {
    expect(renderNotice(template, { ...values, name: '' }).text).not.toMatch(/, *\n|undefined/);
    expect(() => renderNotice(template, { ...values, url: 'javascript:alert(1)' })).toThrow();
    expect(() => renderNotice(template, { ...values, more: 1 })).toThrow();
  });
});

it.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [1440, '1 day'],
  [2880, '2 days'],
])('%i minutes are %s', (minutes, said) => expect(duration(minutes)).toBe(said));
