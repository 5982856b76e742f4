// The outbox in a browser: what Telle would have sent or did not let out, newest first, for the operator and in demo mode only.
import { html } from 'hono/html';
import type { RawRequest, RawRoute } from '#platform/http/app.ts';
import { type DoorSettings, isOperator, turnedAway } from '#platform/operator/door.ts';
import { instant, linked, operatorPage } from '#platform/operator/page.ts';
import type { Outbox } from '#ports/mail.ts';
import { isId } from '#shared/ids.ts';

const shownMax = 200;

/** To be served in demo mode alone. Mail of other people is shown to nobody but the operator. */
export function outboxRoutes(
  outbox: Outbox,
  settings: DoorSettings & { readonly sendsMail: boolean },
): readonly RawRoute[] {
  const behindTheDoor =
    (answer: (of: RawRequest) => Promise<Response>): RawRoute['answer'] =>
    async (of) =>
      isOperator(of.request, of.address, settings) ? answer(of) : turnedAway(settings);

  const read = async ({ c }: RawRequest) => {
    const id = c.req.param('id') ?? '';
    return isId('mail', id) ? outbox.read(id) : null;
  };

  return [
    {
      name: 'outboxList',
      method: 'GET',
      path: '/dev/outbox',
      answer: behindTheDoor(async () => {
        const kept = await outbox.list(shownMax);
        const rows = kept.map(
          (mail) =>
            html`<li>${instant(mail.at)}<div><b><a href="/dev/outbox/${mail.id}">${mail.subject}</a></b><small>to ${mail.to}</small></div></li>`,
        );
        const content = html`<h1>Outbox</h1>
<p class="lede">${settings.sendsMail ? keptOfDemos : keptOfAll}</p>
${kept.length > 0 ? html`<ol class="ledger">${rows}</ol>` : html`<p class="empty">No mail yet. Sign up, or ask for a new password.</p>`}`;
        return operatorPage('Outbox', content);
      }),
    },
    {
      name: 'outboxMail',
      method: 'GET',
      path: '/dev/outbox/:id',
      answer: behindTheDoor(async (of) => {
        const mail = await read(of);
        if (mail === null) return missing();
        const content = html`<h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Written</dt><dd>${instant(mail.at)}</dd></dl>
<iframe title="The mail as HTML" src="/dev/outbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details open><summary>As text</summary><pre>${linked(mail.text)}</pre></details>`;
        return operatorPage(mail.subject, content);
      }),
    },
    {
      name: 'outboxHtml',
      method: 'GET',
      path: '/dev/outbox/:id/html',
      answer: behindTheDoor(async (of) => {
        const mail = await read(of);
        return mail === null ? missing() : framed(mail.html);
      }),
    },
  ];
}

const keptOfAll = 'No mail server is set, so mail is kept here instead of being sent. With SMTP_URL it goes out.';
const keptOfDemos =
  'Mail goes out over SMTP_URL. A demo business, which anybody can open, writes to nobody outside: its mail is kept here.';

const missing = () =>
  operatorPage(
    'Not here',
    html`<h1>This mail is not here</h1><p class="lede">It may have been forgotten: mail is kept for 30 days.</p>`,
    404,
  );

/** The mail itself, in an origin of its own: no script runs, nothing is fetched, its links open in a new tab. */
function framed(mail: string): Response {
  const base = '<base target="_blank">';
  const text = /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, (head) => head + base) : base + mail;
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  });
}
