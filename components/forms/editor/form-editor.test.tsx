import { checkDefinition, defineForm, type FormDefinition, type Item } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { everyType } from './every-type.ts';
import { FormEditor } from './form-editor.tsx';

const definition = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City' },
        { name: 'age', type: 'number', label: 'Age' },
        { name: 'street', type: 'text', label: 'Street', dependencies: ['city'] },
      ],
    },
  ],
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const labels = (one: FormDefinition | undefined) =>
  one?.sections.map(({ items }) => items.map((item: Item) => item.label ?? item.name));
const heard = (message: string) =>
  expect.element(page.getByText(message, { exact: false }).first()).toBeInTheDocument();
const focusOn = (name: string) => (button(name).element() as HTMLElement).focus();

describe('the list of fields', () => {
  it('FORM-17 moves an item up and down, with the focus, and not beyond the first and the last', async () => {
    const onMoveUp = vi.fn();
    render(<FormEditor definition={definition} onMoveUp={onMoveUp} />);
    await expect.element(button('Move City up')).toBeDisabled();
    await expect.element(button('Move Street down')).toBeDisabled();
    focusOn('Move Street up');
    await userEvent.keyboard('{Enter}');
    await heard('Street moved, now 2 of 3.');
    await expect.element(button('Move Street up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // no further: the button that leads back has the focus
    await expect.element(button('Move Street up')).toBeDisabled();
    await expect.element(button('Move Street down')).toHaveFocus();
    expect(onMoveUp.mock.calls.map(([item]) => (item as Item).name)).toEqual(['street', 'street']);
  });
});

describe('another section', () => {
  const two = defineForm({
    sections: [
      definition.sections[0],
      { title: 'Work', items: [{ name: 'role', type: 'text', label: 'Role' }] },
      { items: [] },
    ],
  });

  it('FORM-17 takes an item to the end of another section by a menu, with the focus, and undoes it', async () => {
    render(<FormEditor definition={two} />);
    focusOn('Edit City');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Edit City')).toHaveAttribute('aria-current', 'true');
    focusOn('Move City to section…');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Work', exact: true })).toHaveFocus();
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Work', 'Section 3']);
    await userEvent.keyboard('{Enter}');
    await heard('City moved to Work, now 2 of 2.');
    await expect.poll(order).toEqual(['You', 'Age', 'Street', 'Work', 'Role', 'City', 'Section 3']);
    await expect.element(button('Edit City')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(order).toEqual(['You', 'City', 'Age', 'Street', 'Work', 'Role', 'Section 3']);
  });

  it('is not offered where there is none', async () => {
    render(<FormEditor definition={definition} />);
    await userEvent.click(button('Edit City'));
    await expect.element(button('Move City down')).toBeVisible();
    await expect.element(button('Move City to section…')).not.toBeInTheDocument();
  });
});

function lift(entry: string, to: number) {
  const handle = document.querySelector<HTMLElement>(`[data-entry="${entry}"] [data-handle]`)!;
  const { top } = handle.getBoundingClientRect();
  const pointer = { bubbles: true, pointerId: 1, button: 0 };
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientY: top }));
  window.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientY: to }));
}
function drag(entry: string, to: number, end: Event) {
  lift(entry, to);
  const lines = document.querySelectorAll('[data-drop]').length;
  window.dispatchEvent(end);
  return lines;
}
const up = () => new PointerEvent('pointerup', { pointerId: 1 });
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-entry] [data-do="main"]')].map(
    ({ textContent }) => textContent,
  );

describe('dragging', () => {
  it('FORM-17 puts an item where a line has shown it, and the focus with it', async () => {
    render(<FormEditor definition={definition} />);
    const lastEntry = document.querySelector<HTMLElement>('[data-entry="0.2"]')!;
    expect(drag('0.0', lastEntry.getBoundingClientRect().bottom + 4, up())).toBe(1);
    await heard('City moved, now 3 of 3.');
    expect(order()).toEqual(['You', 'Age', 'Street', 'City']);
    await expect.element(button('Edit City')).toHaveFocus();
  });

  it('leaves everything as it was after Escape', () => {
    render(<FormEditor definition={definition} />);
    const lastEntry = document.querySelector<HTMLElement>('[data-entry="0.2"]')!;
    const escape = new KeyboardEvent('keydown', { key: 'Escape' });
    drag('0.0', lastEntry.getBoundingClientRect().bottom + 4, escape);
    window.dispatchEvent(up());
    expect(order()).toEqual(['You', 'City', 'Age', 'Street']);
    expect(document.querySelector('[data-lifted], [data-drop]')).toBeNull();
  });
});

describe('a drag that is under way', () => {
  afterEach(() => page.viewport(1280, 800));

  it('does not end by another finger', () => {
    render(<FormEditor definition={definition} />);
    lift('0.0', document.querySelector('[data-entry="0.2"]')!.getBoundingClientRect().bottom + 4);
    for (const end of ['pointerup', 'pointercancel'])
      window.dispatchEvent(new PointerEvent(end, { pointerId: 99 }));
    expect(order()).toEqual(['You', 'City', 'Age', 'Street']);
    window.dispatchEvent(up());
    expect(order()).toEqual(['You', 'Age', 'Street', 'City']);
  });

  it('ends without a drop when the form changes beneath it', async () => {
    render(<FormEditor definition={definition} />);
    (button('Delete Age').element() as HTMLElement).click();
    await expect.poll(order).toEqual(['You', 'City', 'Street']);
    lift('0.0', document.querySelector('[data-entry="0.1"]')!.getBoundingClientRect().bottom + 4);
    await userEvent.keyboard('{Control>}z{/Control}');
    window.dispatchEvent(up());
    expect(order()).toEqual(['You', 'City', 'Age', 'Street']);
  });

  it.each(['page', 'box'])('goes on scrolling the %s while it is held at the edge', async (around) => {
    await page.viewport(1280, 300);
    const { container } = render(<FormEditor definition={everyType} />);
    if (around === 'box') Object.assign(container.style, { blockSize: '250px', overflow: 'auto' });
    const scroller = around === 'box' ? container : document.scrollingElement!;
    lift('0.0', 295);
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(100);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    scroller.scrollTop = 0;
  });
});

describe('building a form without a mouse', () => {
  it('FORM-17 adds, edits, moves, duplicates, deletes, undoes, redoes and saves', async () => {
    const saves: FormDefinition[] = [];
    render(
      <FormEditor
        definition={{ sections: [] }}
        version={1}
        onSave={async (next) => {
          saves.push(next);
          return { version: saves.length + 1 };
        }}
      />,
    );
    focusOn('Add section');
    await userEvent.keyboard('{Enter}');
    await heard('Section 1 added, 1 of 1.');
    await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus();
    await userEvent.keyboard('About you');

    const add = async (type: string, label: string) => {
      focusOn('Add field to About you');
      await userEvent.keyboard('{Enter}');
      const types = page.getByRole('menuitem');
      await expect.element(types.first()).toHaveFocus();
      const place = types.elements().findIndex(({ textContent }) => textContent === type);
      for (let at = 1; at <= place; at += 1) {
        await userEvent.keyboard('{ArrowDown}');
        await expect.element(types.nth(at)).toHaveFocus();
      }
      await userEvent.keyboard('{Enter}');
      await heard(`${type} added`);
      // what is typed takes the place of the label
      await expect.element(page.getByRole('textbox', { name: 'Label', exact: true }).first()).toHaveFocus();
      await userEvent.keyboard(label);
      await expect.element(button(`Edit ${label}`)).toHaveAttribute('aria-current', 'true');
    };
    await add('Short text', 'Full name');
    await add('E-mail', 'Mail');
    await add('Radio buttons', 'Shift');
    await add('Number', 'Years');
    await add('Single checkbox', 'Terms');

    // an option of the last one
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('switch', { name: 'Has to be answered' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Edit Terms')).toHaveFocus();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await heard('Terms moved, now 4 of 5.');
    await expect.element(button('Edit Terms')).toHaveFocus();

    focusOn('Duplicate Mail');
    await userEvent.keyboard('{Enter}');
    await heard('Mail duplicated, 3 of 6.');
    await expect.element(button('Edit Mail').nth(1)).toHaveFocus();

    focusOn('Delete Shift');
    await userEvent.keyboard('{Enter}');
    await heard('Shift deleted. You can undo this.');
    // the one that has come into its place
    await expect.element(button('Edit Terms')).toHaveFocus();

    await userEvent.keyboard('{Control>}z{/Control}');
    await heard('Undone.');
    await expect.element(button('Edit Shift')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await heard('Done again.');
    await expect.element(button('Edit Shift')).not.toBeInTheDocument();

    await expect.element(page.getByText('All changes are saved')).toBeVisible();
    await expect.poll(() => labels(saves.at(-1))).toEqual([['Full name', 'Mail', 'Mail', 'Terms', 'Years']]);
    expect(saves.at(-1)?.sections[0]?.items[3]).toMatchObject({ type: 'checkboxItem', required: true });
    expect(checkDefinition(saves.at(-1))).toEqual([]);
    // a whole journey, on machines that do other work too
  });

  it('undoes what was typed into one option as one step', async () => {
    render(<FormEditor definition={definition} />);
    await userEvent.click(button('Edit City'));
    const label = page.getByRole('textbox', { name: 'Label', exact: true }).first();
    await userEvent.fill(label, '');
    await userEvent.type(label, 'Town');
    await expect.element(button('Edit Town')).toBeVisible();
    await userEvent.click(button('Undo'));
    await expect.element(button('Edit City')).toBeVisible();
    // the last step is undone: the button that leads back has the focus
    await expect.element(button('Redo')).toHaveFocus();
  });
});

describe('keys', () => {
  it('Escape is the input method’s while people compose', async () => {
    render(<FormEditor definition={definition} />);
    await userEvent.click(button('Edit City'));
    const label = page.getByRole('textbox', { name: 'Label', exact: true }).first();
    await userEvent.click(label);
    const escape = (isComposing: boolean) =>
      label
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }));
    escape(true);
    await expect.element(label).toHaveFocus();
    escape(false);
    await expect.element(button('Edit City')).toHaveFocus();
  });

  it('FORM-17 what is tried out in the preview is not undone in the form', async () => {
    const shift = {
      name: 'terms',
      type: 'checkboxItem',
      label: 'I have read the terms',
    } as const;
    render(<FormEditor definition={{ sections: [{ items: [shift] }] }} />);
    (button('Duplicate I have read the terms').element() as HTMLElement).click();
    const boxes = page.getByRole('checkbox', { name: 'I have read the terms', exact: true });
    await userEvent.click(boxes.nth(1));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(boxes.nth(1)).toBeChecked();
    expect(boxes.elements()).toHaveLength(2);
  });
});

describe('the preview', () => {
  it('FORM-17 calls no address of which only a half is typed', async () => {
    const called: string[] = [];
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      called.push(String(address));
      return Response.json({ data: { options: [] } });
    });
    render(
      <FormEditor
        definition={{
          sections: [{ items: [{ name: 'state', type: 'select', label: 'State', selectOptions: {} }] }],
        }}
      />,
    );
    await userEvent.click(button('Edit State'));
    await userEvent.type(page.getByRole('textbox', { name: 'Load choices from' }), '/api/states');
    await userEvent.tab();
    await expect.poll(() => called.length).toBeGreaterThan(0);
    expect(new Set(called.map((address) => new URL(address, location.href).pathname))).toEqual(
      new Set(['/api/states']),
    );
    fetch.mockRestore();
  });
});

describe('a file that is no form', () => {
  it('is told of until the form changes', async () => {
    render(<FormEditor definition={definition} />);
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type="file"]')!,
      new File(['{}'], 'form.json'),
    );
    const told = page.getByText('could not be taken over', { exact: false });
    await expect.element(told).toBeVisible();
    await userEvent.click(button('Edit City'));
    await userEvent.click(button('Delete City'));
    await expect.element(told).not.toBeInTheDocument();
  });
});

/** The conditions under which style sheets hide an element by its opacity. */
const hidingConditions = (element: Element, rules: CSSRuleList, around = ''): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.style.opacity === '0' && element.matches(rule.selectorText) ? [around] : [];
    const condition = rule instanceof CSSMediaRule ? rule.conditionText : '';
    return rule instanceof CSSGroupingRule
      ? hidingConditions(element, rule.cssRules, `${around} ${condition}`.trim())
      : [];
  });

describe('where nothing hovers', () => {
  // read from the style sheets: a browser that has pretended to be a telephone does not forget it for the next test
  it('FORM-17 shows what can be done with each field without a touch', () => {
    render(<FormEditor definition={definition} />);
    const { parentElement: actions } = button('Move Age up').element();
    const sheets = [...document.styleSheets].flatMap((sheet) => hidingConditions(actions!, sheet.cssRules));
    expect(new Set(sheets)).toEqual(new Set(['(hover: hover)']));
  });
});

describe('on a phone', () => {
  afterEach(() => page.viewport(1280, 800));

  it('FORM-17 opens what was added with the focus on its label, and returns it to the field', async () => {
    await page.viewport(375, 700);
    render(<FormEditor definition={definition} />);
    await userEvent.click(button('Add section'));
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect.element(title).toHaveFocus();
    await userEvent.keyboard('Terms');
    await userEvent.click(button('Done'));
    await userEvent.click(button('Add field to Terms'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Number', exact: true }));
    const label = page.getByRole('textbox', { name: 'Label', exact: true }).first();
    await expect.element(label).toHaveFocus();
    await expect.element(label).toHaveValue('Number');
    await userEvent.click(button('Done'));
    await userEvent.click(button('Edit City'));
    await expect
      .element(page.getByRole('heading', { name: 'Short text', exact: true }).first())
      .toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Edit City')).toHaveFocus();
    await expect.element(button('Edit Terms')).toBeVisible();
  });
});
