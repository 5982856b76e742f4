// The business's own fields of contacts: added, renamed, put into order, and no longer asked for. Nothing that is known is lost.
import { ArrowDown, ArrowLeft, ArrowUp, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { type ContactField, orderContactFields, updateContactField } from '../contract.ts';
import { FieldForm } from './field-form.tsx';
import { kindNames } from './kind-names.ts';
import { useContactFields } from './use-contact-fields.ts';

export default function FieldList() {
  const fields = useContactFields();
  const part = useHeldFocus<HTMLDivElement>();
  const [edited, setEdited] = useState<ContactField | 'new'>();
  const addButton = (
    <Allowed to="owner">
      <Button size="sm" onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" className="size-4" />
        Add Field
      </Button>
    </Allowed>
  );
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">Contact fields</h1>
          <p className="mt-1 text-ink-2">What you want to know of everybody, beyond name, number and email.</p>
        </div>
        {fields.value !== undefined && fields.value.length > 0 && addButton}
      </div>
      <div className="mt-6">
        <LoadingPart of={fields} what="Your own fields">
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="No fields of your own yet" action={addButton}>
                A boiler’s make, the date of the last service, who pays: what you add is asked for in every contact,
                found by the search, and part of import and export.
              </EmptyState>
            ) : (
              <Fields all={all} onChanged={fields.set} onReload={fields.reload} onEdit={setEdited} />
            )
          }
        </LoadingPart>
      </div>
      {edited !== undefined && (
        <FieldForm
          field={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={fields.reload}
        />
      )}
    </div>
  );
}

type FieldsProps = {
  all: readonly ContactField[];
  onChanged: (all: ContactField[]) => void;
  onReload: () => void;
  onEdit: (field: ContactField) => void;
};

function Fields({ all, onChanged, onReload, onEdit }: FieldsProps) {
  const shown = all.filter(({ isArchived }) => !isArchived);
  const archived = all.filter(({ isArchived }) => isArchived);
  const move = async (at: number, by: 1 | -1) => {
    const ids = shown.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    if (id) ids.splice(at + by, 0, id);
    await runAsync(() => api.call(orderContactFields, { body: { ids } }), {}).then(
      (answer) => onChanged(answer.fields),
      () => undefined,
    );
  };
  const setArchived = async ({ id, label }: ContactField, isArchived: boolean) => {
    const success = isArchived ? `${label} is no longer asked for.` : `${label} is back.`;
    const work = () => api.call(updateContactField, { params: { id }, body: { isArchived } });
    await runAsync(work, { success }).then(onReload, () => undefined);
  };
  return (
    <>
      <ul aria-label="Fields" className="border-t-2 border-ink">
        {shown.map((field, at) => (
          <li
            key={field.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0">
              <b className="mr-3 font-semibold">{field.label}</b>
              <Tag>{kindNames[field.kind]}</Tag>
              {field.choices.length > 0 && (
                <span className="mt-0.5 block truncate text-ink-2">{field.choices.join(', ')}</span>
              )}
            </span>
            <Allowed to="owner">
              {' '}
              <span className="flex gap-1">
                <Button
                  kind="quiet"
                  size="sm"
                  disabled={at === 0}
                  aria-label={`Move ${field.label} up`}
                  onClick={() => void move(at, -1)}
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  kind="quiet"
                  size="sm"
                  disabled={at === shown.length - 1}
                  aria-label={`Move ${field.label} down`}
                  onClick={() => void move(at, 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-4" />
                </Button>
                <Button kind="quiet" size="sm" aria-label={`Edit ${field.label}`} onClick={() => onEdit(field)}>
                  <Pencil aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  kind="secondary"
                  size="sm"
                  aria-label={`Archive ${field.label}`}
                  onClick={() => void setArchived(field, true)}
                >
                  Archive
                </Button>
              </span>
            </Allowed>
          </li>
        ))}
      </ul>
      {archived.length > 0 && (
        <section className="mt-8" aria-labelledby="archived">
          <h2 id="archived" className="text-xl">
            Archived
          </h2>
          <p className="mt-1 text-ink-2">Not asked for; what is known stays with the contacts.</p>
          <ul className="mt-3 border-t-2 border-ink">
            {archived.map((field) => (
              <li key={field.id} className="flex items-center justify-between gap-4 border-b border-line py-3">
                <span className="text-ink-2">{field.label}</span>
                <Allowed to="owner">
                  {' '}
                  <Button
                    kind="secondary"
                    size="sm"
                    aria-label={`Bring ${field.label} back`}
                    onClick={() => void setArchived(field, false)}
                  >
                    Bring Back
                  </Button>
                </Allowed>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
