// A letter as HTML for mail programs: tables and inline styles, nothing from elsewhere, readable with dark grounds
// and without styles. Colours are those of the look; body text keeps 4.5:1 on both grounds.
import type { Block, Letter } from './letter.ts';

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#1d1b2e';
const quiet = '#565369';

/** Mail programs that know dark grounds read this; the others keep the inline styles. */
const dark = `@media (prefers-color-scheme:dark){
.ground{background:#15131f!important}.sheet{background:#1e1b2b!important;border-color:#322e43!important}
.ink,.ink a{color:#f4efe6!important}.quiet,.quiet a{color:#b9b3c4!important}.line{border-color:#322e43!important}
.voice{color:#ff8a63!important}.act{background:#ff8a63!important}.act a{color:#1d1b2e!important}}`;

export function htmlOf(letter: Letter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>:root{color-scheme:light dark}${dark}@media (max-width:480px){.sheet{padding:28px 22px!important}}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf6ee">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(letter.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf6ee"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td class="ink" style="padding:0 4px 18px;${font};font-size:22px;font-weight:700;letter-spacing:-.04em;color:${ink}">Te<span class="voice" style="color:#c2401c">ll</span>e</td></tr>
<tr><td class="sheet" style="background:#fffdf9;border:1px solid #e8dfd1;border-radius:14px;padding:36px 40px">
<h1 class="ink" style="margin:0 0 18px;${font};font-size:24px;line-height:1.2;letter-spacing:-.02em;font-weight:700;color:${ink}">${escaped(letter.heading)}</h1>
${letter.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:18px 4px 0;${font};font-size:13px;line-height:1.5;color:${quiet}">${escaped(letter.why)}${chooseHtml(letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function chooseHtml({ choose }: Letter): string {
  if (!choose) return '';
  return `<br><a href="${escaped(choose.url)}" style="color:${quiet}">${escaped(choose.text)}</a>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:${ink}">${escaped(block.text)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="act" bgcolor="#c2401c" style="background:#c2401c;border-radius:999px"><a href="${escaped(block.url)}" style="display:inline-block;padding:13px 26px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(block.label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;${font};font-size:13px;line-height:1.5;color:${quiet}">If the button does not work, open this address:<br><a href="${escaped(block.url)}" style="color:${quiet};word-break:break-all">${escaped(block.url)}</a></p>`;
    case 'link':
      return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.55"><a href="${escaped(block.url)}" style="color:${ink}">${escaped(block.text)}</a></p>`;
    case 'note':
      return `<p class="quiet line" style="margin:0 0 12px;padding-top:12px;border-top:1px solid #e8dfd1;${font};font-size:14px;line-height:1.5;color:${quiet}">${escaped(block.text)}</p>`;
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
