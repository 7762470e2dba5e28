import { createRef, useState } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import {
  ProfileSection,
  type ProfileEditing,
  type ProfileEntry,
  type ProfileSectionProps,
} from './profile-section.tsx';

const nurse: ProfileEntry = {
  id: 'nurse',
  title: 'Nurse',
  subtitle: 'Meridian',
  period: { from: '2020-03', to: 'present' },
};
const cook: ProfileEntry = { id: 'cook', title: 'Cook', period: { from: '2014', to: '2019' } };
const clerk: ProfileEntry = { id: 'clerk', title: 'Clerk' };

const renderForm = (editing: ProfileEditing, close: () => void) => (
  <>
    <input aria-label={editing === 'new' ? 'New role' : 'Role'} />
    <button type="button" onClick={close}>
      Save
    </button>
  </>
);
const Section = (props: Partial<ProfileSectionProps>) => (
  <ProfileSection
    title="Experience"
    entries={[nurse, cook]}
    empty="Nothing yet"
    {...(props as { renderForm: typeof renderForm })}
  />
);
/** As an app that does what is asked. */
function Obliging() {
  const [entries, setEntries] = useState<readonly ProfileEntry[]>([nurse, cook, clerk]);
  return (
    <Section
      entries={entries}
      renderForm={renderForm}
      onRemove={(id) => setEntries((all) => all.filter((entry) => entry.id !== id))}
      onMove={(id, place) =>
        setEntries((all) => {
          const moved = all.filter((entry) => entry.id === id);
          return all.filter((entry) => entry.id !== id).toSpliced(place, 0, ...moved);
        })
      }
    />
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

describe('ProfileSection', () => {
  it('is a part of the page with a list of entries, and says when they were', async () => {
    const { container } = render(<Section />);
    await expect.element(page.getByRole('region', { name: 'Experience' })).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
    expect(titles()).toEqual(['Nurse', 'Cook']);
    expect(container.textContent.replaceAll(/\s/g, ' ')).toContain('Mar 2020 – present');
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('has no more room below its last entry, or the form in its place, than any card', async () => {
    const { container } = render(<Section renderForm={renderForm} />);
    const roomBelow = () => {
      const last = container.querySelector('li:last-child > *')!;
      return getComputedStyle(last).paddingBlockEnd;
    };
    expect(roomBelow()).toBe('0px');
    await button('Edit: Cook').click();
    expect(container.querySelector('li:last-child [data-form]')).not.toBeNull();
    expect(roomBelow()).toBe('0px');
    await button('Edit: Nurse').click();
    // another entry follows
    expect(getComputedStyle(container.querySelector('[data-form]')!).paddingBlockEnd).not.toBe('0px');
  });

  it('PROFILE-01 edits an entry in place; the focus goes into the form, and back when it is saved', async () => {
    render(<Section renderForm={renderForm} />);
    await button('Edit: Cook').click();
    await expect.element(page.getByRole('textbox', { name: 'Role' })).toHaveFocus();
    expect(titles()).toEqual(['Nurse']);
    await button('Save').click();
    await expect.element(button('Edit: Cook')).toHaveFocus();
  });

  it('shows an entry whose period is empty', async () => {
    const { container } = render(<Section entries={[{ ...cook, period: { from: '', to: '' } }]} />);
    await expect.element(page.getByRole('heading', { name: 'Cook' })).toBeVisible();
    expect(container.querySelector('li')).toHaveTextContent('Cook');
  });

  it('puts the focus past what takes none in a form', async () => {
    render(
      <Section
        renderForm={() => (
          <form>
            <input type="hidden" name="id" value="cook" />
            <input aria-label="Key" disabled />
            <div hidden>
              <input aria-label="Trap" />
            </div>
            <input aria-label="Role" />
          </form>
        )}
      />,
    );
    await button('Edit: Cook').click();
    await expect.element(page.getByRole('textbox', { name: 'Role' })).toHaveFocus();
  });

  it('PROFILE-01 adds an entry; the focus returns to the button that does', async () => {
    render(<Section renderForm={renderForm} entries={[]} />);
    await expect.element(page.getByText('Nothing yet')).toBeVisible();
    await button('Add: Experience').click();
    await expect.element(page.getByRole('textbox', { name: 'New role' })).toHaveFocus();
    await button('Save').click();
    await expect.element(button('Add: Experience')).toHaveFocus();
  });

  it('asks before another form takes the place of the one that is open', async () => {
    const mayLeave = vi.fn(() => Promise.resolve(false));
    render(<Section renderForm={renderForm} mayLeave={mayLeave} />);
    await button('Edit: Nurse').click();
    expect(mayLeave).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Role' }).fill('Head nurse');
    await button('Edit: Cook').click();
    expect(mayLeave).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('textbox', { name: 'Role' })).toHaveValue('Head nurse');
    mayLeave.mockResolvedValue(true);
    await button('Edit: Cook').click();
    await expect.element(button('Edit: Nurse')).toBeVisible();
  });

  it('opens the form that was asked for last, whichever question is answered first', async () => {
    const answers: ((may: boolean) => void)[] = [];
    const mayLeave = () =>
      new Promise<boolean>((answer) => {
        answers.push(answer);
      });
    render(<Section renderForm={renderForm} mayLeave={mayLeave} />);
    await button('Edit: Nurse').click();
    await button('Edit: Cook').click();
    await button('Add: Experience').click();
    answers[1]?.(true);
    await expect.element(button('Edit: Nurse')).toBeVisible();
    answers[0]?.(true);
    await new Promise(requestAnimationFrame);
    await expect.element(button('Edit: Cook')).toBeVisible();
  });

  it('may be controlled', async () => {
    const onEditingChange = vi.fn();
    const { container, rerender } = render(
      <Section renderForm={renderForm} editing={null} onEditingChange={onEditingChange} />,
    );
    await button('Edit: Cook').click();
    expect(onEditingChange).toHaveBeenCalledExactlyOnceWith({ id: 'cook' });
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    rerender(<Section renderForm={renderForm} editing={{ id: 'cook' }} />);
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('data-editing');
  });

  it('PROFILE-01 deletes an entry, and the focus goes on to its neighbour, at last to “Add”', async () => {
    render(<Obliging />);
    await button('Delete: Cook').click();
    await expect.element(button('Delete: Clerk')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Delete: Nurse')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Add: Experience')).toHaveFocus();
  });

  it('keeps the focus on “Delete” while the entry stays, as when its owner asks first', async () => {
    const onRemove = vi.fn();
    const { rerender } = render(<Section onRemove={onRemove} />);
    await button('Delete: Nurse').click();
    rerender(<Section onRemove={onRemove} title="Jobs" />);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('nurse');
    await expect.element(button('Delete: Nurse')).toHaveFocus();
    rerender(<Section onRemove={onRemove} entries={[cook]} />);
    await expect.element(button('Delete: Cook')).toHaveFocus();
  });

  it('moves an entry by keyboard, says where it is, and keeps the focus on the button', async () => {
    for (const region of document.querySelectorAll('[data-pt-announcer]')) region.replaceChildren();
    render(<Obliging />);
    (button('Move down: Nurse').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Cook', 'Nurse', 'Clerk']);
    await expect.element(button('Move down: Nurse')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(titles()).toEqual(['Cook', 'Clerk', 'Nurse']);
    await expect.element(button('Move down: Nurse')).toHaveFocus();
    await expect.element(button('Move down: Nurse')).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('[data-pt-announcer="polite"]')?.textContent).toBe(
      'Nurse: place 2 of 3Nurse: place 3 of 3',
    );
  });

  it('PROFILE-02 says how complete it is', async () => {
    render(<Section completeness={0.6} />);
    await expect.element(page.getByRole('progressbar', { name: 'How complete it is' })).toBeVisible();
    await expect.element(page.getByText('60%')).toBeVisible();
  });

  it('refuses what belongs to a form without one', () => {
    type Base = { title: string; entries: ProfileEntry[]; empty: string };
    expectTypeOf<Base>().toExtend<ProfileSectionProps>();
    expectTypeOf<Base & { editing: 'new' }>().not.toExtend<ProfileSectionProps>();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Section title="الخبرة" renderForm={renderForm} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(button('إضافة: الخبرة')).toBeVisible();
    await expect.element(page.getByText(/حتى الآن/)).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<Section ref={ref} data-part="experience" />);
    expect(ref.current).toHaveAttribute('data-part', 'experience');
    expect(ref.current?.localName).toBe('section');
  });
});
