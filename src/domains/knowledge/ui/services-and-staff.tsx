// What the business does and whose time is booked.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { deleteService, deleteStaff, listServices, listStaff, type Service, type StaffMember } from '../contract.ts';
import { ServiceForm } from './service-form.tsx';
import { StaffForm } from './staff-form.tsx';

const loadServices = async () => (await api.call(listServices, {})).services;
const loadStaff = async () => (await api.call(listStaff, {})).staff;

/** What a row says of the price: the figure, else the note, else that none is given out. */
function priceWords({ priceCents, priceNote, currency }: Service): string {
  if (priceCents === null) return priceNote ?? 'Price not given out';
  if (priceCents === 0) return priceNote ? `No charge, ${priceNote}` : 'No charge';
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(priceCents / 100);
  return priceNote ? `${price}, ${priceNote}` : price;
}

type Removing = { readonly name: string; readonly remove: () => Promise<unknown> };

export default function ServicesAndStaff() {
  const part = useHeldFocus<HTMLDivElement>();
  const services = useLoaded(loadServices);
  const staff = useLoaded(loadStaff);
  const [service, setService] = useState<Service | 'new'>();
  const [member, setMember] = useState<StaffMember | 'new'>();
  const [removing, setRemoving] = useState<Removing>();
  const reload = () => {
    services.reload();
    staff.reload();
  };
  const remove = () => {
    if (removing) void runAsync(removing.remove, { success: 'Removed.' }).then(reload, () => undefined);
    setRemoving(undefined);
  };
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="in-order grid items-start gap-10 outline-none lg:grid-cols-[7fr_5fr] xl:grid-cols-1"
    >
      <section>
        <Head title="Services" onAdd={() => setService('new')} add="Add Service" />
        <LoadingPart of={services} what="The services">
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="No services yet">
                Nothing can be booked until you add what you do, how long it takes and what it costs.
              </EmptyState>
            ) : (
              <ul className="border-t-2 border-ink">
                {all.map((one) => (
                  <Row
                    key={one.id}
                    name={one.name}
                    line={`${one.minutes} min${one.bufferMinutes ? `, then ${one.bufferMinutes} free` : ''} · ${priceWords(one)}`}
                    onChange={() => setService(one)}
                    onRemove={() =>
                      setRemoving({ name: one.name, remove: () => api.call(deleteService, { params: { id: one.id } }) })
                    }
                  />
                ))}
              </ul>
            )
          }
        </LoadingPart>
      </section>
      <section>
        <Head title="Staff" onAdd={() => setMember('new')} add="Add Person" />
        <LoadingPart of={staff} what="The staff">
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="No staff yet">
                Until you add people, one appointment at a time can be booked. With staff, each person has a diary of
                their own.
              </EmptyState>
            ) : (
              <ul className="border-t-2 border-ink">
                {all.map((one) => (
                  <Row
                    key={one.id}
                    name={one.name}
                    line={`${one.serviceIds.length} ${one.serviceIds.length === 1 ? 'service' : 'services'} · ${one.hours ? 'own hours' : 'opening hours'}`}
                    onChange={() => setMember(one)}
                    onRemove={() =>
                      setRemoving({ name: one.name, remove: () => api.call(deleteStaff, { params: { id: one.id } }) })
                    }
                  />
                ))}
              </ul>
            )
          }
        </LoadingPart>
      </section>
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Remove ${removing?.name ?? ''}?`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setRemoving(undefined)}>
              Keep It
            </Button>
            <Button kind="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      >
        Appointments that stand already stay in the diary.
      </Dialog>
      {service && (
        <ServiceForm
          service={service === 'new' ? undefined : service}
          onClose={() => setService(undefined)}
          onSaved={reload}
        />
      )}
      {member && (
        <StaffForm
          member={member === 'new' ? undefined : member}
          services={services.value ?? []}
          onClose={() => setMember(undefined)}
          onSaved={reload}
        />
      )}
    </div>
  );
}

function Head({ title, add, onAdd }: { title: string; add: string; onAdd: () => void }) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <h2 className="text-xl">{title}</h2>
      <Button kind="secondary" size="sm" onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}

function Row(props: { name: string; line: string; onChange: () => void; onRemove: () => void }) {
  const { name, line, onChange, onRemove } = props;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="figures text-ink-2">{line}</p>
      </div>
      <div className="flex gap-5">
        <Button kind="text" size="sm" aria-label={`Change: ${name}`} onClick={onChange}>
          Change
        </Button>
        <Button kind="text" size="sm" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
