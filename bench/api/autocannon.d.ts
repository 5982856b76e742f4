// The little of autocannon that the bench uses; it brings no types of its own.
declare module 'autocannon' {
  type Client = { setHeaders(headers: Record<string, string>): void };
  type Options = { url: string; connections: number; duration: number; setupClient(client: Client): void };
  type Result = {
    requests: { total: number };
    /** Seconds that it took. */
    duration: number;
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
