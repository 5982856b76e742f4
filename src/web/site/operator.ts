// Who runs this installation, as the legal texts and the careers page name them. An operator sets the VITE_OPERATOR_ variables
// before the build; until then plainly made-up details stand there, and the page says so.

export type Operator = {
  readonly name: string;
  /** As on an envelope, line by line. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
  /** False as soon as somebody has entered a name: then nothing made up is shown any more. */
  readonly isSample: boolean;
};

const sample = {
  name: 'Sample Operator Inc.',
  address: ['1 Example Street', 'Springfield'],
  email: 'legal@telle.example',
  phone: '+1 (555) 010-0142',
};

/** Lines of the address are divided by `|` or `;`. What a named operator leaves out is empty, and not shown. */
export function operatorFrom(settings: Readonly<Record<string, unknown>>): Operator {
  const set = (name: string) => {
    const value = settings[`VITE_OPERATOR_${name}`];
    return typeof value === 'string' ? value.trim() : '';
  };
  const name = set('NAME');
  if (name === '') return { ...sample, isSample: true };
  const address = set('ADDRESS')
    .split(/[|;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return { name, address, email: set('EMAIL'), phone: set('PHONE'), isSample: false };
}

export const operator: Operator = operatorFrom(import.meta.env);
