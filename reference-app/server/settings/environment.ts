import { StartFailure } from '../database/start-failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type ReadNumber = (
  name: string,
  fallback: number,
  range: { minimum: number; maximum: number },
) => number;

/** Secrets that are called after an employer, and what only tests and scripts read. */
const othersOfOurs = /^PORTICO_(?:(?:SSO_SECRET|INTAKE_SECRET|TEST|E2E)_|SEED$|DEPTH$|TRACE$)/;
/** What Kubernetes tells every container of a service that is called `portico`. */
const ofKubernetes = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/;

/** The environment, and a check that it names no setting that nobody has read: a mistyped one would do nothing. */
export function noted(given: Environment): {
  environment: Environment;
  assertNoOthers: () => void;
} {
  const read = new Set<PropertyKey>();
  return {
    environment: new Proxy(given, {
      get(target, name) {
        read.add(name);
        return typeof name === 'string' ? target[name] : undefined;
      },
    }),
    assertNoOthers() {
      const unknown = Object.entries(given).find(
        ([name, value]) =>
          name.startsWith('PORTICO_') &&
          !read.has(name) &&
          !othersOfOurs.test(name) &&
          !ofKubernetes.test(name) &&
          !/^(?:tcp|udp):\/\//.test(value ?? ''),
      );
      if (unknown)
        throw new StartFailure(
          `${unknown[0]} is no setting of Portico's: correct its name, or unset it (docs/operations.md lists all).`,
        );
    },
  };
}

/** Settings with a secret for each employer, by their whole names. */
export function secretsIn(given: Environment, beginning: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(given).flatMap(([name, secret]) =>
      name.startsWith(beginning) && secret ? [[name, secret]] : [],
    ),
  );
}

/** @returns reads a number, or the fallback where nothing is set. @throws StartFailure for another than a whole one of the range */
export function numbersIn(environment: Environment): ReadNumber {
  return (name, fallback, { minimum, maximum }) => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < minimum || value > maximum)
      throw new StartFailure(`${name} is "${text}": set it to a whole number from ${minimum} to ${maximum}.`);
    return value;
  };
}

/** The items of a list that is joined by commas. */
export function listed(text = ''): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
