import { Profiler, StrictMode, type ReactNode } from 'react';
import { emitThemeCss, resolveTheme, type SectionId, type ThemeDocument } from '@portico/tokens';
import { page, type Locator } from 'vitest/browser';
import { onTestFinished, vi } from 'vitest';
import { createRoot } from 'react-dom/client';
import { ThemeBuilder, type ThemeBuilderProps } from '../index.ts';
import { createFakeBackend } from './fake-backend.ts';

/** Dresses the page as the server does for an employer. */
export function wearTheme(document_: ThemeDocument) {
  const sheet = new CSSStyleSheet();
  const theme = resolveTheme({
    product: 'default',
    layers: [{ id: 'employer', sections: document_.sections }],
  });
  sheet.replaceSync(
    emitThemeCss(theme, { layer: 'theme.employer', than: resolveTheme({ product: 'default' }) }),
  );
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** The panel beside a page, as the app shows them; `commits` counts what React does to the page. */
export function renderPanel({
  fake = createFakeBackend(),
  // no other test's: files of a run share a tab and its storage
  siteKey = crypto.randomUUID(),
  locale = 'en-US',
  product = 'default',
  pageVersion,
  children,
}: {
  fake?: ReturnType<typeof createFakeBackend>;
  siteKey?: string;
  locale?: ThemeBuilderProps['locale'];
  product?: ThemeBuilderProps['product'];
  pageVersion?: ThemeBuilderProps['pageVersion'];
  children?: ReactNode;
} = {}) {
  const commits = { page: 0 };
  const onClose = vi.fn();
  const site = (isEditing: boolean) => (
    <>
      <Profiler id="page" onRender={() => (commits.page += 1)}>
        {children}
      </Profiler>
      {isEditing ? (
        <ThemeBuilder
          product={product}
          locale={locale}
          siteKey={siteKey}
          author="Ada Brand"
          backend={fake.backend}
          pageVersion={pageVersion}
          onClose={onClose}
        />
      ) : null}
    </>
  );
  const container = document.createElement('div');
  container.dir = locale === 'ar' ? 'rtl' : 'ltr';
  document.body.append(container);
  // without `act`, which does not wait for texts that are still on their way
  const root = createRoot(container);
  const rerender = (element_: ReactNode) => root.render(<StrictMode>{element_}</StrictMode>);
  rerender(site(true));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  onClose.mockImplementation(() => rerender(site(false)));
  const panel = page.getByRole('complementary');
  return { panel, fake, siteKey, container, commits, onClose, reopen: () => rerender(site(true)) };
}

/** The same, when the theme is there, at the buttons that a page has most of. */
export async function openPanel({
  section = 'primary_buttons',
  ...options
}: Parameters<typeof renderPanel>[0] & { section?: SectionId } = {}) {
  const opened = renderPanel(options);
  await opened.panel.getByRole('combobox').first().selectOptions(section);
  return opened;
}

export const element = <E extends HTMLElement = HTMLElement>(locator: Locator) => locator.element() as E;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What the browser's own picker or slider does while it is dragged: the value changes, and `input` says so. */
export async function drag(input: Locator, values: readonly string[]) {
  const target = element<HTMLInputElement>(input);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const value of values) {
    setValue?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
  }
}

/** The end of a drag. */
export const drop = (input: Locator) => element(input).dispatchEvent(new Event('change', { bubbles: true }));
