import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import type { Decorator, Preview } from '@storybook/react-vite';
import { employerCss, employers } from './employer-themes.ts';
import { DocsPage } from './docs-page.tsx';

const employerSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(employerSheet);

/** The toolbar's choices go where a site would put them: on the document's root. */
const withGlobals: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'en';
  root.dir = String(globals['direction']);
  root.dataset['ptScheme'] = String(globals['scheme']);
  root.style.fontSize = String(globals['textSize']);
  employerSheet.replaceSync(employerCss(String(globals['employer'])));
  return <Story />;
};

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withGlobals],
  initialGlobals: { scheme: 'light', direction: 'ltr', textSize: '100%', employer: 'default' },
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
      { value: '100%', title: '100 %' },
      { value: '200%', title: '200 %' },
    ]),
    employer: choice(
      'Theme',
      'paintbrush',
      ['default', ...employers].map((value) => ({ value, title: value })),
    ),
  },
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    // the theme paints the ground
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    layout: 'padded',
    options: { storySort: { order: ['Layout', 'Actions', 'Inputs'] } },
  },
  tags: ['autodocs'],
};

export default preview;
