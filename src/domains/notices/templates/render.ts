// From a template's name and its kept values to the mail that goes out.
import { type NoticeTemplate, type NoticeValues, noticeValues } from '../contract.ts';
import { htmlOf } from './html.ts';
import type { Letter } from './letter.ts';
import { textOf } from './text.ts';
import { wording } from './wording.ts';

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

/** Throws where the values do not fit the template, such as ones that an older version kept. */
export function renderNotice(template: NoticeTemplate, values: unknown): Rendered {
  const letter = letterOf(template, values);
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function letterOf<T extends NoticeTemplate>(template: T, values: unknown): Letter {
  return wording[template](noticeValues[template].parse(values) as NoticeValues<T>);
}

export const isTemplate = (name: string): name is NoticeTemplate => Object.hasOwn(wording, name);
