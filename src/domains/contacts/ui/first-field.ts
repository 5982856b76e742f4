// Where a form in a dialog begins: in its first field, so that whoever opened it types at once.

/** The `ref` of what holds the form, in a dialog that is opened with it as well as in one that is open already. */
export function beginInFirstField(form: HTMLElement | null): void {
  const first = form?.querySelector('input');
  // A dialog that is opened looks for this attribute, which React does not write.
  first?.setAttribute('autofocus', '');
  if (form?.closest('dialog')?.open) first?.focus();
}
