import { defineForm } from '@portico/core/forms';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../../locales/ar/index.ts';
import { LocaleProvider } from '../../../messages/locale.tsx';
import { render } from '../../../testing/render.tsx';
import { Form } from '../../form/form.tsx';
import type { LayoutProps } from '../plain/plain.tsx';
import { StepperLayout } from '../stepper/stepper.tsx';
import { FormReview } from './review.tsx';

const definition = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
      ],
    },
    { title: 'Note', items: [{ name: 'note', type: 'info', label: 'Have your papers ready' }] },
    {
      title: 'Permit',
      items: [
        {
          name: 'permit',
          type: 'text',
          label: 'Permit',
          visibleFn: { field: 'city', isFilledIn: true },
        },
      ],
    },
  ],
});
const Layout = (props: LayoutProps) => (
  <StepperLayout
    {...props}
    after={{ 0: <p>Below the first</p> }}
    closing={{ title: 'Review', content: <FormReview definition={props.definition} /> }}
  />
);
const Reviewed = () => <Form definition={definition} layout={Layout} onSubmit={() => {}} />;
const review = () => page.getByRole('region', { name: 'Review' });
const answers = (name: string) =>
  review()
    .elements()
    .flatMap((one) => [...one.querySelectorAll(`[data-answer="${name}"]`)]);
const city = () => page.getByRole('textbox', { name: 'City' });

describe('a review', () => {
  it('FORM-15 shows what will be sent as it is typed, without what is not asked', async () => {
    render(<Reviewed />);
    await expect.element(review().getByRole('heading', { name: 'You' })).toBeVisible();
    await expect.element(review().getByRole('heading', { name: 'Note' })).not.toBeInTheDocument();
    await expect.element(review().getByRole('heading', { name: 'Permit' })).not.toBeInTheDocument();
    await userEvent.fill(city(), 'Bern');
    await expect.element(review().getByText('Bern')).toBeVisible();
    await expect.element(review().getByRole('heading', { name: 'Permit' })).toBeVisible();
  });

  it('FORM-15 shows loaded choices by their labels, in rows, too, and what is not applicable in the language', async () => {
    const town = {
      name: 'town',
      type: 'select',
      label: 'Town',
      dependencies: ['country'],
      selectOptions: { apiCall: async () => [{ label: 'Bern', value: '17' }] },
    } as const;
    const loaded = defineForm({
      sections: [
        {
          title: 'You',
          items: [
            { name: 'country', type: 'text', label: 'Country' },
            town,
            { name: 'state', type: 'select', label: 'State', selectOptions: { apiCall: async () => [] } },
            { name: 'jobs', type: 'dynamicList', label: 'Jobs', dynamicListOptions: { items: [town] } },
          ],
        },
      ],
    });
    const values = { country: 'CH', town: '17' };
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <Form definition={loaded} values={values} layout={Layout} onSubmit={() => {}} />
      </LocaleProvider>,
    );
    await userEvent.click(page.getByRole('button', { name: 'إضافة عنصر' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Town' }).nth(1), 'Bern');
    await expect.poll(() => answers('state')[0]?.textContent).toBe('لا ينطبق');
    await expect.poll(() => answers('town').map(({ textContent }) => textContent)).toEqual(['Bern', 'Bern']);
  });

  it('keeps secrets to itself', async () => {
    render(<Reviewed />);
    await userEvent.type(page.getByLabelText('Social security number', { exact: true }), '123456789');
    await expect.element(review().getByText(/^Ending in/)).toBeInTheDocument();
    expect(review().element().textContent).not.toContain('123-45');
  });

  it('leads back to each section, onto its first field', async () => {
    render(<Reviewed />);
    await userEvent.click(review().getByRole('button', { name: 'Change: You' }));
    await expect.element(city()).toHaveFocus();
  });

  it('FORM-16 is the last step, which End and its link lead to', async () => {
    render(<Reviewed />);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect.element(steps.getByRole('link').last()).toHaveTextContent('Review');
    (steps.getByRole('link', { name: 'You' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(steps.getByRole('link', { name: 'Review' })).toHaveFocus();
    await expect.element(steps.getByRole('link', { name: 'Review' })).toHaveAttribute('aria-current', 'step');
  });
});

it('StepperLayout has what stands below a section where the section is', async () => {
  render(<Reviewed />);
  const below = page.getByText('Below the first');
  await expect.element(below).toBeVisible();
  expect(
    city().element().compareDocumentPosition(below.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
});
