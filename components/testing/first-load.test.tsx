import type { FormDefinition, Item } from '@portico/core/forms';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Map } from '../viewers/map/map.tsx';
import { PdfViewer } from '../viewers/pdf-viewer/pdf-viewer.tsx';
import { Form } from '../forms/form/form.tsx';
import { sentBy, submit } from '../forms/testing/sent-by.tsx';
import { DatePicker } from '../inputs/date-picker/date-picker.tsx';
import { PhoneField } from '../inputs/phone-field/phone-field.tsx';
import { isPhoneNumber } from '../inputs/phone-field/phone.ts';
import { makePdf, pdfWorkerUrl } from './make-pdf.ts';
import { render } from './render.tsx';

/** Keeps addresses from the page until the next call, or the end of the test. */
async function block(...urls: string[]) {
  const network = cdp();
  await network.send('Network.enable');
  await network.send('Network.setBlockedURLs', { urls });
  onTestFinished(() => void network.send('Network.setBlockedURLs', { urls: [] }));
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const tryAgain = (name?: string) => button(name === undefined ? 'Try again' : `Try again: ${name}`);
const alertHeading = () => page.getByRole('alert').getByRole('heading');

const formOf = (...items: Item[]): FormDefinition => ({ sections: [{ items }] });
const text = (name: string, label: string): Item<'text'> => ({ name, type: 'text', label });
const problem = (name: string) => page.getByRole('link', { name, exact: true });

// a page loads a part once: this file has a page to itself (vitest.config.ts), and each test the first sight of a part
describe('a part that loads late', () => {
  it('is a document, which keeps its room; when it cannot be loaded it can be saved', async () => {
    await block('*pdf-view.tsx*');
    const src = makePdf({ pages: [['Offer letter']] });
    const { container } = render(
      <PdfViewer src={src} fileName="offer.pdf" workerUrl={pdfWorkerUrl} downloadUrl="/offer.pdf" />,
    );
    const root = container.firstElementChild!;
    const { height } = root.getBoundingClientRect();
    expect(root).toHaveAttribute('aria-busy', 'true');
    await expect.element(alertHeading()).toHaveTextContent('offer.pdf could not be loaded');
    await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/offer.pdf');
    await block();
    await tryAgain().click();
    await expect
      .element(page.getByRole('article', { name: 'Page 1 of 1' }).getByText('Offer letter'))
      .toBeInTheDocument();
    expect(root).toHaveAttribute('data-status', 'ready');
    expect(root.getBoundingClientRect().height).toBe(height);
  });

  it('is a map, which keeps its room, says when it cannot be loaded, and tries again', async () => {
    await block('*map-view.tsx*');
    const { container } = render(<Map label="Jobs on the map" listId="jobs" markers={[]} />);
    const root = container.firstElementChild!;
    const { height } = root.getBoundingClientRect();
    await expect.element(page.getByRole('progressbar', { name: 'Loading the map' })).toBeVisible();
    await expect.element(alertHeading()).toHaveTextContent('The map could not be loaded');
    expect(root).toHaveAttribute('data-status', 'failed');
    await block();
    await tryAgain().click();
    await expect.element(page.getByRole('application', { name: 'Jobs on the map' })).toBeVisible();
    expect(root).toHaveAttribute('data-status', 'ready');
    expect(root.getBoundingClientRect().height).toBe(height);
  });

  it('is a calendar of a date; without it a date can be typed', async () => {
    await block('*dates/calendar.tsx*');
    render(<DatePicker label="Start" defaultValue="2026-11-22" />);
    const opener = button(/(Choose a|Change the) date/);
    const day = page.getByRole('spinbutton', { name: 'day, Start' });
    await opener.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The calendar could not be loaded. You can type the date.');
    await tryAgain().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await day.click();
    await userEvent.keyboard('05');
    await expect.element(day).toHaveTextContent('5');
    await opener.click();
    await block();
    await tryAgain().click();
    await expect
      .element(page.getByRole('grid').getByRole('button', { name: /November 5, 2026 selected/ }))
      .toHaveFocus();
  });

  it('is the numbering plans; without them a number is taken with its country code, and the next focus asks for them', async () => {
    await block('*numbering-plans.ts*');
    const { container } = render(
      <PhoneField label="Phone" name="phone" defaultCountry="CH" description="For interviews." />,
    );
    const number = textbox('Phone');
    const country = page.getByRole('combobox', { name: /^Country code/ });
    await expect
      .element(number)
      .toHaveAccessibleDescription('For interviews. Begin with the country code, such as +1.');
    await expect.element(country).not.toBeInTheDocument();
    await number.fill('+41 44 668-18-00');
    const posted = container.querySelector<HTMLInputElement>('[name="phone"]')!;
    expect(posted.value).toBe('+41446681800');
    expect(await isPhoneNumber(posted.value)).toBe(true);
    expect(await isPhoneNumber('044 668 18 00')).toBe(false);
    await block();
    await userEvent.tab();
    await number.click();
    await expect.poll(() => country.element().textContent).toContain('Switzerland (+41)');
    await expect.element(number).toHaveValue('044 668 18 00');
    await expect.element(number).toHaveAccessibleDescription('For interviews.');
  });
});

describe('what is asked by fields that come late', () => {
  it('FORM-14 is asked also when somebody sends the form before they are there', async () => {
    const onSubmit = vi.fn();
    const jobs: Item<'dynamicList'> = {
      name: 'jobs',
      type: 'dynamicList',
      label: 'Jobs',
      required: true,
      dynamicListOptions: { items: [text('title', 'Title')] },
    };
    const { container } = render(
      <Form
        definition={formOf({ name: 'skills', type: 'skillSelector', label: 'Skills', required: true }, jobs)}
        onSubmit={onSubmit}
      />,
    );
    container.querySelector('form')!.requestSubmit();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect.element(problem('Skills is required')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('FORM-14 is asked though they could not be loaded, and each says which question is missing', async () => {
    await block('*/phone/lazy-field.tsx*', '*/date/lazy-field.tsx*');
    const { element, sent } = sentBy(
      formOf(
        text('city', 'City'),
        { name: 'phone', type: 'phone', label: 'Phone', required: true },
        { name: 'since', type: 'date', label: 'Since' },
      ),
    );
    render(element);
    await expect.element(tryAgain('Since')).toBeVisible();
    await submit();
    await expect.element(tryAgain('Phone')).toHaveFocus();
    await expect.element(problem('Phone is required')).toBeVisible();
    expect(sent()).toBeUndefined();

    await block();
    await tryAgain('Phone').click();
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.matches('[data-field="phone"]'))
      .toBe(true);
    await textbox('Phone').fill('2025550123');
    await submit();
    // the date is not asked for
    await expect.poll(sent).toMatchObject({ phone: { number: '2025550123' }, since: null });
  });
});
