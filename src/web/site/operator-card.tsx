// How to reach whoever runs this installation; says plainly when nobody has entered their details yet.
import { operator } from './operator.ts';

export function OperatorCard({ heading }: { heading: string }) {
  const { name, address, email, phone, isSample } = operator;
  return (
    <section className="rounded-l border border-line bg-card p-6 sm:p-8">
      <h2 className="text-xl">{heading}</h2>
      <address className="mt-4 grid gap-x-10 gap-y-4 not-italic sm:grid-cols-2">
        <p>
          <b className="font-semibold">{name}</b>
          {address.map((line) => (
            <span key={line} className="block text-ink-2">
              {line}
            </span>
          ))}
        </p>
        <p className="grid content-start gap-1">
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </p>
      </address>
      {isSample && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-2">
          These details are a sample. Whoever runs this installation sets their own name, address, e-mail and phone
          before it is built.
        </p>
      )}
    </section>
  );
}
