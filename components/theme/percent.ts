import { createVar } from '@vanilla-extract/css';
import { componentStyle } from './style.ts';

const parts = [1, 2, 4, 8, 16, 32, 64];

/**
 * A percentage that the server can say by classes: the pages' policy of content forbids style attributes in its HTML.
 * Each class adds its share, so that seven of them make every whole number.
 *
 * `value` is what a rule computes with. `none` has to stand in a rule before the classes, in the same file, so that
 * nothing is inherited from a component around.
 */
export const percentage = (debugId: string) => {
  const shares = parts.map((part) => ({ part, name: createVar(`${debugId}-${part}`) }));
  return {
    value: `calc(${shares.map(({ name }) => name).join(' + ')})`,
    none: Object.fromEntries(shares.map(({ name }) => [name, '0%'])),
    classes: () =>
      shares.map(({ part, name }) => componentStyle({ vars: { [name]: `${part}%` } }, `${debugId}-${part}`)),
  };
};
