// `npm run dev`: the API restarts and the pages reload when a file is saved. The browser talks to vite, which hands
// the server's own paths on; both stop together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, installMissing, readEnvFile, root } from './prepare.mjs';

checkNode();
process.chdir(root);
readEnvFile();
await installMissing();
const port = Number(process.env.PORT ?? 3000);
const bin = (path) => join(root, 'node_modules', path);
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start([bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/main.ts'], {
    PORT: String(port + 1),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  start([bin('@react-router/dev/bin.js'), 'dev', '--port', String(port)], {
    TELLE_API: `http://127.0.0.1:${port + 1}`,
  }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.on('exit', end);
