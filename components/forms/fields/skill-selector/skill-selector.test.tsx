import { defineForm } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { heard } from '../../../inputs/file-upload/choosing.ts';
import { render } from '../../../testing/render.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const letters = [...'ABCDEFGHIJKL'].map((letter) => `Skill ${letter}`);
const asking = (skillSelectorOptions: object, more: object = {}) =>
  defineForm({
    sections: [
      { items: [{ name: 'skills', type: 'skillSelector', label: 'Skills', skillSelectorOptions, ...more }] },
    ],
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const suggested = () => page.getByRole('group', { name: 'Suggested skills' });

describe('a skill selector of a definition', () => {
  it('FORM-08 shows ten suggestions, the others behind “+N”, and fewer again', async () => {
    render(sentBy(asking({ suggestedSkills: letters })).element);
    await expect.element(button('Skill J')).toBeVisible();
    await expect.element(button('Skill K')).not.toBeInTheDocument();
    await expect.element(suggested().getByText('+2', { exact: true })).toBeVisible();
    await userEvent.click(button('Show 2 more skills'));
    await expect.element(button('Skill L')).toBeVisible();
    await userEvent.click(button('Show fewer'));
    await expect.element(button('Skill K')).not.toBeInTheDocument();
  });

  it('FORM-08 adds and takes back a suggestion, tells of it, and sends what is left', async () => {
    const { element, sent } = sentBy(asking({ suggestedSkills: letters }));
    render(element);
    await userEvent.click(button('Skill A'));
    await expect.element(button('Skill A')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(heard).toContain('Skill A was added.');
    await userEvent.click(button('Skill B'));
    await userEvent.click(button('Skill A'));
    await expect.poll(heard).toContain('Skill A was removed.');
    await submit();
    await expect.poll(sent).toEqual({ skills: ['Skill B'] });
  });

  it('FORM-08 adds all suggestions that are not chosen, and says how many', async () => {
    const { element, sent } = sentBy(asking({ suggestedSkills: letters.slice(0, 3) }), {
      skills: ['Skill B'],
    });
    render(element);
    await userEvent.click(button('Add all'));
    await expect.poll(heard).toContain('2 skills were added.');
    await expect.element(button('Add all')).not.toBeInTheDocument();
    await submit();
    await expect.poll(sent).toEqual({ skills: ['Skill B', 'Skill A', 'Skill C'] });
  });

  it('FORM-08 finds skills by what is typed, trimmed, and ignores an answer that comes too late', async () => {
    const asked: { query: string; answer: (skills: readonly string[]) => void }[] = [];
    const searchCall = (query: string) =>
      new Promise<readonly string[]>((resolve) => asked.push({ query, answer: resolve }));
    const { element, sent } = sentBy(asking({ searchCall }));
    render(element);
    const search = page.getByRole('combobox', { name: 'Skills' });
    await userEvent.fill(search, ' ja ');
    await expect.poll(() => asked.map(({ query }) => query)).toEqual(['ja']);
    await userEvent.fill(search, 'jav');
    await expect.poll(() => asked.map(({ query }) => query)).toEqual(['ja', 'jav']);
    asked[1]!.answer(['Java']);
    await expect.element(page.getByRole('option', { name: 'Java', exact: true })).toBeVisible();
    asked[0]!.answer(['Jam making']);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect.poll(heard).toContain('Java was added.');
    await submit();
    await expect.poll(sent).toEqual({ skills: ['Java'] });
  });

  it('FORM-08 required means at least one', async () => {
    render(sentBy(asking({ suggestedSkills: letters }, { required: true })).element);
    await expect.element(button('Skill A')).toBeVisible();
    await submit();
    const field = page.getByRole('combobox', { name: 'Skills' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/Skills is required/);
  });

  it('breaks words that have no room on a phone, in suggestions and above them', async () => {
    await page.viewport(320, 600);
    onTestFinished(() => page.viewport(1280, 800));
    const word = 'Datenbank'.repeat(18);
    render(sentBy(asking({ suggestedSkills: [word], header: `${word}kunde` })).element);
    await expect.element(button(word)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(button(word).element().scrollWidth).toBeLessThanOrEqual(320);
  });

  it('read-only skills are read as a text, and sent', async () => {
    const { element, sent } = sentBy(asking({ suggestedSkills: letters }, { readonly: true }), {
      skills: ['Baking', 'Sewing'],
    });
    render(element);
    await expect.element(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('Baking and Sewing');
    await submit();
    await expect.poll(sent).toEqual({ skills: ['Baking', 'Sewing'] });
  });
});
