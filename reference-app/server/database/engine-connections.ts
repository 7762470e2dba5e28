import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/** Messages of the protocol by their first byte: the client's last one, and the one that every answer of the engine ends in. */
const [goodbye, ready] = ['X', 'Z'].map((sign) => sign.charCodeAt(0));
const readyLength = 6;

/**
 * Answers the statements of several connections, which the engine takes for one session: each message is carried out as a
 * whole, in the order in which they come, and as long as a connection has a transaction the others wait for its end.
 *
 * @returns takes another connection
 */
export function serveConnections(engine: PGlite): (connection: MessagePort) => void {
  const waiting: { connection: MessagePort; statements: Uint8Array }[] = [];
  const ended = new WeakSet<MessagePort>();
  /** Whose transaction is open. */
  let owner: MessagePort | undefined;
  let isAtWork = false;

  const takeNext = (): (typeof waiting)[number] | undefined => {
    const index = owner ? waiting.findIndex(({ connection }) => connection === owner) : 0;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  const carryOut = async (connection: MessagePort, statements: Uint8Array): Promise<void> => {
    const parts: Uint8Array[] = [];
    await engine.runExclusive(async () => {
      // the engine writes into the same memory again
      await engine.execProtocolRawStream(statements, { onRawData: (part) => void parts.push(part.slice()) });
      owner = engine.isInTransaction() ? connection : undefined;
    });
    if (statements[0] === goodbye) return;
    const [only = new Uint8Array(), ...others] = parts;
    const answer = others.length === 0 ? only : new Uint8Array(Buffer.concat(parts));
    if (answer.at(-readyLength) !== ready) throw new Error('The engine has not answered.');
    connection.postMessage(answer, [answer.buffer as ArrayBuffer]);
  };

  const rollBack = async (): Promise<void> => {
    // a session that cannot even do that tells whoever uses it next
    await engine.exec('rollback').catch(() => undefined);
    owner = undefined;
  };

  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    for (;;) {
      if (owner && ended.has(owner)) await rollBack();
      const next = takeNext();
      if (!next) break;
      if (ended.has(next.connection)) continue;
      try {
        await carryOut(next.connection, next.statements);
      } catch {
        // whoever waits for an answer is told by the connection's end
        next.connection.close();
      }
    }
    isAtWork = false;
  };

  return (connection) => {
    connection.on('message', (statements: Uint8Array) => {
      waiting.push({ connection, statements });
      void work();
    });
    connection.on('close', () => {
      ended.add(connection);
      void work();
    });
  };
}
