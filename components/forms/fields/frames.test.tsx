import { defineForm } from '@portico/core/forms';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { sentBy, submit } from '../testing/sent-by.tsx';

const formOf = (item: object) => defineForm({ sections: [{ items: [item as never] }] });
async function frame(title: string) {
  await expect.element(page.getByTitle(title)).toBeInTheDocument();
  return page.getByTitle(title).element() as HTMLIFrameElement;
}
const src = '/frame-of-a-test.html';

describe('frames of a definition', () => {
  it('FORM-09 an embedded form has 800 by 1132 px, a title, and cannot lead the page away', async () => {
    const { element, sent } = sentBy(
      formOf({ name: 'visa', type: 'embedded_form', label: 'Visa', embeddedFormOptions: { src } }),
    );
    render(element);
    const { offsetWidth, offsetHeight, sandbox } = await frame('Visa');
    expect([offsetWidth, offsetHeight]).toEqual([800, 1132]);
    expect(sandbox).toContain('allow-forms');
    expect(sandbox).not.toContain('allow-top-navigation');
    // of this site, it could take its own sandbox away
    expect(sandbox).not.toContain('allow-same-origin');
    await submit();
    await expect.poll(sent).toEqual({});
  });

  it.each(['embedded_form', 'esignForm'])(
    'FORM-01 the label and the help of an item of type %s are in view',
    async (type) => {
      const options = { [type === 'esignForm' ? 'esignFormOptions' : 'embeddedFormOptions']: { src } };
      render(
        sentBy(
          formOf({ name: 'visa', type, label: 'Visa', help: 'Have it at hand.', newItem: true, ...options }),
        ).element,
      );
      await expect.element(page.getByText(/^Visa/)).toBeVisible();
      await expect.element(page.getByText('New', { exact: true })).toBeVisible();
      await expect.element(page.getByTitle('Visa')).toHaveAccessibleDescription('Have it at hand.');
    },
  );

  it('FORM-02 a document to sign is at least 600 px high, and its frame alone says that it is signed', async () => {
    const onSigned = vi.fn();
    render(
      sentBy(
        formOf({ name: 'offer', type: 'esignForm', label: 'Offer', esignFormOptions: { src } }),
        {},
        {
          onSigned,
        },
      ).element,
    );
    const element = await frame('Offer');
    expect(element.offsetHeight).toBeGreaterThanOrEqual(600);
    const say = (data: unknown, { source = element.contentWindow, origin = 'null' } = {}) =>
      dispatchEvent(new MessageEvent('message', { data, source, origin }));
    say('signed', { source: window });
    say('signed', { origin: 'https://elsewhere.example' });
    say('opened');
    expect(onSigned).not.toHaveBeenCalled();
    say({ event: 'signing_complete' });
    say('signed');
    expect(onSigned.mock.calls).toEqual([['offer']]);
    await expect.element(page.getByText('The document has been signed.').first()).toBeVisible();
  });
});
