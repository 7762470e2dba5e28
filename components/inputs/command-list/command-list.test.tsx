import { createRef, useState } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { CommandList } from './command-list.tsx';
import type { Command } from './commands.ts';

const select = vi.fn();
const command = (id: string, more?: Partial<Omit<Command, 'disabled' | 'reason'>>): Command => ({
  id,
  label: id,
  onSelect: () => select(id),
  ...more,
});
const commands: readonly Command[] = [
  command('Save this job', { group: 'Jobs', shortcut: 'S' }),
  { ...command('Compare', { group: 'Jobs' }), disabled: true, reason: 'Save two jobs first.' },
  command('Zürich', { group: 'Places', description: 'All jobs there' }),
  command('Sign out'),
];
const input = () => page.getByRole('combobox', { name: 'Search commands' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const labels = () => [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);
/** What listeners hear as the place of the focus in the list. */
const active = () => {
  const id = input().element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.querySelector(`[id="${id}"]`)?.textContent ?? 'nothing');
};

const Controlled = () => {
  const [query, setQuery] = useState('zur');
  return (
    <CommandList commands={commands} query={query} onQueryChange={(next) => setQuery(next.toLowerCase())} />
  );
};

describe('CommandList', () => {
  it('is a combobox with a list of options, in groups with names', async () => {
    render(<CommandList commands={commands} />);
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('listbox', { name: 'Commands' })).toBeVisible();
    const group = page.getByRole('group', { name: 'Jobs' });
    await expect.element(group.getByRole('option', { name: /^Save this job/ })).toBeVisible();
    await expect.element(option(/^Compare Save two jobs first\./)).toHaveAttribute('aria-disabled', 'true');
  });

  it('does the first command by Enter, and another one by arrows, round and round', async () => {
    select.mockClear();
    render(<CommandList commands={commands} />);
    await input().click();
    await userEvent.keyboard('{Enter}');
    expect(select).toHaveBeenLastCalledWith('Save this job');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Sign out');
    await userEvent.keyboard('{Enter}');
    expect(select).toHaveBeenLastCalledWith('Sign out');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(active).toContain('Zürich');
  });

  it('does a command by pointer, and the focus stays in the search', async () => {
    select.mockClear();
    const onChoose = vi.fn();
    render(<CommandList commands={commands} onChoose={onChoose} />);
    await input().click();
    await option('Sign out').click();
    expect(select).toHaveBeenCalledExactlyOnceWith('Sign out');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(commands[3]);
    await expect.element(input()).toHaveFocus();
  });

  it('tells why a command cannot be done, and does not do it', async () => {
    select.mockClear();
    render(<CommandList commands={commands} />);
    await input().click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(active).toContain('Compare');
    await option(/^Compare/).click({ force: true });
    expect(select).not.toHaveBeenCalled();
    await expect
      .poll(() => document.querySelector('[data-pt-announcer="polite"]')?.textContent)
      .toContain('Save two jobs first.');
  });

  it('finds by the beginnings of words, marks the first that can be done, and says how many', async () => {
    render(<CommandList commands={commands} />);
    await input().click();
    await userEvent.keyboard('jo');
    await expect.poll(() => labels().length).toBe(3);
    await expect.element(page.getByRole('status')).toHaveTextContent('3 commands');
    await userEvent.keyboard('{ArrowDown} zur');
    await expect.poll(labels).toEqual(['Zürich All jobs there']);
    await expect.poll(active).toBe('Zürich All jobs there');
    await userEvent.keyboard('x');
    await expect.element(page.getByText('Nothing found').first()).toBeVisible();
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect.element(input()).toHaveValue('');
    await expect.poll(() => labels().length).toBe(4);
  });

  it('shows the recent ones first while nothing is typed', async () => {
    render(<CommandList commands={commands} recent={['Sign out']} />);
    await expect.element(page.getByRole('group', { name: 'Recent' })).toMatchTextContent('Sign out');
    expect(labels()[0]).toBe('Sign out');
    await input().click();
    await userEvent.keyboard('s');
    await expect.element(page.getByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('loads more for what is typed, and only what was typed last', async () => {
    const asked: { query: string; signal: AbortSignal; answer: (found: Command[]) => void }[] = [];
    const load = (query: string, signal: AbortSignal) =>
      new Promise<Command[]>((answer) => {
        asked.push({ query, signal, answer });
      });
    render(<CommandList commands={commands} loadCommands={load} debounce={0} />);
    await input().click();
    await userEvent.keyboard('z');
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(page.getByText('Searching…').first()).toBeVisible();
    await userEvent.keyboard('u');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer([command('Zug'), command('Zumba')]);
    await expect.poll(labels).toEqual(['Zürich All jobs there', 'Zug', 'Zumba']);
    expect(asked.map(({ query }) => query)).toEqual(['z', 'zu']);
  });

  it('says that loading has failed, and tries again', async () => {
    const load = vi
      .fn<() => Promise<readonly Command[]>>()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue([command('Zug')]);
    render(<CommandList commands={[]} loadCommands={load} debounce={0} />);
    await input().fill('z');
    await expect.element(page.getByText('The search has failed.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(option('Zug')).toBeVisible();
    await expect.element(input()).toHaveFocus();
  });

  it('leaves Enter to an input method, also where the browser says so by the key’s old number only', async () => {
    const chosen = vi.fn();
    render(<CommandList commands={[{ ...command('Zug'), onSelect: chosen }]} />);
    await input().fill('z');
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    });
    input().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('keeps what is marked in view', async () => {
    render(<CommandList commands={Array.from({ length: 60 }, (_, index) => command(`Job ${index}`))} />);
    await input().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Job 59');
    const { bottom } = page.getByRole('listbox').element().getBoundingClientRect();
    expect(option('Job 59').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await expect.element(input()).toHaveValue('zur');
    await input().fill('SIGN');
    await expect.element(input()).toHaveValue('sign');
    await expect.poll(labels).toEqual(['Sign out']);
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <CommandList commands={commands} recent={['Sign out']} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const field = page.getByRole('combobox', { name: 'البحث في الأوامر' });
    await expect.element(page.getByRole('group', { name: 'الأخيرة' })).toBeVisible();
    await field.fill('s');
    await expect.element(page.getByRole('status')).toHaveTextContent('أمران');
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<CommandList ref={ref} commands={commands} id="commands" />);
    expect(ref.current).toHaveAttribute('id', 'commands');
  });

  it('wants to know why a command cannot be done', () => {
    type Base = { id: string; label: string; onSelect: () => void };
    expectTypeOf<Base & { disabled: true; reason: string }>().toExtend<Command>();
    expectTypeOf<Base & { disabled: true }>().not.toExtend<Command>();
  });
});
