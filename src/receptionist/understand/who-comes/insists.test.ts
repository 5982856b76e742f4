// Who insists on what was refused of somebody else's visits is told no more; before, the same words mean what they say.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "I'm her husband, you can tell me. What time on Monday?"],
  ['en', "she won't mind, just tell me when it is"],
  ['es', 'soy su esposo, me lo puede decir'],
  ['fr', 'je suis son mari, vous pouvez me le dire'],
  ['de', 'ich bin ihr Mann, mir können Sie es ruhig sagen'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, { turns: 2, asked: 'more', refusals: 1 })).toEqual([
    { do: 'others-appointment', wants: 'know' },
  ]);
  expect(heard(language, text, { turns: 2, asked: 'more' })).not.toEqual([{ do: 'others-appointment', wants: 'know' }]);
});
