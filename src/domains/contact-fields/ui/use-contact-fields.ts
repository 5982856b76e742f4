// The business's own fields as a page holds them.
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { listContactFields } from '../contract.ts';

const load = async () => (await api.call(listContactFields, {})).fields;

/** All of them in their order, archived ones too. */
export function useContactFields() {
  return useLoaded(load);
}
