import { defineForm } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Form } from './form.tsx';

const definition = defineForm({
  sections: [
    {
      title: 'About you',
      items: [
        { name: 'city', type: 'text', label: 'City', required: true },
        { name: 'email', type: 'email', label: 'E-mail' },
        { name: 'years', type: 'number', label: 'Years', rules: [{ type: 'maxValue', value: 60 }] },
        {
          name: 'shift',
          type: 'radio',
          label: 'Shift',
          required: true,
          radioOptions: {
            choices: [
              { label: 'Day', value: 'day' },
              { label: 'Night', value: 'night' },
            ],
          },
        },
        {
          name: 'nights',
          type: 'text',
          label: 'Nights so far',
          required: true,
          visibleFn: { field: 'shift', is: ['night'] },
        },
      ],
    },
  ],
});

const withJobs = defineForm({
  sections: [
    {
      items: [
        { name: 'works', type: 'checkboxItem', label: 'I work' },
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Jobs',
          visibleFn: { field: 'works', is: [true] },
          rules: [{ type: 'minLength', value: 1 }],
          dynamicListOptions: { items: [{ name: 'title', type: 'text', label: 'Title', required: true }] },
        },
      ],
    },
  ],
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('a form of a definition', () => {
  it('FORM-14 hands on what was typed, trimmed and in its types', async () => {
    const onSubmit = vi.fn();
    render(<Form definition={definition} onSubmit={onSubmit} />);
    await userEvent.type(field('City'), '  Bern ');
    await userEvent.type(page.getByRole('spinbutton', { name: 'Years' }), '12');
    await userEvent.click(page.getByRole('radio', { name: 'Day' }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([[{ city: 'Bern', email: '', years: 12, shift: 'day' }]]);
  });

  it('FORM-14 focuses the first field that is wrong in the order of the page, and sends nothing', async () => {
    const onSubmit = vi.fn();
    render(<Form definition={definition} onSubmit={onSubmit} />);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('City is required');
    await expect.element(page.getByRole('link', { name: 'Shift is required' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('FORM-14 focuses the first of several choices when none is made', async () => {
    render(<Form definition={definition} onSubmit={() => {}} values={{ city: 'Bern' }} />);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(page.getByRole('radio', { name: 'Day' })).toHaveFocus();
  });

  it('FORM-14 a field that is hidden is not sent, and begins anew when it is shown again', async () => {
    const onSubmit = vi.fn();
    render(<Form definition={definition} onSubmit={onSubmit} values={{ city: 'Bern' }} />);
    await userEvent.click(page.getByRole('radio', { name: 'Night' }));
    await userEvent.type(field('Nights so far'), 'three');
    await userEvent.click(page.getByRole('radio', { name: 'Day' }));
    await userEvent.click(page.getByRole('radio', { name: 'Night' }));
    await expect.element(field('Nights so far')).toHaveValue('');
    await userEvent.click(page.getByRole('radio', { name: 'Day' }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([[{ city: 'Bern', email: '', years: null, shift: 'day' }]]);
  });

  it('FORM-14 a field that is shown again begins with its initial value, whatever keeps it', async () => {
    const onSubmit = vi.fn();
    const shown = { field: 'city', is: ['Bern'] };
    render(
      <Form
        definition={defineForm({
          sections: [
            {
              items: [
                { name: 'city', type: 'text', label: 'City' },
                { name: 'street', type: 'text', label: 'Street', visibleFn: shown },
                { name: 'since', type: 'date', label: 'Since', visibleFn: shown },
              ],
            },
          ],
        })}
        onSubmit={onSubmit}
        values={{ city: 'Bern', street: 'Long Lane', since: '2020-05-01' }}
      />,
    );
    await userEvent.fill(field('Street'), 'Short Lane');
    await userEvent.fill(field('City'), 'Basel');
    await expect.element(field('Street')).not.toBeInTheDocument();
    await userEvent.fill(field('City'), 'Bern');
    await expect.element(field('Street')).toHaveValue('Long Lane');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([[{ city: 'Bern', street: 'Long Lane', since: '2020-05-01' }]]);
  });

  it('FORM-14 what the server finds lands on its field, and goes when that is edited', async () => {
    render(
      <Form
        definition={definition}
        values={{ city: 'Bern', shift: 'day' }}
        onSubmit={async () => ({ validationErrors: { city: 'We have no office there.' } })}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('We have no office there.');
    await userEvent.type(field('City'), 'e');
    await expect.element(field('City')).not.toHaveAccessibleDescription();
  });

  it('FORM-14 takes the press by which people leave a field that is wrong, though its error moves the page', async () => {
    render(<Form definition={definition} onSubmit={() => {}} values={{ city: 'Bern' }} />);
    await userEvent.type(field('E-mail'), 'nobody');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(page.getByRole('link', { name: 'Shift is required' })).toBeVisible();
    await expect.element(field('E-mail')).toHaveFocus();
  });

  it('FORM-05 a row that the form made and nobody touched is neither told nor sent', async () => {
    const onSubmit = vi.fn();
    render(<Form definition={withJobs} onSubmit={onSubmit} values={{ works: true }} />);
    await expect.element(field('Title')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ works: true, jobs: [] }]]);
  });

  it('FORM-14 a list that is hidden begins anew when it is shown again', async () => {
    render(<Form definition={withJobs} onSubmit={() => {}} values={{ works: true }} />);
    await userEvent.type(field('Title'), 'Cook');
    await userEvent.click(page.getByRole('checkbox', { name: 'I work' }));
    await expect.element(field('Title')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox', { name: 'I work' }));
    await expect.element(field('Title')).toHaveValue('');
  });
});
