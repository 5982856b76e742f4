// The chat page of a business, alone at /chat/<slug> or in a frame at /widget/<slug>.

import { openComposer } from './composer.ts';
import { get } from './connection.ts';
import { button, drawing, element, part } from './elements.ts';
import { openFrame } from './frame.ts';
import { memoryOf } from './memory.ts';
import { openThread } from './thread.ts';
import { openVisit, type VisitState } from './visit.ts';
import { browserLanguage, type Language, wordsOf } from './words.ts';

const slug = location.pathname.split('/').filter(Boolean)[1] ?? '';
let language: Language = browserLanguage();
let wasOpen = false;

const visit = openVisit(slug, memoryOf(slug), () => draw());
const composer = openComposer(visit.say);
const thread = openThread(
  (text) => {
    visit.say(text);
    composer.focus();
  },
  () => composer.focus(),
);
const frame = openFrame(begin);

const end = part<HTMLButtonElement>('end');
end.addEventListener('click', () => {
  end.disabled = true;
  void visit
    .end()
    .catch(() => undefined)
    .finally(() => {
      end.disabled = false;
      if (end.hidden) document.querySelector<HTMLElement>('#ended button')?.focus();
    });
});

function draw(): void {
  const { state } = visit;
  language = state.business?.languages[0] ?? language;
  const words = wordsOf(language);
  document.documentElement.lang = language;
  if (state.business) {
    const { name } = state.business;
    document.title = `${name} · Telle`;
    part('name').textContent = name;
    part('initial').textContent = [...name][0]?.toUpperCase() ?? '';
  }
  composer.speak(words);
  part('log').setAttribute('aria-label', words.log);
  part('newest').textContent = words.newest;
  end.textContent = words.end;
  end.hidden = state.lines.length === 0 || state.state === 'resolved';
  drawStatus(state);
  drawTrouble(state);
  if (state.status === 'open') {
    thread.draw(state, words, language);
    composer.fit(state.lines.at(-1)?.asks ?? undefined);
  }
  const hasEnded = state.status === 'open' && state.state === 'resolved' && state.unsent.length === 0;
  const isUsable = state.status === 'open' && !hasEnded;
  const hadFocus = part('composer').contains(document.activeElement);
  composer.show(isUsable);
  part('ended').hidden = !hasEnded;
  if (hasEnded && part('ended').childElementCount === 0) {
    const again = button(words.again, 'again', startAgain);
    part('ended').replaceChildren(element('p', {}, words.over), again);
    if (hadFocus) again.focus();
    thread.toEnd();
  }
  if (isUsable && !wasOpen && (frame || matchMedia('(pointer: fine)').matches)) composer.focus();
  wasOpen = isUsable;
}

/** Who answers, said once under the name and told to screen readers when it changes. */
function drawStatus(state: VisitState): void {
  const words = wordsOf(language);
  const isSample = state.business?.isSample ?? false;
  const said = {
    open: isSample ? words.sample : words.assistant,
    waiting: isSample ? words.sampleWaiting : words.waiting,
    'with-person': words.withPerson(state.person),
    resolved: words.over,
  };
  const status = part('status');
  const text = state.status === 'open' ? said[state.state] : words.opening;
  if (status.textContent !== text) status.textContent = text;
  document.documentElement.dataset.state = state.state;
}

function drawTrouble(state: VisitState): void {
  const words = wordsOf(language);
  const trouble = part('trouble');
  const text = !navigator.onLine ? words.offline : state.isConnected ? '' : words.lost;
  if (trouble.textContent !== text) trouble.textContent = text;
  trouble.hidden = text === '';
  const failed = part('failed');
  failed.hidden = state.status !== 'gone' && state.status !== 'failed';
  if (state.status === 'gone') {
    failed.replaceChildren(element('p', {}, words.gone));
    part('status').textContent = '';
  }
  if (state.status === 'failed') {
    part('status').textContent = '';
    failed.replaceChildren(
      element('p', {}, words.failed),
      button(words.retry, 'again', () => void visit.open()),
    );
  }
}

function startAgain(): void {
  part('ended').replaceChildren();
  thread.clear();
  void visit.startAgain();
}

function retry(): void {
  if (visit.state.status === 'failed') void visit.open();
  visit.hurry();
  draw();
}

/** Opens the visit once; a frame waits for it until its button is pressed, so that whoever only passes by leaves no trace. */
function begin(): void {
  if (visit.state.business) composer.focus();
  else void visit.open();
}

// Where a phone's keyboard lies over the page, the page ends above it, so that what is written stays in sight.
const { visualViewport: seen } = window;
seen?.addEventListener('resize', () => {
  if (seen.scale === 1) document.body.style.height = `${seen.height}px`;
});
addEventListener('online', retry);
addEventListener('offline', draw);
addEventListener('pageshow', (event) => event.persisted && retry());

if (frame) {
  frame.tell({ telle: 'here' });
  document.documentElement.dataset.framed = '';
  const close = button('', 'icon', () => frame.tell({ telle: 'close' }));
  close.setAttribute('aria-label', wordsOf(language).close);
  close.append(drawing('M18 6 6 18', 'm6 6 12 12'));
  part('tools').append(close);
  addEventListener('keydown', (event) => event.key === 'Escape' && frame.tell({ telle: 'close' }));
  draw();
  const greet = (text: string) => frame.tell({ telle: 'ready', text });
  get<{ invitation: string }>(`/chat/${slug}`).then(
    ({ invitation }) => greet(invitation),
    () => greet(''),
  );
} else {
  draw();
  begin();
}
