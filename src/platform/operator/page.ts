// The frame of the operator's pages: server-rendered, no script, readable light and dark, wide and narrow.
import { html } from 'hono/html';
import type { RawRoute } from '../http/app.ts';

export type Markup = ReturnType<typeof html>;

/** One page. Everything that is put into `html` templates is escaped. */
export async function operatorPage(title: string, content: Markup, status = 200): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Telle</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><span class="mark">Te<span>ll</span>e</span><nav aria-label="Operator"><a href="/dev/outbox">Outbox</a><a href="/dev/background">Background work</a></nav></header>
<main>${content}</main>
</body>
</html>`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

/** An instant for reading; the exact one is in the attribute. */
export function instant(at: Date): Markup {
  const text = at.toISOString();
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** Text with its web addresses made into links that open elsewhere. */
export function linked(text: string): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
  return html`${parts.map((part, at) =>
    at % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
  )}`;
}

const stylePath = '/dev/style.css';

const style = `:root{color-scheme:light dark;--ink:#1d1b2e;--quiet:#565369;--paper:#fbf6ee;--card:#fffdf9;--line:#e8dfd1;--signal:#c2401c;--on:#fff;--mist:#e6eef0}
@media(prefers-color-scheme:dark){:root{--ink:#f4efe6;--quiet:#b9b3c4;--paper:#15131f;--card:#1e1b2b;--line:#322e43;--signal:#ff8a63;--on:#1d1b2e;--mist:#232a33}}
*{box-sizing:border-box;margin:0}body{font:400 15px/1.5 Inter,system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:inherit;text-underline-offset:.2em}a:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
header,main{max-width:960px;margin:auto;padding:20px clamp(16px,4vw,32px)}header{display:flex;gap:28px;align-items:baseline;flex-wrap:wrap}
.mark{font-weight:700;font-size:1.3rem;letter-spacing:-.04em}.mark span{color:var(--signal)}nav{display:flex;gap:20px;color:var(--quiet)}
h1{font-size:1.7rem;letter-spacing:-.025em;line-height:1.15;margin:12px 0 8px;overflow-wrap:anywhere}.lede{color:var(--quiet);max-width:66ch;margin-bottom:24px}
ol.ledger{list-style:none;padding:0;border-top:2px solid var(--ink)}ol.ledger>li{display:grid;grid-template-columns:168px minmax(0,1fr) auto;gap:6px 18px;padding:14px 0;border-bottom:1px solid var(--line);align-items:baseline}
ol.ledger b{font-weight:600}ol.ledger small{display:block;color:var(--quiet);font-size:.87rem;overflow-wrap:anywhere}time{color:var(--quiet);font-variant-numeric:tabular-nums;white-space:nowrap;font-size:.87rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 18px;margin:0 0 20px}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:1px solid var(--line);border-radius:14px;background:#fbf6ee}
details{margin-top:20px}summary{cursor:pointer;font-weight:600}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:.87rem/1.6 ui-monospace,monospace;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:18px;margin-top:10px}
form{display:inline}button{font:600 .87rem/1 inherit;font-family:inherit;border-radius:999px;padding:.72em 1.15em;border:1.5px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer}button.first{background:var(--signal);border-color:var(--signal);color:var(--on)}
.acts{display:flex;gap:8px}.empty{padding:28px 0;color:var(--quiet)}
@media(max-width:640px){ol.ledger>li{grid-template-columns:minmax(0,1fr)}dl{grid-template-columns:minmax(0,1fr)}dt{margin-top:6px}}`;

/** The pages' one stylesheet; it says nothing about anybody. */
export const styleRoute: RawRoute = {
  name: 'operatorStyle',
  method: 'GET',
  path: stylePath,
  answer: async () =>
    new Response(style, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    }),
};
