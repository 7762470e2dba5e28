import { createRef } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { SideList, type SideListProps } from './side-list.tsx';

const links = [
  { href: '#profile', label: 'Profile', current: true },
  { href: '#documents', label: 'Documents', count: 1234 },
];
const link = (name: string) => page.getByRole('link', { name, exact: true });

const edges = () =>
  ['Profile', 'Documents 1,234'].map((name) => getComputedStyle(link(name).element()).borderRightColor);

describe('SideList', () => {
  it('is a landmark of links, of which one is the current page', async () => {
    render(<SideList label="Account" sections={[{ links }]} />);
    await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expect.element(link('Profile')).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('says how many there are, in the numbers of the language around it', async () => {
    const { rerender } = render(<SideList label="Account" sections={[{ links }]} />);
    await expect.element(link('Documents 1,234')).toBeVisible();
    rerender(
      <LocaleProvider locale="ar-EG">
        <SideList label="Account" sections={[{ links }]} />
      </LocaleProvider>,
    );
    await expect.element(link('Documents ١٬٢٣٤')).toBeVisible();
  });

  it('names each section’s list by its title', async () => {
    render(
      <SideList
        label="Account"
        sections={[
          { title: 'You', links },
          { title: 'Work', links: [{ href: '#jobs', label: 'Jobs' }] },
        ]}
      />,
    );
    await expect.element(page.getByRole('list', { name: 'You' })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Work' })).toHaveTextContent('Jobs');
  });

  it('leads through the router of the app, link after link by Tab', async () => {
    render(
      <SideList
        label="Account"
        sections={[{ links }]}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await userEvent.tab();
    await expect.element(link('Profile')).toHaveFocus();
    await expect.element(link('Profile')).toHaveAttribute('data-routed');
    await userEvent.tab();
    await expect.element(link('Documents 1,234')).toHaveFocus();
  });

  it('shows the current page by its edge, also where colours are forced', async () => {
    render(<SideList label="Account" sections={[{ links }]} />, { dir: 'rtl' });
    expect(new Set(edges()).size).toBe(2);
    expect(new Set(await underForcedColors(edges)).size).toBe(2);
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLElement>();
    render(<SideList ref={ref} label="Account" sections={[{ links }]} id="account" />);
    expect(ref.current).toHaveAttribute('id', 'account');
  });

  it('needs titles where there is more than one section', () => {
    expectTypeOf<[{ links: [] }]>().toExtend<SideListProps['sections']>();
    expectTypeOf<[{ links: [] }, { links: [] }]>().not.toExtend<SideListProps['sections']>();
  });
});
