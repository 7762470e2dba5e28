import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { PoweredByFooter, type FooterLanguages } from './powered-by-footer.tsx';

const poweredBy = { name: 'Portico', href: 'https://example.com/' };
const languages: FooterLanguages = {
  options: [
    { value: 'en-US', label: 'English' },
    { value: 'ar', label: 'العربية' },
  ],
  current: 'en-US',
  action: '/careers/search',
  parameters: new URLSearchParams('query=nurse&hl=en-US&filter=a&filter=b'),
};

describe('PoweredByFooter', () => {
  it('SHELL-03 shows what the site is made with, unless that is hidden', async () => {
    const { rerender } = render(<PoweredByFooter poweredBy={poweredBy} />);
    await expect
      .element(page.getByRole('contentinfo').getByRole('link', { name: 'Powered by Portico' }))
      .toHaveAttribute('href', 'https://example.com/');
    rerender(<PoweredByFooter legal="© 2026" />);
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });

  it('SHELL-03 has the employer’s own footer above the standard one', () => {
    const { container } = render(<PoweredByFooter poweredBy={poweredBy} custom={<p>Our own</p>} />);
    expect(container.textContent).toBe('Our ownPowered by Portico');
  });

  it('SHELL-11 asks for the page in another language, with all else that its address says', async () => {
    const { container } = render(<PoweredByFooter languages={languages} />);
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/careers/search');
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('العربية');
    const posted = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    expect(posted.toString()).toBe('query=nurse&filter=a&filter=b&hl=ar');
  });

  it('changes nothing while a language is looked for: only its button does', async () => {
    let sent = 0;
    const { container } = render(<PoweredByFooter languages={languages} />);
    container.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    await page.getByRole('combobox').selectOptions('العربية');
    expect(sent).toBe(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Change language' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
  });

  it.each([
    ['nothing at all', <PoweredByFooter key="none" />],
    [
      'one language',
      <PoweredByFooter key="one" languages={{ ...languages, options: languages.options.slice(1) }} />,
    ],
  ])('is not there with %s', (_, footer) => {
    const { container } = render(footer);
    expect(container).toBeEmptyDOMElement();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <PoweredByFooter languages={languages} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'تغيير اللغة' })).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<PoweredByFooter ref={ref} id="end" poweredBy={poweredBy} />);
    expect(ref.current).toHaveAttribute('id', 'end');
    expect(ref.current?.localName).toBe('footer');
  });
});
