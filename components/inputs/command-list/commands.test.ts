import { describe, expect, it } from 'vitest';
import { findCommands, groupCommands, type Command } from './commands.ts';

const command = (label: string, more?: Partial<Omit<Command, 'disabled' | 'reason'>>): Command => ({
  id: label,
  label,
  onSelect: () => {},
  ...more,
});
const commands = [
  command('Save this job', { group: 'Jobs', shortcut: 'S' }),
  command('Go to Zürich', { group: 'Places', description: 'All jobs there' }),
  command('Sign out', { keywords: 'log off' }),
  command('Compare jobs', { group: 'Jobs' }),
];
const labels = (found: readonly Command[]) => found.map(({ label }) => label);

describe('findCommands', () => {
  it.each([
    ['', ['Save this job', 'Go to Zürich', 'Sign out', 'Compare jobs']],
    ['  ', ['Save this job', 'Go to Zürich', 'Sign out', 'Compare jobs']],
    ['ZURI', ['Go to Zürich']],
    ['job sa', ['Save this job']],
    ['log', ['Sign out']],
    ['ave', []],
    ['!', []],
  ])('“%s” finds what has words that begin so', (query, found) => {
    expect(labels(findCommands(commands, query))).toEqual(found);
  });
});

describe('groupCommands', () => {
  it('puts what belongs together under one heading, in the order of the first', () => {
    const groups = groupCommands(commands, { ids: [], label: 'Recent' });
    expect(groups.map(({ label, commands: each }) => [label, labels(each)])).toEqual([
      ['Jobs', ['Save this job', 'Compare jobs']],
      ['Places', ['Go to Zürich']],
      [undefined, ['Sign out']],
    ]);
  });

  it('shows the recent ones first and once, in their own order, without those that are gone', () => {
    const [first, ...others] = groupCommands(commands, {
      ids: ['Sign out', 'gone', 'Save this job'],
      label: 'Recent',
    });
    expect(first?.label).toBe('Recent');
    expect(labels(first?.commands ?? [])).toEqual(['Sign out', 'Save this job']);
    expect(others.flatMap((group) => labels(group.commands))).toEqual(['Compare jobs', 'Go to Zürich']);
  });
});
