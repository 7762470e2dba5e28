import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { ToWorker } from './embedded-worker.ts';

/**
 * A connection to the engine in its thread, for `pg`: what it writes is a message of one or several whole statements there,
 * and their answers come back as one. A Unix socket costs both threads more, and anybody may connect who can reach it.
 */
export class EngineStream extends Duplex {
  readonly #engine: Worker;
  readonly #port: MessagePort;
  readonly #enginesPort: MessagePort;

  constructor(engine: Worker) {
    super();
    this.#engine = engine;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#enginesPort = port2;
    port1.on('message', (answer: Uint8Array) =>
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length)),
    );
    port1.on('close', () => this.#endWithEngine());
  }

  /** As a socket's, for which `pg` takes it. */
  connect(): void {
    // what is sent to a thread that has ended is lost without a word
    if (this.#engine.threadId === -1) return this.#endWithEngine();
    this.#engine.postMessage({ connection: this.#enginesPort } satisfies ToWorker, [this.#enginesPort]);
    process.nextTick(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  ref(): void {
    this.#port.ref();
  }
  unref(): void {
    this.#port.unref();
  }

  override _read(): void {}

  override _write(statements: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // a copy of its own: what is sent is taken from here, and `pg` writes into the same memory again
    const sent = new Uint8Array(statements);
    this.#port.postMessage(sent, [sent.buffer]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #endWithEngine(): void {
    if (!this.destroyed) this.destroy(new Error('The embedded database has ended the connection'));
  }
}
