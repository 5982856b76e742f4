// What Prometheus may know: how often each endpoint answers, how it answers and how long it takes, the connections to the
// database, and what the house adds. No addresses, no ids.
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Notes one answered request. */
  answered(endpoint: string, method: string, status: number, seconds: number): void;
  /** Adds a figure that is read each time it is asked for, by `label` where it has one; one that cannot be read is left out. */
  gauge(of: {
    readonly name: string;
    readonly help: string;
    readonly label?: string;
    readonly read: () => Promise<readonly { readonly of?: string; readonly value: number }[]>;
  }): void;
  /** Adds one that is noted as it happens: call what it gives with the seconds. */
  histogram(of: {
    readonly name: string;
    readonly help: string;
    readonly buckets: number[];
  }): (seconds: number) => void;
  /** The text of `/metrics`. Figures of the process are collected from the first time on. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** What a pool says of its connections. */
export type PoolFigures = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Figures of one app, in a registry of their own, so that two apps in a process do not mix. */
export function metricsOf(pools: Readonly<Record<string, PoolFigures>> = {}): Metrics {
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
  new Gauge({
    name: 'telle_database_connections',
    help: 'Connections of each pool, and who waits for one: `scopes` are requests, turns and work, `libraries` sign-in and the queue',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  let collectsProcess = false;
  return {
    answered: (endpoint, method, status, seconds) => {
      durations.observe({ endpoint, method }, seconds);
      answers.inc({ endpoint, method, status });
    },
    gauge: ({ name, help, label, read }) => {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [registry],
        async collect() {
          // What was read last is no figure of now.
          this.reset();
          if (label === undefined) this.remove();
          for (const { of = '', value } of await read().catch(() => []))
            this.set(label === undefined ? {} : { [label]: of }, value);
        },
      });
    },
    histogram: ({ name, help, buckets }) => {
      const histogram = new Histogram({ name, help, buckets, registers: [registry] });
      return (seconds) => histogram.observe(seconds);
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
