// `npm run business -- import|export FILE --business ID`: a whole business in one file, in or out, on the server's own
// database. `-` for the file is standard input or output. An import merges unless `--replace` is said; what a
// replacement loses must be allowed with `--may-lose`. `npm run business -- plan PLAN --business ID` gives it a plan, as agreed
// with its owner. Exit code 1 when something stands in the way.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportBusiness, importBusiness } from '#domains/business-file/service.ts';
import { plans } from '#domains/subscriptions/rules.ts';
import { updateSubscription } from '#domains/subscriptions/service.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { StartError } from '#platform/start-error.ts';
import { Fault } from '#shared/errors.ts';
import { isId } from '#shared/ids.ts';
import { openForOperator } from './operator-command.ts';

const usage = `npm run business -- import|export FILE --business ID [--replace [--may-lose]]
npm run business -- plan ${plans.join('|')} --business ID`;

async function run(words: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      business: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'may-lose': { type: 'boolean', default: false },
    },
  });
  const [verb, path] = positionals;
  const { business = '' } = values;
  const plan = verb === 'plan' ? plans.find((one) => one === path) : undefined;
  if ((verb !== 'import' && verb !== 'export' && !plan) || path === undefined || !isId('business', business))
    throw new StartError(usage);

  const text = verb === 'import' ? readFileSync(path === '-' ? 0 : path, 'utf8') : '';
  const database = await openForOperator(readConfig());
  try {
    const inBusiness = <T>(work: (scope: BusinessScope) => Promise<T>) =>
      database.asBusiness(business, { kind: 'system', id: null }, work);
    if (plan) return `It has the plan ${(await inBusiness((scope) => updateSubscription(scope, plan))).plan} now.`;
    if (verb === 'export') {
      const json = `${JSON.stringify(await inBusiness(exportBusiness), null, 2)}\n`;
      if (path === '-') process.stdout.write(json);
      else writeFileSync(path, json);
      return path === '-' ? '' : `Written to ${path}.`;
    }
    const how = { file: text, mode: values.replace ? 'replace' : 'merge', mayLose: values['may-lose'] } as const;
    const { imported } = await inBusiness((scope) => importBusiness(scope, how));
    return `Imported: ${Object.entries(imported)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}.`;
  } finally {
    await database.close();
  }
}

try {
  const said = await run(process.argv.slice(2));
  if (said) console.log(said);
  process.exit(0);
} catch (error) {
  if (error instanceof Fault) {
    console.error(error.message);
    for (const [field, sentence] of Object.entries(error.fields ?? {})) console.error(`  ${field}: ${sentence}`);
  } else if (error instanceof StartError || error instanceof ConfigError) console.error(error.message);
  else if (/^(ENOENT|EACCES|EISDIR|ERR_PARSE_ARGS)/.test((error as { code?: string }).code ?? ''))
    console.error(`${(error as Error).message}\n${usage}`);
  else throw error;
  process.exit(1);
}
