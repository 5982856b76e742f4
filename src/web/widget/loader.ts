// The one script on a business's own site: <script async src="https://…/widget.js" data-business="slug"></script>
// It adds a button with a few words and, behind it, the chat in a sandboxed frame of our origin. The page's own styles and
// policy are left alone: everything stands in a shadow root, and nothing but `window.telleChat` is added to the page.
import { loaderStyle } from './loader-style.ts';

type Widgets = { readonly open: Record<string, () => void> };
declare global {
  interface Window {
    telleChat?: Widgets;
  }
}

/** A frame that loaded has said so by now; one that was refused never will. */
const hereMsMax = 1500;
const words: Readonly<Record<string, readonly [open: string, close: string, title: string]>> = {
  en: ['Chat with us', 'Close chat', 'Chat'],
  es: ['Chatee con nosotros', 'Cerrar el chat', 'Chat'],
  fr: ['Discutez avec nous', 'Fermer le chat', 'Chat'],
  de: ['Chatten Sie mit uns', 'Chat schließen', 'Chat'],
};

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const slug = script.dataset.business ?? '';
  const home = new URL(script.src).origin;
  if (!/^[a-z0-9-]{1,80}$/.test(slug))
    console.warn('Telle: the script needs data-business="…", the last part of your chat address.');
  else if (!window.telleChat?.open[slug]) {
    // Said before the page is ready, so that a second script of the same business finds the first.
    const widgets: Widgets = window.telleChat ?? { open: {} };
    window.telleChat = widgets;
    widgets.open[slug] = () => {};
    const start = () => {
      widgets.open[slug] = addWidget(home, slug);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }
}

function addWidget(home: string, slug: string): () => void {
  const [open, close, title] = words[(document.documentElement.lang || navigator.language).slice(0, 2)] ??
    words.en ?? ['', '', ''];
  const host = document.createElement('telle-chat');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(loaderStyle);
  root.adoptedStyleSheets = [sheet];

  const button = document.createElement('button');
  button.type = 'button';
  button.hidden = true;
  button.setAttribute('aria-expanded', 'false');
  const label = document.createElement('span');
  label.textContent = open;
  const mark = document.createElement('i');
  mark.append(document.createElement('b'), document.createElement('b'));
  button.append(mark, label);

  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  frame.referrerPolicy = 'no-referrer';
  frame.src = `${home}/widget/${slug}#${encodeURIComponent(location.origin)}`;
  frame.inert = true;
  root.append(frame, button);

  const show = (isOpen: boolean) => {
    host.toggleAttribute('open', isOpen);
    frame.inert = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) button.setAttribute('aria-label', close);
    else button.removeAttribute('aria-label');
    if (!isOpen) return button.focus();
    frame.focus();
    frame.contentWindow?.postMessage({ telle: 'opened' }, home);
  };

  let isHere = false;
  const judge = () => {
    if (isHere) return;
    console.warn(
      `Telle: the chat of "${slug}" did not open on ${location.origin}. Add this site to the allowed sites of the widget in Telle, and check the name.`,
    );
    host.remove();
  };
  frame.addEventListener('load', () => setTimeout(judge, hereMsMax), { once: true });

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== home || source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    isHere = true;
    if (data.telle === 'close') show(false);
    if (data.telle !== 'ready') return;
    if (typeof data.text === 'string' && data.text) label.textContent = data.text;
    button.hidden = false;
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && host.hasAttribute('open')) show(false);
  });
  button.addEventListener('click', () => show(!host.hasAttribute('open')));
  document.body.append(host);
  return () => show(true);
}
