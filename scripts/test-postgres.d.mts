type Running = {
  /** `postgresql://…`, of the database `postgres`. */
  url: string;
  /** Again, after `end`. */
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Stops it as if it hung, with the processes that it has started, or lets it go on. */
  pause: (isPaused: boolean) => void;
  /** For good. */
  stop: () => Promise<void>;
};
export type PostgresServer = Running & { port: number };

export declare const startPostgres: (bin: string) => Promise<PostgresServer>;
export declare const startReplica: (bin: string, primary: PostgresServer) => Promise<PostgresServer>;
export declare const startPgbouncer: (command: string, primary: PostgresServer) => Promise<Running>;
