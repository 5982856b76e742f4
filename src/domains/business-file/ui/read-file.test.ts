import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

it('what stands against a file is said in our words', () => {
  expect(readFile('name: Reyes').problems).toEqual(['It is not JSON.']);
  expect(readFile('[]').problems).toEqual(['The file: Invalid format']);
  const { file, problems } = readFile('{"name":"Reyes","services":[{"name":"Visit","minutes":"ten"}]}');
  expect(file).toBeUndefined();
  expect(problems).toContain('timezone: This field is required');
  expect(problems.filter((problem) => /Invalid (input|option)|expected/.test(problem))).toEqual([]);
});
