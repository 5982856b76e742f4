// Before a run: one embedded PostgreSQL with a migrated template. After it: nothing is left.
import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestServer } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testServer', cluster.server);
  return cluster.stop;
}
