import type { FormDefinition, Item } from '@portico/core/forms';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { kitchenSink } from '../testing/kitchen-sink.ts';
import { sentBy, submit } from '../testing/sent-by.tsx';
import type { SubmitAnswer } from './submit-answer.ts';
import { Form } from './form.tsx';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';

const formOf = (...items: Item[]): FormDefinition => ({ sections: [{ items }] });
const text = (name: string, label: string): Item<'text'> => ({ name, type: 'text', label });
const city = text('city', 'City');
const jobs: Item<'dynamicList'> = {
  name: 'jobs',
  type: 'dynamicList',
  label: 'Jobs',
  rules: [{ type: 'minLength', value: 2 }],
  dynamicListOptions: { items: [text('title', 'Title'), text('place', 'Place')] },
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const problem = (name: string) => page.getByRole('link', { name, exact: true });
/** A server that answers one thing after the other, and takes what comes then. */
const server = (...answers: SubmitAnswer[]) => vi.fn(async () => answers.shift());

describe('the first answer to put right', () => {
  const towns = ['Bern', 'Basel'].map((town) => ({ label: town, value: town }));
  const range: Item = { name: 'when', type: 'dateRange', label: 'When' };
  const types = [...kitchenSink.sections.flatMap(({ items }) => items as readonly Item[]), range]
    .filter(({ type }) => type !== 'instruction' && type !== 'info')
    .map((item) =>
      item.type === 'dropdown' ? { ...item, selectOptions: { apiCall: async () => towns } } : item,
    );

  it.each(types)(
    'FORM-14 has the focus where it is asked for by $type $name, and so by its link',
    async (item) => {
      const label = 'What?';
      render(
        <Form
          definition={formOf({ ...item, label, required: true, dependencies: [] } as Item)}
          onSubmit={() => {}}
        />,
      );
      const place = () => document.querySelector(`[data-field="${item.name}"]`);
      // also one that could not be loaded before
      await expect.poll(() => place()?.querySelector('[aria-busy="true"], [role="alert"]')).toBeNull();
      await submit();
      const isThere = () => place()?.contains(document.activeElement);
      await expect.poll(isThere).toBe(true);
      expect(document.activeElement?.matches('input, select, textarea, button, [role="spinbutton"]')).toBe(
        true,
      );

      const before = location.href;
      (document.activeElement as HTMLElement).blur();
      await userEvent.click(page.getByRole('region', { name: 'There is a problem' }).getByRole('link'));
      expect(isThere()).toBe(true);
      expect(location.href).toBe(before);
    },
  );

  it('FORM-14 of radio buttons is the chosen one, and so when its step is entered', async () => {
    const choices = ['day', 'night'].map((value) => ({ label: value, value }));
    const definition = formOf(
      { name: 'shift', type: 'radio', label: 'Shift', radioOptions: { choices } },
      city,
    );
    render(
      <Form
        definition={{ sections: [{ title: 'Work', items: definition.sections[0]!.items }] }}
        layout={StepperLayout}
        values={{ shift: 'night' }}
        onSubmit={server({ validationErrors: { shift: 'No nights this year.' } })}
      />,
    );
    await submit();
    await expect.element(page.getByRole('radio', { name: 'night' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: /^Work/ }));
    await expect.element(page.getByRole('radio', { name: 'night' })).toHaveFocus();
  });

  it('FORM-14 is told apart from others of the same words', async () => {
    const long = (name: string) => ({
      ...text(name, `The ${name} that stands in your contract of employment`),
      required: true,
    });
    const items = [text('title', 'Title'), { ...text('place', 'Place'), required: true }];
    const { element } = sentBy(
      formOf(long('place'), long('day'), { ...jobs, dynamicListOptions: { items } }),
    );
    render(element);
    await userEvent.fill(field('Title').nth(0), 'Cook');
    await userEvent.fill(field('Title').nth(1), 'Baker');
    await submit();
    await expect
      .element(problem('The place that stands in your contract of employment: This field is required'))
      .toBeVisible();
    await userEvent.click(problem('Item 2: Place is required'));
    await expect.element(field('Place').nth(1)).toHaveFocus();
  });
});

describe('what a server finds', () => {
  it.each<[string, Item]>([
    ['one that is hidden', { ...city, hidden: true }],
    ['one that others hide', { ...city, visibleFn: { field: 'street', is: ['none'] } }],
    ['a text', { name: 'city', type: 'info', label: 'City' }],
    [
      'a document to sign',
      { name: 'city', type: 'esignForm', label: 'City', esignFormOptions: { src: '/sign' } },
    ],
    ['no field at all', { ...city, name: 'town' }],
  ])('FORM-14 of %s is told, and the form can be sent again', async (_name, item) => {
    const onSubmit = server({ validationErrors: { city: 'We have no office there.' } });
    render(<Form definition={formOf(text('street', 'Street'), item)} onSubmit={onSubmit} />);
    await submit();
    await expect.element(page.getByRole('alert')).toHaveTextContent('We have no office there.');
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    await submit();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  });

  it('FORM-14 in a row lands in the row that was sent, whatever rows nobody touched are before it', async () => {
    render(
      <Form
        definition={formOf(jobs)}
        onSubmit={server({ validationErrors: { 'jobs[0].title': 'Nobody cooks here.' } })}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Add Item' }));
    await userEvent.fill(field('Title').nth(1), 'Cook');
    await userEvent.fill(field('Title').nth(2), 'Baker');
    await submit();
    await expect.element(field('Title').nth(1)).toHaveFocus();
    await expect.element(field('Title').nth(1)).toHaveAccessibleDescription('Nobody cooks here.');
    await expect.element(field('Title').nth(0)).not.toHaveAccessibleDescription();
  });

  it('FORM-14 of a list and of its rows is listed whole', async () => {
    render(
      <Form
        definition={formOf(jobs)}
        values={{ jobs: [{ title: 'Cook' }, { title: 'Baker' }] }}
        onSubmit={server({
          validationErrors: { jobs: 'Two are too few.', 'jobs[1].place': 'Where is that?' },
        })}
      />,
    );
    await submit();
    await expect.element(page.getByRole('heading', { name: 'There are 2 problems' })).toBeVisible();
    await expect.element(problem('Two are too few.')).toBeVisible();
    await userEvent.click(problem('Where is that?'));
    await expect.element(field('Place').nth(1)).toHaveFocus();
  });

  it('FORM-14 goes with a list that is hidden', async () => {
    render(
      <Form
        definition={formOf(city, { ...jobs, visibleFn: { field: 'city', is: ['Bern'] } })}
        values={{ city: 'Bern' }}
        onSubmit={server({ validationErrors: { jobs: 'Two are too few.' } })}
      />,
    );
    await submit();
    await expect.element(problem('Two are too few.')).toBeVisible();
    await userEvent.fill(field('City'), 'Basel');
    await expect.element(problem('Two are too few.')).not.toBeInTheDocument();
  });
});

describe('a form that could not be sent', () => {
  it('says so in its own words where the app’s explanation fails', async () => {
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', reported);
    onTestFinished(() => removeEventListener('error', reported));
    render(
      <Form
        definition={formOf(city)}
        onSubmit={async () => Promise.reject(undefined)}
        explainFailure={(error) => (error as Error).message}
      />,
    );
    await submit();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('What you entered could not be sent. It is still here: please try again.');
    expect(reported).toHaveBeenCalledOnce();
  });

  it('waits in the language around until all of it is there', async () => {
    let read: ((id: string) => void) | undefined;
    const { element, sent } = sentBy(
      formOf({ name: 'cv', type: 'fileUpload', label: 'CV' }),
      {},
      { uploadFile: async () => new Promise((resolve) => (read = resolve)) },
    );
    const { container } = render(
      <LocaleProvider locale="ar" messages={ar}>
        {element}
      </LocaleProvider>,
    );
    await expect.poll(() => container.querySelector('input[type="file"]')).not.toBeNull();
    await userEvent.upload(container.querySelector('input[type="file"]')!, new File(['x'], 'cv.pdf'));
    await userEvent.click(page.getByRole('button', { name: 'إرسال', exact: true }));
    await expect
      .element(page.getByText('ما زال تجهيز جزء من النموذج جاريًا. سيُرسل النموذج فور اكتماله.'))
      .toBeInTheDocument();
    expect(sent()).toBeUndefined();
    read?.('7');
    await expect.poll(sent).toMatchObject({ cv: [{ uid: '7' }] });
  });
});

describe('what is wrong with a list as a whole', () => {
  it('FORM-14 goes as soon as its rows are as they should be', async () => {
    render(<Form definition={formOf({ ...jobs, required: true })} onSubmit={() => {}} />);
    await submit();
    await expect.poll(() => page.getByText('Jobs is required').elements().length).toBeGreaterThan(0);
    await userEvent.fill(field('Title').first(), 'Cook');
    await userEvent.fill(field('Title').nth(1), 'Waiter');
    await expect.poll(() => page.getByText('Jobs is required').elements().length).toBe(0);
  });

  it('FORM-14 goes when the server has said it, and its rows are edited', async () => {
    const onSubmit = server({ validationErrors: { jobs: 'Name another one.' } });
    render(
      <Form
        definition={formOf({ ...jobs, rules: [] })}
        values={{ jobs: [{ title: 'Cook' }] }}
        onSubmit={onSubmit}
      />,
    );
    await submit();
    await expect.poll(() => page.getByText('Name another one.').elements().length).toBeGreaterThan(0);
    await userEvent.fill(field('Title').first(), 'Waiter');
    await expect.poll(() => page.getByText('Name another one.').elements().length).toBe(0);
  });
});

it('FORM-14 after a server’s answer its first error has the focus, not what was done wrong meanwhile', async () => {
  const answer = Promise.withResolvers<SubmitAnswer>();
  const onSubmit = () => answer.promise;
  render(
    <Form
      definition={formOf({ ...city, required: true }, text('street', 'Street'))}
      values={{ city: 'Bern', street: 'Hauptstrasse' }}
      onSubmit={onSubmit}
    />,
  );
  await submit();
  await userEvent.clear(field('City'));
  await userEvent.click(field('Street'));
  await expect.element(field('City')).toHaveAccessibleDescription('City is required');
  answer.resolve({ validationErrors: { street: 'There is no such street.' } });
  await expect.element(field('Street')).toHaveAccessibleDescription('There is no such street.');
  await expect.element(field('Street')).toHaveFocus();
});

it('FORM-16 a form that is reset was never sent, for its steps as well', async () => {
  const { container } = render(
    <Form
      definition={formOf({ ...city, required: true })}
      layout={StepperLayout}
      actions={<button type="reset">Reset</button>}
      onSubmit={() => {}}
    />,
  );
  const counted = () => container.querySelector('[data-errors]')?.getAttribute('data-errors') ?? '0';
  await submit();
  await expect.poll(counted).toBe('1');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(counted).toBe('0');
  await userEvent.fill(field('City'), 'B');
  await userEvent.clear(field('City'));
  // only leaving a field has it looked at, as before anything was sent
  await expect.element(field('City')).not.toHaveAttribute('aria-invalid', 'true');
});

it('FORM-14 what a server says of a row goes with it where rows are deleted meanwhile, and above the form where it is gone', async () => {
  const answers = [Promise.withResolvers<SubmitAnswer>(), Promise.withResolvers<SubmitAnswer>()];
  const onSubmit = vi.fn(() => answers[onSubmit.mock.calls.length - 1]!.promise);
  const rows = ['Cook', 'Waiter', 'Baker'].map((title) => ({ title }));
  render(<Form definition={formOf({ ...jobs, rules: [] })} values={{ jobs: rows }} onSubmit={onSubmit} />);
  await submit();
  await userEvent.click(page.getByRole('button', { name: 'Delete item 1' }));
  answers[0]!.resolve({ validationErrors: { 'jobs[1].title': 'No waiters.', 'jobs[0].title': 'No cooks.' } });
  const titles = page.getByRole('textbox', { name: 'Title' });
  await expect.element(titles.first()).toHaveAccessibleDescription('No waiters.');
  await expect.element(titles.first()).toHaveValue('Waiter');
  await expect.element(titles.first()).toHaveFocus();
  await expect.element(titles.nth(1)).not.toHaveAccessibleDescription('No waiters.');
  await expect.element(page.getByRole('alert').getByText('No cooks.')).toBeVisible();
});
