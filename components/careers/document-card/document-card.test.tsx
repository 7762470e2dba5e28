import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { DocumentCard, type DocumentCardProps } from './document-card.tsx';
import type { OfferDocument } from './document-state.ts';

const day = 86_400_000;
// noon, so that the day is the same in every time zone of the tests
const now = new Date(2026, 0, 10, 12).getTime();

type ExampleProps = Partial<Omit<DocumentCardProps, 'document' | 'href' | 'renderLink' | 'onOpen'>> & {
  document?: Partial<OfferDocument>;
};
const Example = ({ document, ...rest }: ExampleProps) => (
  <DocumentCard
    name="Contract"
    document={{
      status: 'Unsigned',
      hasContent: true,
      isSigned: false,
      updatedAt: now - 2 * day,
      ...document,
    }}
    offer={{ status: 'Extended', expiresAt: now + 5 * day }}
    now={now}
    href="/careers/offer/7/offer-document/3"
    {...rest}
  />
);
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('DocumentCard', () => {
  it('OFFERS-08 shows the name, the status line and a main button to start with', async () => {
    render(<Example document={{ expiresAt: now + day }} />);
    await expect.element(page.getByRole('heading', { name: 'Contract' })).toBeVisible();
    await expect.element(page.getByText('Expires 01/11/2026', { exact: true })).toBeVisible();
    await expect
      .element(link('Start: Contract'))
      .toHaveAttribute('href', '/careers/offer/7/offer-document/3');
    await expect.element(link('Start: Contract')).toHaveClass(/pt-primary_buttons/);
  });

  it('OFFERS-08 is a neutral “View” once the offer is over', async () => {
    render(<Example offer={{ status: 'Declined' }} />);
    await expect.element(link('View: Contract')).toHaveClass(/pt-default_buttons/);
  });

  it('OFFERS-09 cannot be opened while its content is being made', async () => {
    render(<Example document={{ status: 'Pending', hasContent: false }} />);
    await expect.element(page.getByText('Document is being processed')).toBeVisible();
    await expect.element(link('Start: Contract')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link('Start: Contract')).not.toHaveAttribute('href');
  });

  it('OFFERS-11 opens by a callback where there is no address to lead to, and not while it is closed', async () => {
    const onOpen = vi.fn<() => void>();
    const example = (hasContent: boolean) => (
      <DocumentCard
        name="Contract"
        document={{ status: 'Pending', hasContent, isSigned: false, updatedAt: now }}
        offer={{ status: 'Extended' }}
        now={now}
        onOpen={onOpen}
      />
    );
    const { rerender } = render(example(false));
    await expect.element(page.getByRole('button', { name: 'Start: Contract' })).toBeDisabled();
    rerender(example(true));
    await page.getByRole('button', { name: 'Start: Contract' }).click();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <Example />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(link('ابدأ: Contract')).toBeVisible();
  });

  it('passes ref and other props to the card', () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} id="contract" />);
    expect(ref.current).toHaveAttribute('id', 'contract');
  });

  it('has dates of UTC from the server, and of the reader’s time zone once it is in their browser', () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      return new DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? 'Pacific/Kiritimati' });
    });
    const { html, complaints, container } = hydrate(
      <Example document={{ status: 'Read Only', updatedAt: Date.UTC(2026, 0, 8, 12) }} />,
    );
    vi.restoreAllMocks();
    expect(html).toContain('01/08/2026');
    expect(complaints).toEqual([]);
    expect(container.textContent).toContain('01/09/2026');
  });
});
