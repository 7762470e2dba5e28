import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const known = ['grace.hopper@navy.example', 'Grace', 'Hopper', 'Meridian Health'];

describe('AUTH-03 a password', () => {
  test.each([
    'a heron in the reeds',
    'correct horse battery staple',
    'zxcvbnm8qw!',
    'пароль не простой',
    '🐦🐦🦆🦢🦉🦅🦜🐧',
    ' leading space',
    'x1'.repeat(3) + 'y'.repeat(122),
    'Grace Hopper wrote compilers',
  ])('%j may be chosen, whatever it is made of', (password) => {
    expect(passwordProblem(password, { known })).toBeUndefined();
  });

  test.each([
    ['1234567', /at least 8/],
    ['🦆🦆🦆🦆🦢🦢🦢', /at least 8/],
    ['y'.repeat(64) + 'z'.repeat(65), /at most 128/],
    ['password', /first that are tried/],
    ['P@$$w0rd2024', /first that are tried/],
    ['Pa55word', undefined],
    ['12345678', /first that are tried/],
    ['87654321', /first that are tried/],
    ['qwertyuiop', /first that are tried/],
    ['abcdefgh', /first that are tried/],
    ['aaaaaaaaaa', /first that are tried/],
    ['abcabcabc', /first that are tried/],
    ['!!!!!!!!', /first that are tried/],
    ['ILoveYou!', /first that are tried/],
    ['summer2026', /first that are tried/],
    ['grace.hopper@navy.example', /those who know you/],
    ['GraceHopper', /those who know you/],
    ['MeridianHealth1', /those who know you/],
  ])('%j: %s', (password, problem) => {
    const told = passwordProblem(password, { known });
    expect(problem ? problem.test(told ?? '') : told === undefined).toBe(true);
  });
});
