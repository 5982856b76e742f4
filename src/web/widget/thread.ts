// Draws what was said. A line that stands is never drawn again, so nothing jumps and a screen reader hears each line once.
import type { ChatLine } from '#channels/chat/contract.ts';
import { button, element, part } from './elements.ts';
import { keyOf, type VisitState } from './visit.ts';
import type { Language, Words } from './words.ts';

/** A pause after which the time is shown again. */
const pauseMs = 15 * 60_000;
const nearPx = 80;

export function openThread(say: (text: string) => void, focus: () => void) {
  const log = part('log');
  const scroller = part('scroller');
  const choices = part('choices');
  const unsent = part('unsent');
  const typing = part('typing');
  const draft = part('draft');
  const newest = part<HTMLButtonElement>('newest');
  const drawn = new Set<string>();
  let lastAt = 0;
  let greeted = '';
  let offered = '';

  const isNear = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPx;
  const toEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
  };
  scroller.addEventListener('scroll', () => {
    if (isNear()) newest.hidden = true;
  });
  newest.addEventListener('click', () => {
    toEnd();
    focus();
  });
  // A keyboard that opens, or a line that grows, leaves the end in sight.
  let wasNear = true;
  scroller.addEventListener('scroll', () => {
    wasNear = isNear();
  });
  new ResizeObserver(() => {
    if (wasNear) toEnd();
  }).observe(scroller);

  const drawLine = (line: ChatLine, words: Words, language: Language) => {
    const at = Date.parse(line.at);
    const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', ...dayOf(at) }).format(at);
    if (at - lastAt > pauseMs)
      log.append(element('p', { class: 'time' }, element('time', { datetime: line.at }, time)));
    lastAt = at;
    const speaker = { caller: words.you, receptionist: words.assistant, person: words.person }[line.who];
    log.append(
      element(
        'div',
        { class: `line ${line.who}` },
        element(
          'span',
          { class: line.who === 'person' ? 'speaker' : 'unseen' },
          `${speaker}${line.who === 'person' ? '' : ': '}`,
        ),
        element('p', {}, line.text),
        line.sources.length > 0 && element('small', {}, `${words.sources} ${line.sources.join(' · ')}`),
      ),
    );
  };

  const drawChoices = (state: VisitState, words: Words) => {
    const last = state.lines.at(-1);
    const mayChoose = state.unsent.length === 0 && state.state !== 'resolved' && last?.who !== 'caller';
    const labels = !mayChoose ? [] : last ? last.offers.map(({ label }) => label) : [...state.quickReplies];
    const shown = JSON.stringify(labels);
    if (shown === offered) return;
    offered = shown;
    const hadFocus = choices.contains(document.activeElement);
    choices.replaceChildren(...labels.map((label) => button(label, 'choice', () => say(label))));
    choices.hidden = labels.length === 0;
    choices.setAttribute('aria-label', words.choices);
    if (hadFocus) focus();
  };

  return {
    toEnd,
    clear: () => {
      drawn.clear();
      log.replaceChildren();
      lastAt = 0;
      greeted = '';
    },
    draw: (state: VisitState, words: Words, language: Language) => {
      const before = scroller.scrollHeight;
      const follows = isNear();
      if (state.greeting && greeted !== state.greeting) {
        greeted = state.greeting;
        log.prepend(element('div', { class: 'line receptionist' }, element('p', {}, state.greeting)));
      }
      let isOwn = false;
      for (const line of state.lines) {
        if (drawn.has(keyOf(line))) continue;
        drawn.add(keyOf(line));
        drawLine(line, words, language);
        isOwn = line.who === 'caller';
      }
      unsent.replaceChildren(
        ...state.unsent.map(({ text, refusal }) =>
          element(
            'div',
            { class: 'line caller unsent' },
            element('p', {}, text),
            element(
              'small',
              {},
              refusal ? `${words.refused}: ${refusal}` : state.isConnected ? words.sending : words.unsent,
            ),
          ),
        ),
      );
      const isTyping = state.isTyping && state.state === 'open';
      typing.hidden = !isTyping;
      typing.setAttribute('aria-label', words.typing);
      draft.hidden = state.draft === '' || state.state !== 'open';
      if (draft.firstElementChild) draft.firstElementChild.textContent = state.draft;
      drawChoices(state, words);
      const hasGrown = scroller.scrollHeight > before;
      if (follows || isOwn || state.unsent.length > 0) toEnd();
      else if (hasGrown) newest.hidden = false;
    },
  };
}

function dayOf(at: number): Intl.DateTimeFormatOptions {
  return new Date(at).toDateString() === new Date().toDateString()
    ? {}
    : { weekday: 'short', day: 'numeric', month: 'short' };
}
