import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { breakpoints, LocaleProvider } from '@portico/components';
import { messages as ar } from '@portico/components/locales/ar';
import editor from '../components/locales/ar/editor.json?messages';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { lookCss, looks } from './looks.ts';
import { DocsPage } from './docs-page.tsx';

const lookSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(lookSheet);

// the editor's texts are for its own pages, and no candidate's
const arabic = { ...ar, editor };

/** The toolbar's choices go where a site would put them: on the document's root. */
const withGlobals: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  const locale = String(globals['locale']);
  root.lang = locale;
  root.dir = String(globals['direction']);
  root.dataset['ptScheme'] = String(globals['scheme']);
  root.style.fontSize = `${String(globals['textSize'])}%`;
  lookSheet.replaceSync(lookCss(String(globals['look'])));
  return (
    <LocaleProvider locale={locale} messages={locale === 'ar' ? arabic : undefined}>
      <Story />
    </LocaleProvider>
  );
};

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withGlobals],
  initialGlobals: { scheme: 'light', direction: 'ltr', textSize: '100', locale: 'en-US', look: 'default' },
  globalTypes: {
    scheme: choice('Colour scheme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    textSize: choice('Text size', 'zoom', [
      { value: '100', title: '100 %' },
      { value: '200', title: '200 %' },
    ]),
    locale: choice('Language', 'globe', [
      { value: 'en-US', title: 'English' },
      { value: 'ar', title: 'العربية' },
    ]),
    look: choice('Look', 'paintbrush', looks),
  },
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    // the theme paints the ground
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Layout',
          'Actions',
          'Inputs',
          'Overlays',
          'Navigation',
          'Feedback',
          'Display',
          'Careers',
          'Theming',
        ],
      },
    },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        ...Object.fromEntries(
          breakpoints.map((width) => [
            `upTo${width}`,
            { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
          ]),
        ),
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
