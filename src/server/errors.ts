// `npm run errors [-- COUNT]`: what browsers reported when a page of ours broke, the newest last. Exit code 1 when something
// stands in the way.
import { listReports } from '#domains/error-entries/service.ts';
import { StartError } from '#platform/start-error.ts';
import { type Act, carryOut } from './operator-command.ts';

const usage = 'npm run errors [-- COUNT]';
const shownUsually = 50;

/** Reads the words before anything is opened. Throws a StartError that tells the right ones. */
function actOf([count = String(shownUsually), ...more]: string[]): Act {
  if (!/^[1-9]\d{0,3}$/.test(count) || more.length > 0) throw new StartError(usage);
  return async (scope) => {
    const reports = await listReports(scope, Number(count));
    if (reports.length === 0) return 'Nothing was reported in 30 days.';
    const line = ({ received_at: at, code, message, url, details }: (typeof reports)[number]) =>
      `${at.toISOString().slice(0, 16)}Z  ${code}  ${url}\n    ${message}${details === null ? '' : `\n    ${details}`}`;
    return reports.map(line).reverse().join('\n');
  };
}

await carryOut(actOf, usage);
