import { offerStatuses, type OfferStatus } from '@portico/core/offers';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { OfferCard, type OfferCardProps } from './offer-card.tsx';

const day = 86_400_000;
// noon, so that the day is the same in every time zone of the tests
const now = new Date(2026, 0, 10, 12).getTime();

type ExampleProps = Partial<Omit<OfferCardProps, 'href' | 'renderLink' | 'onOpen'>>;
const Example = (props: ExampleProps) => (
  <OfferCard
    position="Nurse"
    status="Extended"
    expiresAt={now + 5 * day}
    updatedAt={now - 2 * day}
    now={now}
    href="/careers/offer/7"
    {...props}
  />
);
const card = () => page.getByRole('article');
const said = (text: string) => page.getByText(text, { exact: true });
const link = () => page.getByRole('link', { name: 'View job offer: Nurse', exact: true });

describe('OfferCard', () => {
  it('OFFERS-02 shows the position, the status, a date line and a link to the offer', async () => {
    render(<Example />);
    await expect.element(page.getByRole('heading', { name: 'Nurse' })).toBeVisible();
    await expect.element(said('Extended')).toBeVisible();
    await expect.element(said('Expires 01/15/2026')).toBeVisible();
    await expect.element(link()).toHaveAttribute('href', '/careers/offer/7');
    await expect.element(link()).toHaveTextContent('View job offer');
  });

  it('OFFERS-02 writes the position in its own direction on a page that is read from right to left', async () => {
    render(
      <div dir="rtl">
        <Example position="Engineer C++" />
      </div>,
    );
    const heading = page.getByRole('heading', { name: 'Engineer C++' });
    await expect.element(heading).toBeVisible();
    const text = document.createTreeWalker(heading.element(), NodeFilter.SHOW_TEXT).nextNode();
    if (!text) throw new Error('The heading has no text');
    const placeOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    expect(placeOf('Engineer C+'.length)).toBeGreaterThan(placeOf(0));
  });

  it('OFFERS-02 leads on by the main button while the offer is extended, and by a quieter one otherwise', async () => {
    const looks = new Map<OfferStatus, string>();
    for (const status of offerStatuses) {
      const { rerender } = render(<Example status={status} />);
      const role = ['primary', 'secondary'].find((each) =>
        link().element().classList.contains(`pt-${each}_buttons`),
      );
      looks.set(status, role ?? 'none');
      rerender(null);
    }
    expect([...looks].filter(([, look]) => look === 'primary').map(([status]) => status)).toEqual([
      'Extended',
      'Contract Extended',
    ]);
    expect([...looks].filter(([, look]) => look === 'secondary')).toHaveLength(offerStatuses.length - 2);
  });

  it.each([
    ['Extended', { expiresAt: now + day }, 'Expires 01/11/2026'],
    ['Extended', { expiresAt: undefined }, 'Last updated 01/08/2026'],
    ['Contract Extended', { expiresAt: now + day }, 'Expires 01/11/2026'],
    ['Expired', { expiresAt: now - day }, 'Expired 01/09/2026'],
    ['Accepted', { expiresAt: now + day }, 'Last updated 01/08/2026'],
    ['Declined', {}, 'Last updated 01/08/2026'],
  ] as const)('OFFERS-03 %s: the date line says which date it is', async (status, times, line) => {
    render(<Example status={status} {...times} />);
    await expect.element(said(line)).toBeVisible();
  });

  it('OFFERS-04 an extended offer counts the days to its expiry and asks for action', async () => {
    const { rerender } = render(<Example expiresAt={now + day} />);
    await expect.element(page.getByText('Expires in 1 day', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Action required')).toBeVisible();
    rerender(<Example />);
    await expect.element(page.getByText('Expires in 5 days', { exact: true })).toBeVisible();
    rerender(<Example status="Accepted" />);
    await expect.element(page.getByText('Action required')).not.toBeInTheDocument();
    await expect.element(page.getByText(/Expires in/)).not.toBeInTheDocument();
  });

  it('OFFERS-05 an extended offer whose time has passed shows as expired', async () => {
    render(<Example expiresAt={now - 1} />);
    await expect.element(card()).toHaveAttribute('data-status', 'Expired');
    await expect.element(said('Expired')).toBeVisible();
    await expect.element(page.getByText('Action required')).not.toBeInTheDocument();
  });

  it('OFFERS-11 opens by a callback where there is no address to lead to', async () => {
    const onOpen = vi.fn<() => void>();
    render(<OfferCard position="Nurse" status="Extended" updatedAt={now} now={now} onOpen={onOpen} />);
    await page.getByRole('button', { name: 'View job offer: Nurse' }).click();
    expect(onOpen).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Example expiresAt={now + 2 * day} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('ينتهي خلال يومين')).toBeVisible();
  });

  it('passes ref and other props to the card', () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} id="offer-7" />);
    expect(ref.current).toHaveAttribute('id', 'offer-7');
  });

  it('has dates of UTC from the server, and of the reader’s time zone once it is in their browser', () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      return new DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? 'Pacific/Kiritimati' });
    });
    const { html, complaints, container } = hydrate(
      <Example status="Accepted" updatedAt={Date.UTC(2026, 0, 8, 12)} />,
    );
    vi.restoreAllMocks();
    expect(html).toContain('01/08/2026');
    expect(complaints).toEqual([]);
    expect(container.textContent).toContain('01/09/2026');
  });
});
