// Six runs of one suite: `unit` is all but the browser and the mind, `mind` the receptionist, `full` the fuzzing at its full length, `oldest` what speaks SQL on the oldest PostgreSQL that is
// supported, `quick` what needs no database, `stories` the browser.
import { defineConfig } from 'vitest/config';

// Stylesheets are blank in tests but for the colours, whose numbers the brand page shows.
const css = { include: [/colours\.css/] };
// Only what hangs is given up: a busy machine takes several times as long as a quiet one.
const shared = { pool: 'forks' as const, maxWorkers: 2, testTimeout: 60_000, hookTimeout: 120_000, css };
const beside = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];
const pure = [
  'src/shared/**/*.test.ts',
  'src/receptionist/**/*.test.ts',
  'src/**/rules.test.ts',
  'src/web/**/*.test.ts',
];

const mind = ['src/receptionist/**/*.test.ts'];

const speaksSql = [
  'src/platform/database/{isolation,migrate,roles,scoped}.test.ts',
  'src/platform/http/{idempotency,rate-limit}.test.ts',
  'src/platform/queue/queue.test.ts',
  'src/domains/**/{store,service,routes}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          globalSetup: 'tests/support/global-setup.ts',
          include: [...beside, 'tests/support/**/*.test.ts'],
          exclude: mind,
          provide: { fuzzInputs: 60 },
        },
      },
      // What changes nothing outside itself is loaded once for all of its files: the models take a second each time.
      { test: { ...shared, name: 'mind', isolate: false, include: mind } },
      {
        test: {
          ...shared,
          name: 'full',
          globalSetup: 'tests/support/global-setup.ts',
          include: ['src/server/fuzz.test.ts', 'src/channels/held.test.ts'],
          provide: { fuzzInputs: 500 },
        },
      },
      {
        test: {
          ...shared,
          name: 'oldest',
          globalSetup: 'tests/support/global-setup-oldest.ts',
          include: speaksSql,
        },
      },
      { test: { ...shared, name: 'quick', include: pure } },
      // One after the other in one process, so that files can share a server and a browser: to start both takes longer than many a story.
      {
        test: {
          ...shared,
          name: 'stories',
          globalSetup: 'tests/support/global-setup-stories.ts',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 90_000,
        },
      },
    ],
  },
});
