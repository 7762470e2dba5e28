import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada   king  lovelace ', 'AL'],
    ['Madonna', 'M'],
    ['Élodie Ørsted-Ångström', 'ÉÅ'],
    ['O’Neill, Shaquille', 'OS'],
    ['李小龍', '李'],
    ['ليلى العلي', 'لا'],
    ['नेहा शर्मा', 'नेश'],
    ['', ''],
    ['— ?', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name, 'en-US')).toBe(initials));

  it('become capitals as the language writes them', () => {
    expect(initialsOf('ilhan irmak', 'tr')).toBe('İİ');
  });
});
