import { describe, expect, it } from 'vitest';
import { readCsv } from '#shared/csv.ts';
import { batchesOf, guessTargets, hasHeadings, identifies, importedRows } from './import-mapping.ts';

const read = (text: string) => {
  const rows = readCsv(text);
  const isHeaded = hasHeadings(rows);
  const targets = guessTargets(rows, isHeaded);
  return { isHeaded, targets, rows: importedRows(rows, targets, isHeaded) };
};

const none = { name: '', phone: '', email: '', otherPhones: [], otherEmails: [], fields: {}, tags: [], notes: '' };

describe('the columns of a file', () => {
  it.each([
    ['Name,Phone,Email,Tags,Notes,Added', 'name phone email tags notes none'],
    ['First Name,Last Name,Mobile Phone,E-mail Address', 'first last phone email'],
    ['Vorname;Nachname;Telefon;E-Mail;Bemerkung', 'first last phone email notes'],
    ['Prénom;Nom de famille;Téléphone;Courriel', 'first last phone email'],
    ['Name,Mail', 'name email'],
    ['Name,Mailing address,Mail', 'name none email'],
    ['Nombre,Teléfono,Correo', 'name phone email'],
    ['Name,Mailadresse,Telefon', 'name email phone'],
    ['Nom,Adresse électronique', 'name email'],
    ['Nombre,E-mail', 'name email'],
    ['Customer,Home phone,Work phone,Comments', 'name phone phone notes'],
    ['Kundennummer;Vollständiger Name;Telefonnummer', 'none name phone'],
    ['Customer ID,Nom complet,Mobile number', 'none name phone'],
  ])('are told by headings: %s', (heading, targets) => {
    const said = read(`${heading}\nx`);
    expect([said.isHeaded, said.targets.join(' ')]).toEqual([true, targets]);
  });

  it('hold addresses also where a heading is not known, and no more is guessed there', () => {
    const { targets } = read(
      'Name,Reach,Since\nDana Reyes,dana@example.com,2025550101\nZoë,zoe@example.com,2025550102',
    );
    expect(targets).toEqual(['name', 'email', 'none']);
  });

  it('are told by what stands in them where there are none', () => {
    const { isHeaded, targets } = read('Dana Reyes,202-555-0101,dana@example.com,7\nZoë O’Neil,,zoe@example.com,9');
    expect([isHeaded, targets]).toEqual([false, ['name', 'phone', 'email', 'none']]);
  });
});

it('puts names together, splits tags, and tidies numbers', () => {
  const { rows } = read(
    'First name,Last name,Phone,Groups,Note,Note\nDana,Reyes,Tel: 202.555.0101 ext. 4,"VIP; late , ",Dog,Gate 7\n,Vale,,,,',
  );
  expect(rows).toEqual([
    { ...none, line: 2, name: 'Dana Reyes', phone: '202 555 0101', tags: ['VIP', 'late'], notes: 'Dog\nGate 7' },
    { ...none, line: 3, name: 'Vale' },
  ]);
});

it('keeps further numbers and addresses, and what stands in fields of the business’s own', () => {
  const boiler = {
    ...{ id: `fld_${'0'.repeat(26)}`, label: 'Boiler', kind: 'text', choices: [], isArchived: false },
  } as const;
  const file = readCsv(
    'Name,Phone,Other phones,Email,boiler \nDana,202-555-0101,"202-555-0102, 202-555-0103",a@b.c; d@e.f,Gas',
  );
  const targets = guessTargets(file, true, [boiler]);
  expect(targets).toEqual(['name', 'phone', 'phone', 'email', boiler.id]);
  expect(importedRows(file, targets, true)).toEqual([
    {
      ...{ ...none, line: 2, name: 'Dana', phone: '202-555-0101', otherPhones: ['202-555-0102', '202-555-0103'] },
      ...{ email: 'a@b.c', otherEmails: ['d@e.f'], fields: { [boiler.id]: 'Gas' } },
    },
  ]);
});

it('sends nothing of a cell that a request may not hold', () => {
  const cells = ['Da\0na \ud800', `${'x'.repeat(19_999)}😀`, `${'y'.repeat(199)}😀`, '\0'];
  expect(importedRows([{ line: 1, cells }], ['name', 'notes', 'tags', 'phone'], false)).toEqual([
    {
      ...{ ...none, line: 1, name: 'Dana \ufffd', notes: `${'x'.repeat(19_999)}\ufffd` },
      tags: [`${'y'.repeat(199)}\ufffd`],
    },
  ]);
});

it('knows whether a choice shows who somebody is', () =>
  expect([identifies(['none', 'tags', 'notes']), identifies(['none', 'phone'])]).toEqual([false, true]));

it('keeps each part of a file small enough for a request', () => {
  const row = { ...none, line: 1 };
  const many = Array.from({ length: 1201 }, (_, at) => ({ ...row, line: at + 1 }));
  expect(batchesOf(many).map((batch) => batch.length)).toEqual([500, 500, 201]);
  const large = Array.from({ length: 100 }, () => ({ ...row, notes: 'é'.repeat(10_000) }));
  for (const batch of batchesOf(large)) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(1_600_000);
  expect(batchesOf(large).flat()).toEqual(large);
});
