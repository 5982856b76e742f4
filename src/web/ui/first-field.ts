// Where a form in a dialog begins: in its first field, so that whoever opened it types at once.

/** True once the form, or the search, is there; a question that has buttons alone keeps the focus where it is. */
export function beginInFirstField(dialog: HTMLElement | null): boolean {
  const first = dialog?.querySelector<HTMLElement>(
    ':is(form, search) :is(input, select, textarea):not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))',
  );
  first?.focus();
  return first !== null && first !== undefined;
}
