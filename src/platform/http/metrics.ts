// What Prometheus may know: how often each endpoint answers, how it answers and how long it takes. No addresses, no ids.
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Notes one answered request. */
  answered(endpoint: string, method: string, status: number, seconds: number): void;
  /** The text of `/metrics`. Figures of the process are collected from the first time on. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** Figures of one app, in a registry of their own, so that two apps in a process do not mix. */
export function metricsOf(pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'telle_http_request_seconds',
    help: 'Time to answer, by endpoint',
    labelNames: ['endpoint', 'method'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'telle_http_requests_total',
    help: 'Answers, by endpoint and status',
    labelNames: ['endpoint', 'method', 'status'] as const,
    registers: [registry],
  });
  if (pool) {
    new Gauge({
      name: 'telle_database_connections',
      help: 'Connections of the pool for work across businesses, and who waits for one',
      labelNames: ['state'] as const,
      registers: [registry],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  let collectsProcess = false;
  return {
    answered: (endpoint, method, status, seconds) => {
      durations.observe({ endpoint, method }, seconds);
      answers.inc({ endpoint, method, status });
    },
    text: () => {
      if (!collectsProcess) {
        collectsProcess = true;
        collectDefaultMetrics({ register: registry });
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
