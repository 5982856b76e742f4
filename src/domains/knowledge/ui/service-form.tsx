// One service: how long it takes, what it costs, and by which other words callers know it.
import { useState } from 'react';
import { sayInOurWords } from '#shared/check-words.ts';
import { fieldMessages } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Errors, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { createService, listServices, type Service, updateService } from '../contract.ts';
import { serviceClashWords } from './known-words.ts';
import { useSaveKnown } from './use-save-known.ts';

type Props = { service: Service | undefined; onClose: () => void; onSaved: () => void };
type Values = {
  name: string;
  minutes: string;
  bufferMinutes: string;
  priceCents: string;
  priceNote: string;
  aka: string;
  needsAddress: boolean;
};

const empty: Values = {
  name: '',
  minutes: '60',
  bufferMinutes: '0',
  priceCents: '',
  priceNote: '',
  aka: '',
  needsAddress: false,
};

function valuesOf(service: Service): Values {
  const { name, minutes, bufferMinutes, priceCents, priceNote, aka, needsAddress } = service;
  return {
    ...{ name, needsAddress, priceNote: priceNote ?? '', aka: aka.join(', ') },
    minutes: String(minutes),
    bufferMinutes: String(bufferMinutes),
    priceCents: priceCents === null ? '' : (priceCents / 100).toFixed(2),
  };
}

function bodyOf(values: Values, currency: string) {
  return {
    name: values.name,
    minutes: Number(values.minutes),
    bufferMinutes: Number(values.bufferMinutes || 0),
    priceCents: values.priceCents.trim() === '' ? null : Math.round(Number(values.priceCents) * 100),
    priceNote: values.priceNote.trim() || null,
    aka: values.aka.split(',').flatMap((word) => word.trim() || []),
    needsAddress: values.needsAddress,
    currency,
  };
}

const list = async () => (await api.call(listServices, { isFresh: true })).services;

export function ServiceForm({ service, onClose, onSaved }: Props) {
  const currency = service?.currency ?? 'USD';
  const [create] = useState(() => api.action(createService));
  const { save, dialog } = useSaveKnown<Service>(serviceClashWords(currency));
  const form = useForm<Values>({
    initial: service ? valuesOf(service) : empty,
    check: (values) => {
      const errors: Errors<Values> = {};
      const read = createService.body.safeParse(bodyOf(values, currency), { error: sayInOurWords });
      for (const { path, message } of read.error?.issues ?? []) {
        const name = String(path[0]) as keyof Values;
        errors[name] ??= values[name] === '' ? fieldMessages.required : message;
      }
      return errors;
    },
    async send(values) {
      const said = bodyOf(values, currency);
      const change = (seen: Service) =>
        save({ seen, said, list, put: (body) => api.call(updateService, { params: { id: seen.id }, body }) });
      const work = () => (service ? change(service) : create({ body: said }));
      const saved = await runAsync<Service | undefined>(work, {
        success: (now) => now && 'Saved. It can be booked now.',
      });
      if (!saved) return;
      onSaved();
      onClose();
    },
  });
  const needsAddress = form.field('needsAddress');
  return (
    <Dialog open onClose={onClose} title={service ? 'Change a service' : 'Add a service'}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('name')} label="Name" required />
        <div className="grid grid-cols-2 gap-4">
          <Field field={form.field('minutes')} label="Minutes" inputMode="numeric" required />
          <Field field={form.field('bufferMinutes')} label="Kept free after" inputMode="numeric" />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Field
            field={form.field('priceCents')}
            label={`Price (${currency})`}
            inputMode="decimal"
            hint="Empty: none given"
          />
          <Field field={form.field('priceNote')} label="Note on the price" />
        </div>
        <Field field={form.field('aka')} label="Other words for it" hint="Separated by commas" />
        <Checkbox name="needsAddress" checked={needsAddress.value} onChange={needsAddress.set}>
          Done at the customer's address
        </Checkbox>
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </DialogEnd>
      </form>
      {dialog}
    </Dialog>
  );
}
