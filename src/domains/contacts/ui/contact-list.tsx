// Everybody whom the business knows: searched, narrowed, sorted, added to, and taken out as a file.
import { Combine, Download, ListChecks, Plus, Search, Upload } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Sought } from '#domains/contact-filters/rules.ts';
import { SavedFilters } from '#domains/contact-filters/ui/saved-filters.tsx';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { Pick } from '#web/ui/pick.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type AskedPart, useAskedPart } from '#web/ui/use-asked-part.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { summariseContacts } from '../contract.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { ContactRows } from './contact-rows.tsx';
import { saveContactsFile, saveTold } from './save-contacts-file.ts';
import { useChoice } from './use-choice.ts';
import { countOf, queryOf, useContactList, useWhich, type Which } from './use-contact-list.ts';
import { listAfterEdits, useContactEdits, useReloadAfterSync } from './waiting-contacts.ts';

const loadForm = () => import('./contact-form.tsx');
const loadSummary = () => api.call(summariseContacts, {});
const sortNames = { newest: 'Newest first', name: 'By name', changed: 'Last changed' } as const;
const hasNames = {
  '': 'Everybody',
  phone: 'With a phone',
  email: 'With an email',
  'no-name': 'Without a name',
} as const;

export default function ContactList() {
  const [which, change] = useWhich();
  const list = useContactList(which);
  const seek = useCallback(({ has, ...to }: Sought) => change({ ...to, has: has ?? '' }), [change]);
  const summary = useLoaded(loadSummary);
  const adding = useAskedPart(loadForm);
  const [isSaving, setIsSaving] = useState(false);
  const choice = useChoice();
  const navigate = useNavigate();
  const isNarrowed = which.search !== '' || which.tag !== '' || which.has !== '';
  // A whole list of everybody counts itself, where it comes before the count does.
  const total = summary.value?.total ?? (isNarrowed ? undefined : countOf(list, undefined));
  // Known without being counted: a tag alone is counted already.
  const tagged =
    which.search || which.has ? undefined : summary.value?.tags.find(({ tag }) => tag === which.tag)?.count;
  const matching = countOf(list, tagged);
  const edits = useContactEdits();
  useReloadAfterSync(edits, list.reload);
  const contacts =
    list.contacts && listAfterEdits(list.contacts, edits, isNarrowed || (list.isFromEnd && list.hasMore));
  const save = async () => {
    setIsSaving(true);
    await saveTold(() => saveContactsFile(queryOf(which)));
    setIsSaving(false);
  };
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-2 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-2xl">Contacts</h1>
          <p role="status" className="figures mt-1 min-h-6 text-ink-2">
            {total !== undefined && (isNarrowed ? matchWords(matching, total) : peopleWords(total))}
          </p>
        </div>
        {/* On a narrow screen a row of words of its own, below what is done most. */}
        <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full">
          <ButtonLink to="/contacts/duplicates" kind="secondary" size="sm" className="max-sm:px-2.5">
            <Combine aria-hidden="true" className="size-4 max-sm:hidden" />
            Duplicates
          </ButtonLink>
          <Allowed to="staff">
            <Button
              kind="secondary"
              size="sm"
              className="max-sm:px-2.5"
              disabled={total === 0}
              aria-pressed={choice.isOn}
              onClick={choice.isOn ? choice.end : choice.begin}
            >
              <ListChecks aria-hidden="true" className="size-4 max-sm:hidden" />
              Choose
            </Button>
            <ButtonLink to="/contacts/import" kind="secondary" size="sm" className="max-sm:px-2.5">
              <Upload aria-hidden="true" className="size-4 max-sm:hidden" />
              Import
            </ButtonLink>
          </Allowed>
          <Button
            kind="secondary"
            size="sm"
            className="max-sm:px-2.5"
            busy={isSaving}
            disabled={total === 0}
            onClick={() => void save()}
          >
            <Download aria-hidden="true" className="size-4 max-sm:hidden" />
            Export
          </Button>
        </div>
        <Allowed to="staff">
          <Button size="sm" busy={adding.isComing} onClick={adding.ask} {...adding.ahead}>
            <Plus aria-hidden="true" className="size-4" />
            Add Contact
          </Button>
        </Allowed>
      </header>
      <Filters which={which} change={change} />
      <TagRow tags={summary.value?.tags ?? noTags} chosen={which.tag} change={change} />
      <SavedFilters sought={which} onChoose={seek} />
      <div className="mt-5" aria-busy={list.isLoading}>
        {contacts === undefined && !list.failure && (
          <div className="py-16 text-center">
            <Spinner />
          </div>
        )}
        {contacts?.length === 0 && !list.failure && (
          <Nobody isNarrowed={isNarrowed} onAll={() => change({ search: '', tag: '', has: '' })} adding={adding} />
        )}
        {contacts !== undefined && contacts.length > 0 && (
          <ContactRows
            contacts={contacts}
            edits={edits}
            dated={which.sort === 'changed' ? 'updatedAt' : 'createdAt'}
            hasMore={list.hasMore}
            isFromEnd={list.isFromEnd}
            asked={JSON.stringify(queryOf(which))}
            failed={list.failure !== undefined}
            onNear={list.more}
            onSide={list.goTo}
            total={list.hasMore ? (isNarrowed ? -1 : total) : undefined}
            choice={choice}
          />
        )}
        {list.failure && (
          <div className="mt-4">
            <LoadFailed
              what={list.contacts?.length && list.hasMore ? 'More contacts' : 'The contacts'}
              failure={list.failure.why}
              onTryAgain={list.contacts?.length && list.hasMore ? list.more : list.reload}
            />
          </div>
        )}
        {list.contacts !== undefined && list.isLoading && list.hasMore && (
          <div className="py-6 text-center">
            <Spinner />
          </div>
        )}
      </div>
      {choice.isOn && (
        <ChosenBar
          choice={choice}
          query={queryOf(which)}
          total={isNarrowed ? undefined : total}
          tags={summary.value?.tags.map(({ tag }) => tag) ?? []}
          onChanged={() => {
            list.reload();
            summary.reload();
          }}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-6">
        <ButtonLink to="/contacts/fields" kind="text" size="sm">
          Contact fields
        </ButtonLink>
        {summary.value !== undefined && summary.value.deleted > 0 && (
          <ButtonLink to="/contacts?view=deleted" kind="text" size="sm">
            {summary.value.deleted === 1 ? '1 deleted contact' : `${summary.value.deleted} deleted contacts`}
          </ButtonLink>
        )}
      </div>
      {adding.Part && (
        <adding.Part
          initial={{ name: list.contacts?.length === 0 ? which.search : '' }}
          onClose={adding.close}
          onSaved={({ id }) => void navigate(`/contacts/${id}`)}
        />
      )}
    </>
  );
}

/** How many of all; undefined for more than a page, which nobody has counted. */
function matchWords(matching: number | undefined, total: number): string {
  if (matching === undefined) return `Some of ${peopleWords(total)}`;
  return `${matching.toLocaleString('en-US')} of ${peopleWords(total)}`;
}

function peopleWords(total: number): string {
  if (total === 0) return 'Nobody yet';
  return total === 1 ? '1 person' : `${total.toLocaleString('en-US')} people`;
}

type FiltersProps = { which: Which; change: (to: Partial<Which>) => void };

/** As what else stands over the list, drawn again only where it changes, and not with each page that comes. */
const Filters = memo(function Filters({ which, change }: FiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  // The address follows what is typed a moment later, and is followed only while nobody types.
  const [text, setText] = useState(which.search);
  useEffect(() => {
    if (document.activeElement !== input.current) setText(which.search);
  }, [which.search]);
  const type = (typed: string) => {
    setText(typed.slice(0, 100));
    change({ search: typed.slice(0, 100) });
  };
  useEffect(() => {
    // As in every long list: a slash goes to its search.
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search className="mt-6 flex flex-wrap gap-3">
      <span className="relative min-w-0 grow basis-72">
        <Search aria-hidden="true" className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-2" />
        <input
          ref={input}
          type="search"
          aria-label="Search contacts"
          placeholder="Name, number or email"
          value={text}
          onChange={(event) => type(event.target.value)}
          className={`${inputLook} min-h-10 pl-10 !text-sm`}
        />
      </span>
      <Pick
        label="Show"
        value={which.has}
        onPick={(has) => change({ has: has as Which['has'] })}
        className="max-sm:flex-1 sm:w-48"
      >
        {Object.entries(hasNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Pick>
      <Pick
        label="Sort"
        value={which.sort}
        onPick={(sort) => change({ sort: sort as Which['sort'] })}
        className="max-sm:flex-1 sm:w-40"
      >
        {Object.entries(sortNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Pick>
    </search>
  );
});

type TagRowProps = {
  tags: readonly { readonly tag: string; readonly count: number }[];
  chosen: string;
  change: (to: Partial<Which>) => void;
};
const noTags: TagRowProps['tags'] = [];

/** The tags that are used most, in one line on a narrow screen, to be pressed one at a time; pressing the chosen one shows everybody again. */
const TagRow = memo(function TagRow({ tags, chosen, change }: TagRowProps) {
  // What is pressed shows at once, and the list, which takes longer to draw, follows.
  const [pressed, setPressed] = useState(chosen);
  useEffect(() => setPressed(chosen), [chosen]);
  const isChosen = (tag: string) => tag.toLowerCase() === pressed.toLowerCase();
  const press = (tag: string) => {
    const next = isChosen(tag) ? '' : tag;
    setPressed(next);
    change({ tag: next });
  };
  const shown = tags.slice(0, 12);
  const isListed = (name: string) => tags.some(({ tag }) => tag.toLowerCase() === name.toLowerCase());
  const all = chosen === '' || isListed(chosen) ? shown : [{ tag: chosen, count: 0 }, ...shown];
  if (all.length === 0) return null;
  return (
    <fieldset className="-mx-1 mt-2 flex min-w-0 flex-wrap gap-2 px-1 py-1 max-sm:flex-nowrap max-sm:overflow-x-auto">
      <legend className="sr-only">Tags</legend>
      {all.map(({ tag, count }) => (
        <Chip key={tag} isPressed={isChosen(tag)} onPress={() => press(tag)}>
          {tag}
          <span className="figures font-normal">{count.toLocaleString('en-US')}</span>
        </Chip>
      ))}
    </fieldset>
  );
});

type NobodyProps = { isNarrowed: boolean; onAll: () => void; adding: Omit<AskedPart<object>, 'Part'> };

function Nobody({ isNarrowed, onAll, adding }: NobodyProps) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nobody like that"
        action={
          <Button kind="secondary" size="sm" onClick={onAll}>
            Show Everybody
          </Button>
        }
      >
        Names, numbers and email addresses are searched by how they begin.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nobody has called yet"
      action={
        <Allowed to="staff">
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="sm" busy={adding.isComing} onClick={adding.ask} {...adding.ahead}>
              Add Contact
            </Button>
            <ButtonLink to="/contacts/import" kind="secondary" size="sm">
              Import a List
            </ButtonLink>
          </div>
        </Allowed>
      }
    >
      Everybody who calls, texts, writes or chats is added by itself. Those you know already can come from a file.
    </EmptyState>
  );
}
