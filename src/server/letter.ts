// `npm run letter -- SLUG`: tells the readers of the news of an article, once each however often it is said. The mails go
// out from the running server. Exit code 1 when something stands in the way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Letter, listsKeyPurpose, writeToReaders } from '#domains/mailing-lists/service.ts';
import { sendMailTerms } from '#domains/notices/background.ts';
import { sendMailWork } from '#domains/notices/service.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { linksFrom } from '#platform/links.ts';
import { logTo } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { StartError } from '#platform/start-error.ts';
import { type Article, readArticle } from '#shared/article.ts';
import { openForOperator, printed } from './operator-command.ts';

const usage = 'npm run letter -- SLUG, the name of a file in src/web/site/content/news';
const subjectLengthMax = 60;

function articleOf(slug: string): Article {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new StartError(usage);
  let source: string;
  try {
    source = readFileSync(join(packageRoot, 'src/web/site/content/news', `${slug}.md`), 'utf8');
  } catch {
    throw new StartError(`There is no article ${slug}.\n${usage}`);
  }
  const article = readArticle(slug, source);
  if (article.isSample) throw new StartError(`${slug} is a sample: nobody is told that it happened.`);
  return article;
}

function letterOf({ slug, title, excerpt }: Article, url: string): Letter {
  const subject = title.length <= subjectLengthMax ? title : `${title.slice(0, subjectLengthMax - 1).trimEnd()}…`;
  return { key: `article:${slug}`, subject, paragraphs: [excerpt], url };
}

async function write(config: Config, article: Article): Promise<number> {
  const { PUBLIC_URL: address } = config;
  if (!address) throw new StartError('Set PUBLIC_URL, so that the links in the mails lead here.');
  const database = await openForOperator(config);
  const queue = openQueue({ pool: database.systemPool, log: logTo('silent') });
  queue.register(sendMailWork, {
    ...sendMailTerms,
    handler: () => Promise.reject(new Error('this process only enqueues')),
  });
  database.onEnqueue((db, work) => queue.enqueue({ db }, work));
  try {
    const needs = { links: linksFrom(() => address), key: deriveKey(await readSecret(config), listsKeyPurpose) };
    await queue.prepare();
    const letter = letterOf(article, needs.links.to(`/news/${article.slug}`));
    return await database.asSystem((scope) => writeToReaders(needs, scope, 'news', letter));
  } finally {
    await queue.stop();
    await database.close();
  }
}

await printed(async () => {
  const [slug = '', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new StartError(usage);
  const written = await write(readConfig(), articleOf(slug));
  return written === 0 ? 'Nobody is left to be told.' : `Written to ${written}.`;
});
process.exit();
