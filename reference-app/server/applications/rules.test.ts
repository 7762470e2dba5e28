import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '../../contract/application-status.ts';
import { applyStatuses } from '../../contract/posting.ts';
import { applyActionOf } from '../positions/rules.ts';
import {
  applicantKey,
  applicationTransitions,
  decideStatus,
  decideSubmit,
  isActive,
  unavailableMessage,
  unavailableReason,
} from './rules.ts';

const at = new Date('2026-03-01T12:00:00Z');
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const open = { title: 'Nurse', closedAt: null, applyStatus: 'allowed', applyUrl: null } as const;
const closed = { ...open, closedAt: before(5), applyStatus: 'closed' as const };
const elsewhere = { ...open, applyStatus: 'apply', applyUrl: 'https://jobs.partner.example' } as const;

test('DASH-02 an application is active until it has ended', () => {
  expect(applicationStatuses.filter(isActive)).toEqual(['submitted', 'in_review', 'interview', 'offer']);
});

test.each(applicationStatuses)('DASH-02 from %s an application goes where the table says', (from) => {
  for (const to of applicationStatuses) {
    const legal = applicationTransitions[from].includes(to);
    expect(decideStatus(from, to)).toBe(from === to ? 'repeated' : legal ? 'write' : 'illegal');
  }
  // what has ended goes nowhere, and everything else can end
  expect(applicationTransitions[from].length === 0).toBe(!isActive(from));
  expect(applicationTransitions[from].includes('withdrawn')).toBe(isActive(from));
});

describe('APPLY-02 why one cannot apply', () => {
  test.each([
    [undefined, false, 'gone'],
    [undefined, true, 'gone'],
    [open, false, null],
    [open, true, 'applied'],
    [closed, false, 'closed'],
    [closed, true, 'applied'],
    [elsewhere, false, 'elsewhere'],
    [{ ...elsewhere, closedAt: before(1) }, false, 'closed'],
    [{ ...open, applyStatus: 'link_off' as const }, false, 'off'],
    [{ ...closed, applyStatus: 'link_off' as const }, false, 'closed'],
    [{ ...open, applyStatus: 'expired' as const }, false, 'closed'],
    [{ ...open, applyStatus: 'log_in' as const }, false, null],
  ])('%j, applied: %s → %s', (job, hasApplied, reason) => {
    expect(unavailableReason(job, hasApplied)).toBe(reason);
  });
});

describe('APPLY-02 what becomes of a submit', () => {
  const same = { submittedAt: before(9), isSame: true };
  const jobs = new Map<number, typeof open | typeof closed>([
    [1, open],
    [2, closed],
    [3, open],
  ]);
  test.each([
    ['open', [1, 3], [], 'write'],
    ['the same again', [1], [[1, same]], 'repeated'],
    ['the same again although it has closed', [2], [[2, same]], 'repeated'],
    ['the same again, too late', [1], [[1, { ...same, submittedAt: before(10) }]], ['applied']],
    ['another one', [1], [[1, { ...same, isSame: false }]], ['applied']],
    ['one of two sent', [1, 3], [[1, same]], ['applied']],
    ['one closed, one gone', [1, 2, 9], [], ['closed', 'gone']],
  ] as const)('%s', (_, ids, existing, decision) => {
    const decided = decideSubmit({ ids, jobs, existing: new Map(existing), at });
    expect(typeof decided === 'string' ? decided : decided.unavailable.map(({ reason }) => reason)).toEqual(
      decision,
    );
  });
});

test('APPLY-02 the message names every job, and says what to do about the others', () => {
  const nurse = { pid: '1', name: 'Nurse', reason: 'applied' } as const;
  expect(unavailableMessage([nurse], { others: 0 })).toBe('You have already applied to “Nurse”.');
  expect(unavailableMessage([nurse], { others: 2 })).toBe(
    'You have already applied to “Nurse”. Nothing was sent: remove it to apply to the rest.',
  );
});

test('APPLY-02 an open job that takes no applications is not called closed', () => {
  const off = { pid: '1', name: 'Nurse', reason: 'off' } as const;
  expect(unavailableMessage([off], { others: 0 })).toBe('“Nurse” takes no applications here.');
});

test('APPLY-02 a visitor’s key says nothing of them, and is one browser’s under one address', () => {
  const visitor = { visitorHash: 'abc', email: 'Ada@mail.example ' };
  expect(applicantKey(visitor)).not.toMatch(/ada|abc/i);
  expect(applicantKey(visitor)).toBe(applicantKey({ ...visitor, email: 'ada@mail.example' }));
  expect(applicantKey(visitor)).not.toBe(applicantKey({ ...visitor, visitorHash: 'abd' }));
  expect(applicantKey(visitor)).not.toBe(applicantKey({ ...visitor, email: 'eve@mail.example' }));
});

describe('JOB-02 what the apply button offers', () => {
  const nobody = { isLoggedIn: false, needsLogin: false, hasApplied: false };
  test.each([
    ['allowed', nobody, 'allowed'],
    ['allowed', { ...nobody, needsLogin: true }, 'log_in'],
    ['allowed', { isLoggedIn: true, needsLogin: true, hasApplied: false }, 'allowed'],
    ['allowed', { isLoggedIn: true, needsLogin: false, hasApplied: true }, 'link_off'],
    ['log_in', nobody, 'log_in'],
    ['log_in', { ...nobody, isLoggedIn: true }, 'allowed'],
    ['expired', { ...nobody, needsLogin: true }, 'expired'],
    ['link_off', { ...nobody, needsLogin: true }, 'link_off'],
  ] as const)('%s for %j: %s', (applyStatus, reader, status) => {
    expect(applyActionOf({ ...open, applyStatus }, reader).status).toBe(status);
  });

  test.each(applyStatuses)('a closed job offers nothing, whatever it offered (%s)', (applyStatus) => {
    const { status } = applyActionOf({ ...closed, applyStatus }, { ...nobody, isLoggedIn: true });
    expect(['closed', 'expired']).toContain(status);
  });

  test('a job that is applied to elsewhere asks for no login here', () => {
    expect(applyActionOf(elsewhere, { ...nobody, needsLogin: true })).toEqual({
      status: 'apply',
      applyUrl: elsewhere.applyUrl,
    });
  });
});
