// A real Postfix on a free port of this machine, which hands what it takes to a peer of the test. Its folder is its own.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from './background.ts';

export type Postfix = {
  readonly url: string;
  /** Resolves when its queue is empty. */
  flushed(): Promise<void>;
  stop(): Promise<void>;
};

const daemons = '/usr/lib/postfix/sbin';

/** Null where it can be run; else the reason, for people. */
export function installedPostfix(): string | null {
  if (!existsSync('/usr/sbin/postfix') || !existsSync(join(daemons, 'master'))) return 'apt-get install postfix';
  if (process.getuid?.() !== 0) return 'Postfix starts as root only';
  return null;
}

export async function startPostfix(behindPort: number): Promise<Postfix> {
  const root = mkdtempSync(join(tmpdir(), 'telle-postfix-'));
  chmodSync(root, 0o755);
  const [config, queue, data] = ['config', 'queue', 'data'].map((name) => join(root, name)) as [string, string, string];
  for (const folder of [config, queue, data]) mkdirSync(folder);
  const postfixUid = Number(execFileSync('id', ['-u', 'postfix'], { encoding: 'utf8' }));
  chownSync(data, postfixUid, -1);
  const port = await freePort();
  writeFileSync(join(config, 'main.cf'), mainConfig({ queue, data, behindPort }));
  writeFileSync(join(config, 'master.cf'), masterConfig(port));
  const run = (...words: string[]) => promisify(execFile)('/usr/sbin/postfix', ['-c', config, ...words]);
  await run('check');
  await run('start');
  const waiting = () =>
    ['maildrop', 'incoming', 'active']
      .flatMap((name) =>
        existsSync(join(queue, name)) ? readdirSync(join(queue, name), { recursive: true, withFileTypes: true }) : [],
      )
      .filter((entry) => entry.isFile());
  return {
    url: `smtp://127.0.0.1:${port}`,
    flushed: () =>
      until(() => {
        if (waiting().length > 0) throw new Error('Postfix has mail to deliver');
      }),
    stop: async () => {
      await run('stop').catch(() => undefined);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const mainConfig = ({ queue, data, behindPort }: { queue: string; data: string; behindPort: number }) => `
compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
command_directory = /usr/sbin
daemon_directory = ${daemons}
mail_owner = postfix
setgid_group = postdrop
myhostname = mx.telle.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
maillog_file_prefixes = ${data}
maillog_file = ${join(data, 'log')}
virtual_mailbox_domains = customer.test
virtual_mailbox_maps = static:ok
virtual_transport = smtp:[127.0.0.1]:${behindPort}
default_transport = error:5.1.2 no route in a test
smtpd_recipient_restrictions = check_recipient_access inline:{ {busy@customer.test = 450 4.2.0 later} {nobody@customer.test = 550 5.1.1 unknown} }, reject_unauth_destination
smtpd_relay_restrictions = reject_unauth_destination
notify_classes =
disable_dns_lookups = yes
smtp_dns_support_level = disabled
smtp_tls_security_level = none
smtpd_tls_security_level = none
`;

const masterConfig = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
showq unix n - n - - showq
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
