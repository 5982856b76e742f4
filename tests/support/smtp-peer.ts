// A mail server that does as it is told: takes mail, says no for now or for good, hangs up in the midst.

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** What to answer to a command line; undefined for the usual answer, 'hang up' to drop the connection. */
export type Script = (command: string) => string | undefined;

export type SmtpPeer = {
  readonly port: number;
  readonly url: string;
  /** Every message taken, as it came, oldest first. */
  readonly taken: readonly string[];
  /** From now on answers by this script. */
  follow(script: Script): void;
  close(): Promise<void>;
};

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  let script: Script = () => undefined;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, (command) => script(command), taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    follow: (next) => {
      script = next;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const usual: Readonly<Record<string, string>> = {
  CONNECT: '220 peer.test ESMTP',
  EHLO: '250-peer.test\r\n250-8BITMIME\r\n250 SMTPUTF8',
  DATA: '354 go on',
  QUIT: '221 bye',
};

function converse(socket: Socket, script: Script, taken: string[]): void {
  let buffered = '';
  let inData = false;
  const say = (command: string): boolean => {
    const answer = script(command) ?? usual[command.split(' ')[0]?.toUpperCase() ?? ''] ?? '250 2.0.0 ok';
    if (answer === 'hang up') {
      socket.destroy();
      return false;
    }
    socket.write(`${answer}\r\n`);
    return answer.startsWith('354');
  };
  say('CONNECT');
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8');
    for (;;) {
      const ending = inData ? '\r\n.\r\n' : '\r\n';
      const at = buffered.indexOf(ending);
      if (at < 0) return;
      const line = buffered.slice(0, at);
      buffered = buffered.slice(at + ending.length);
      if (!inData) {
        inData = say(line);
        continue;
      }
      inData = false;
      const answer = script('MESSAGE');
      if (answer === undefined || answer === 'take and hang up') taken.push(line.replaceAll('\r\n..', '\r\n.'));
      if (answer?.endsWith('hang up')) socket.destroy();
      else socket.write(`${answer ?? '250 2.0.0 taken'}\r\n`);
    }
  });
}
