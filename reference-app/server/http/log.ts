import type { FastifyBaseLogger } from 'fastify';

/** Where the server reports; the same for the app and for what runs outside a request. */
export type ServerLog = FastifyBaseLogger;

const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
type Level = keyof typeof levels;

/**
 * A log of JSON lines (`level`, `time` in ISO 8601, `message`, further fields).
 *
 * @param write takes one line without its end
 */
export function createLog(options: {
  level: Level | 'silent';
  write: (line: string) => void;
  fields?: Record<string, unknown>;
}): ServerLog {
  const threshold = options.level === 'silent' ? Infinity : levels[options.level];
  const at =
    (level: Level) =>
    (first: unknown, message?: unknown): void => {
      if (levels[level] < threshold) return;
      const fields = typeof first === 'string' ? { message: first } : { ...describe(first), message };
      options.write(JSON.stringify({ level, time: new Date().toISOString(), ...options.fields, ...fields }));
    };
  return {
    level: options.level,
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => undefined,
    child: (bindings) => createLog({ ...options, fields: { ...options.fields, ...bindings } }),
  };
}

function describe(value: unknown): Record<string, unknown> {
  if (value instanceof Error) return { error: textOf(value) };
  if (typeof value !== 'object' || value === null) return { message: value };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) =>
      field instanceof Error ? ['error', textOf(field)] : [name, field],
    ),
  );
}

function textOf(error: Error): string {
  return error.stack ?? error.message;
}
