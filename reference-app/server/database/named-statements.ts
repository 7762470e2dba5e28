import { Client, type QueryResult } from 'pg';

/** By their text, the statements that are the same each time. */
const names = new Map<string, string>();
let connections = 0;

/** Has connections of the embedded database keep the plan of a statement, which takes as long to make as to carry out. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `portico_${names.size + 1}`);
}

/**
 * A connection that gives such statements a name when it asks for them. Connections of the embedded database share one
 * session, so their names are each one's own.
 */
export class NamingClient extends Client {
  readonly #connection = (connections += 1);

  // as one of the ways to ask, which is the one that Kysely takes
  override query(...given: unknown[]): Promise<QueryResult> & void {
    const [text, values, ...others] = given;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    const asked =
      name === undefined ? given : [{ name: `${name}_${this.#connection}`, text }, values, ...others];
    return (super.query as (...these: unknown[]) => Promise<QueryResult> & void).apply(this, asked);
  }
}
