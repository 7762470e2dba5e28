import { expect, test } from 'vitest';
import { isAway, takesNoWrites } from './failures.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('Connection terminated unexpectedly'),
  failure('Query read timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('the database system is starting up', '57P03'),
  failure('query_wait_timeout', '08P01'),
  failure('sorry, too many clients already', '53300'),
  failure('canceling statement due to conflict with recovery', '40001'),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
])('%s: it may be there again in a moment', (error) => {
  expect(isAway(error)).toBe(true);
});

test.each([
  failure('duplicate key value violates unique constraint "account_pkey"', '23505'),
  failure('could not serialize access due to concurrent update', '40001'),
  failure('canceling statement due to user request', '57014'),
  failure('No space left on device', '53100'),
  failure('Connection is a word in a message of ours'),
  new AggregateError([new Error('of ours')]),
  'Connection terminated',
  undefined,
])('%s: asking again helps nobody', (error) => {
  expect(isAway(error)).toBe(false);
});

test.each([
  [failure('cannot execute INSERT in a read-only transaction', '25006'), true],
  [failure('could not extend file: No space left on device', '53100'), true],
  [failure('duplicate key value violates unique constraint "account_pkey"', '23505'), false],
  ['53100', false],
])('%s: whether it takes no writes is %s', (error, expected) => {
  expect(takesNoWrites(error)).toBe(expected);
});
