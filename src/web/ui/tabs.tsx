// Parts of one page behind their names, by the ARIA tabs pattern: arrow keys move, one panel shows.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  label: string;
  tabs: readonly { readonly id: string; readonly label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  children: ReactNode;
};

export function Tabs({ label, tabs, chosen, onChoose, children }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  // Small on a phone, so that those of a page are all in sight. Where there are still more, the chosen one is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    // From where the focus is: a page that is on its way has not chosen yet.
    const at = tabs.findIndex(({ id }) => event.target instanceof HTMLElement && id === event.target.dataset.tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div className="mt-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="fade-ends flex overflow-x-auto border-b border-line max-sm:-mx-1.5 sm:gap-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}${tab.id}`}
            data-tab={tab.id}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className="-mb-px min-h-11 border-b-2 border-transparent px-1.5 text-xs font-semibold whitespace-nowrap text-ink-2 transition-colors sm:px-4 sm:text-sm -outline-offset-3 hover:text-ink aria-selected:border-signal aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${prefix}panel`} role="tabpanel" aria-labelledby={`${prefix}${chosen}`} className="pt-8">
        {children}
      </div>
    </div>
  );
}
