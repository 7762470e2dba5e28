import { expect, it } from 'vitest';
import { percentClasses } from './percent-classes.ts';

const classes = [1, 2, 4, 8, 16, 32, 64].map(String);
const sum = (percent: number) =>
  percentClasses(classes, percent)
    .split(' ')
    .reduce((total, share) => total + Number(share), 0);

it('percentClasses add up to every whole number, and to the nearest one within bounds otherwise', () => {
  for (let percent = 0; percent <= 100; percent += 1) expect(sum(percent)).toBe(percent);
  expect([sum(33.4), sum(33.6), sum(-5), sum(250)]).toEqual([33, 34, 0, 100]);
});
