// Before the run on the oldest PostgreSQL that Telle works with: TEST_DATABASE_URL, or an installed PostgreSQL 15.
import type { TestProject } from 'vitest/node';
import { installed15, onNamedServer, startTestCluster } from './cluster.ts';

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const cluster = url ? await onNamedServer(url) : await startTestCluster(installed15());
  console.log(`store and migration tests also run on ${cluster.server.version}`);
  project.provide('testServer', cluster.server);
  return cluster.stop;
}
