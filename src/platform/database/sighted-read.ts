// A plain read that brings its own sight. What it may see is set in front of it, in the same implicit transaction: PostgreSQL
// skips the read when that fails, and forgets the sight when the read ends. So a connection that rests sees nothing.
import { Query, type QueryConfig, type QueryResult } from 'pg';

/** The settings that row-level security looks at. */
export type Settings = { readonly scope: string; readonly business: string };

const prepared = 'telle_sight';

/** Run once on each connection: it parses the settings' statement that every read of that connection has in front. */
export const prepareSight = `prepare ${prepared}(text, text) as
  select set_config('telle.scope', $1, true), set_config('telle.business', $2, true)`;

/** What pg's queries are made of; its types tell only a part. */
type Wire = {
  bind(portal: { statement: string; values: readonly string[] }): void;
  execute(portal: { portal: string }): void;
};
type QueryOnWire = {
  prepare(wire: Wire): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};
const OnWire = Query as unknown as new (
  config: QueryConfig,
  answered: (error: Error | undefined, result: QueryResult) => void,
) => QueryOnWire & Query;

/** Submit it with `client.query(read)`; `answered` is told the rows of the read alone. */
export class SightedRead extends OnWire {
  private readonly settings: Settings;
  private isSighted = false;

  constructor(
    settings: Settings,
    config: QueryConfig,
    answered: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super(config, answered);
    this.settings = settings;
  }

  override prepare(wire: Wire): void {
    wire.bind({ statement: prepared, values: [this.settings.scope, this.settings.business] });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  override handleDataRow(row: unknown): void {
    if (this.isSighted) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.isSighted) super.handleCommandComplete(message, wire);
    this.isSighted = true;
  }
}
