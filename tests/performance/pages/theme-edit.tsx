import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { Button, Card, Checkbox, InfoBar, Navbar, Select, TextField } from '@portico/components';
import { cssVariable, sectionSelector, splitPath, type TokenPath } from '@portico/tokens';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pagePreviewOf } from '../../../theme-builder/preview/page-preview.ts';
import { createEditor } from '../../../theme-builder/store/editor.ts';
import { createFakeBackend } from '../../../theme-builder/testing/fake-backend.ts';

export type Edited = {
  /** Milliseconds until the value was handed to the browser, and from there until style and layout were clean. */
  script: number;
  style: number;
};
type Writer = (path: TokenPath, value: string) => Edited;

declare global {
  interface Window {
    /** Edits through the theme builder: the editor's state, the resolved theme, the preview's sheet. */
    editAsBuilder: Writer;
    /** Writes one variable into one rule for the same elements. */
    editBare: Writer;
    /** Whether a colour is what the first component of a section shows. */
    shows: (path: TokenPath, value: string) => boolean;
    /** How often React has changed the page since it was first shown. */
    commits: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

const of = <Value,>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'nearest', label: 'Nearest first' },
];

/** 500 components as a careers site mixes them. */
const Page = () => (
  <main>
    <Navbar
      brand="Meridian Health"
      label="Main"
      menuLabel="Menu"
      links={[{ href: '#jobs', label: 'Jobs' }]}
    />
    {of(9, (index) => (
      <InfoBar key={index}>Interviews take place on site from Monday.</InfoBar>
    ))}
    {of(150, (index) => (
      <Card key={index} title={`Registered nurse ${index}`} href={`#job-${index}`} meta="Lisbon, Portugal">
        <Button variant="primary">Apply</Button>
      </Card>
    ))}
    {of(90, (index) => (
      <Button key={index} variant="secondary">{`Save ${index}`}</Button>
    ))}
    {of(50, (index) => (
      <Checkbox key={index} label={`Department ${index}`} />
    ))}
    {of(30, (index) => (
      <TextField key={index} label={`Field ${index}`} />
    ))}
    {of(20, (index) => (
      <Select key={index} label={`Choice ${index}`} options={options} />
    ))}
  </main>
);

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root');
window.commits = 0;
flushSync(() => createRoot(container).render(<Page />));
window.commits = 0;

const selectorOf = (path: TokenPath) => sectionSelector(splitPath(path)[0]);
function elementOf(path: TokenPath) {
  const found = document.querySelector(selectorOf(path));
  if (!found) throw new Error(`The page has no ${selectorOf(path)}`);
  return found;
}
/** Ends when nothing of style and layout is left to do. */
function settle(path: TokenPath) {
  if (getComputedStyle(elementOf(path)).backgroundColor === '' || document.body.offsetHeight === 0)
    throw new Error('Nothing was laid out');
}
function timed(path: TokenPath, write: () => void): Edited {
  settle(path);
  const begun = performance.now();
  write();
  const written = performance.now();
  settle(path);
  return { script: written - begun, style: performance.now() - written };
}

let runFrame: () => void = () => {};
const editor = createEditor({
  product: 'default',
  siteKey: 'meridian.example',
  author: 'Benchmark',
  backend: createFakeBackend().backend,
  storage: sessionStorage,
  frame: { request: (work) => (runFrame = work), cancel: () => {} },
  previewOf: (published) => pagePreviewOf('meridian.example', () => published.theme),
});
await editor.load();
window.editAsBuilder = (path, value) =>
  timed(path, () => {
    editor.edit({ path, scheme: 'light', value });
    runFrame();
  });

const sheet = new CSSStyleSheet();
const rules = new Map<TokenPath, CSSStyleRule>();
function ruleOf(path: TokenPath): CSSStyleRule {
  const known = rules.get(path);
  if (known) return known;
  if (rules.size === 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const at = sheet.insertRule(`@layer theme.preview { :where(${selectorOf(path)}) {} }`);
  const rule = (sheet.cssRules[at] as CSSLayerBlockRule).cssRules[0] as CSSStyleRule;
  rules.set(path, rule);
  return rule;
}
window.editBare = (path, value) => {
  const rule = ruleOf(path);
  return timed(path, () => rule.style.setProperty(cssVariable(path), value));
};

window.shows = (path, value) => {
  const probe = document.createElement('span');
  elementOf(path).append(probe);
  probe.style.color = `var(${cssVariable(path)})`;
  const shown = getComputedStyle(probe).color;
  probe.style.color = value;
  const wanted = getComputedStyle(probe).color;
  probe.remove();
  return shown === wanted;
};
