// How the browser's half is built: React Router's framework mode, Tailwind, and one repair for our content policy.
import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './scripts/articles.ts';
import { leanContracts } from './scripts/lean-contracts.ts';

/** Sonner writes its stylesheet into the page at run time, which our policy forbids; styles.css imports it instead. */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
    const without = code.replace(/^__insertCSS\(.*\);?$/m, '');
    if (without === code) throw new Error('sonner no longer inserts its style where vite.config.ts expects it');
    return { code: without, map: null };
  },
};

/**
 * Of zod a page goes without a third: schemas describe themselves as JSON Schema for the server's OpenAPI document alone, and
 * compile themselves by eval, which our policy forbids.
 */
const zodForPages: Plugin = {
  name: 'zod-for-pages',
  transform(code, id) {
    if (!/[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js/.test(id)) return null;
    if (!code.includes('core.$ZodObjectJIT.init'))
      throw new Error('zod compiles its schemas elsewhere than vite.config.ts expects');
    const without = code
      .replaceAll('core.$ZodObjectJIT.init', 'core.$ZodObject.init')
      .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, '')
      .replaceAll(/create(Standard|To)JSONSchemaMethod\(this, (?:"\w+"|\{\})\)(\(params\))?/g, 'undefined');
    if (/JSONSchemaMethod\(|Processor\(/.test(without))
      throw new Error('zod describes itself elsewhere than vite.config.ts expects');
    return { code: without, map: null };
  },
};

/**
 * The router's package names its build for development whatever it is asked for; the other one lies beside it and leaves out
 * what is said to developers alone.
 */
const routerForPages: Plugin = {
  name: 'router-for-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const id = found?.id.replace(/([\\/]react-router[\\/]dist[\\/])development([\\/])/, '$1production$2');
    if (!id || id === found?.id || !existsSync(id))
      throw new Error('react-router no longer keeps its builds where vite.config.ts expects them');
    return id;
  },
};

/**
 * A browser fetches six files at a time from a server like ours, so what every page is made of comes as two and not as thirty:
 * what others wrote, and what stands around a page. Each brings along what it imports.
 */
const together = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
  { name: 'frame', test: /src[\\/]web[\\/](?:app[\\/](?:guarded|overlays)|site[\\/]layout)\.tsx/, priority: 1 },
  { name: 'load-failed', test: /src[\\/]web[\\/]ui[\\/]load-failed\.tsx$/, priority: 1 },
  { name: 'offline', test: /src[\\/]web[\\/]offline[\\/](?:kept-answers|sync-indicator)\.tsx?$/ },
];

/** In development the server's own paths are handed on to it; `npm run dev` says where it listens. */
const server = process.env.TELLE_API ?? 'http://127.0.0.1:3001';
const serversOwn = ['/api', '/dev', '/healthz', '/readyz', '/metrics', '/hooks'];

export default defineConfig({
  server: { proxy: Object.fromEntries(serversOwn.map((path) => [path, server])) },
  publicDir: 'src/web/public',
  plugins: [
    articles,
    leanContracts(),
    routerForPages,
    sonnerWithoutInlineStyle,
    zodForPages,
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    ...{ target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
    // Of a package that only lists its modules, like the icons, those are read that somebody uses: 860 modules instead of 2,900.
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: together } },
    },
  },
  optimizeDeps: { exclude: ['sonner'] },
});
