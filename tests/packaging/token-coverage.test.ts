import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  cssVariable,
  emitThemeCss,
  pathOf,
  resolveTheme,
  sectionIds,
  sectionClass,
  sectionOf,
  splitPath,
  tokenNames,
  tokenPaths,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import { describe, expect, inject, it } from 'vitest';

const sheets = globSync('**/*.css', {
  cwd: path.join(inject('installed'), 'node_modules/@portico/components'),
}).map((file) => ({
  file,
  css: readFileSync(path.join(inject('installed'), 'node_modules/@portico/components', file), 'utf8'),
}));
const themes = globSync('**/*.css', {
  cwd: path.join(inject('installed'), 'node_modules/@portico/tokens'),
}).map((file) => readFileSync(path.join(inject('installed'), 'node_modules/@portico/tokens', file), 'utf8'));
/** The default theme's sheet too: there bars give their own colours to what is inside of them. */
const everything = [...sheets.map(({ css }) => css), ...themes].join('\n');

/** The app's own pages consume what no component of the library shows; pictures are its server's to write. */
const root = path.join(import.meta.dirname, '../..');
const pages = globSync(['reference-app/client/**/*.css.ts', 'reference-app/server/pages/heroes.ts'], {
  cwd: root,
})
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const scripts = globSync('**/*.js', {
  cwd: path.join(inject('installed'), 'node_modules/@portico/components'),
})
  .map((file) =>
    readFileSync(path.join(inject('installed'), 'node_modules/@portico/components', file), 'utf8'),
  )
  .join('\n');
const isCarried = (section: SectionId): boolean =>
  sectionOf(section).family === undefined || scripts.includes(sectionClass(section));

function isUsed(token: TokenPath): boolean {
  const [section, name] = splitPath(token);
  return (
    // a family's sections share the variable: each has to stand on some component as well
    (new RegExp(`var\\(${cssVariable(token)}[,)]`).test(everything) && isCarried(section)) ||
    new RegExp(`\\b${section}\\.${name}\\b`).test(pages)
  );
}

/** What a value may be made of that is no token: nothing, the surroundings, a keyword, a share of something else. */
const free =
  /^(?:0|none|auto|inherit|initial|unset|currentcolor|transparent|solid|dashed|inset|50%|100%|\d+(?:\.\d+)?(?:em|%)|9999px|[a-z]+(?:text|face|field|border)?)$/i;
const themed =
  /^(?:background-color|color|border(?:-\w+)*-color|border-radius|box-shadow|font-family|fill|stroke|caret-color|accent-color|outline-color)$/;

const measured =
  /^(?:(?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap|font-size|font-weight|line-height|(?:transition|animation)(?:-duration)?)$/;
/** A length, a time or a weight that is none of the theme's; shares of something else and 1 px lines are free. */
const ofItsOwn = /(?<![\w.-])(?:(?!1px)\d*\.?\d+(?:px|rem|ms|s)|\d{3})\b/;

/** The declarations of a sheet whose value is the theme's business, without the variables' own. */
const declarations = (css: string, properties: RegExp) =>
  [...css.matchAll(/([a-z-]+):([^;{}]+)(?=[;}])/g)].flatMap(([, property = '', value = '']) =>
    properties.test(property) ? [{ property, value: value.trim() }] : [],
  );

function withoutVariables(value: string): string {
  const inner = value.replaceAll(/var\(--pt-[\w-]+(?:,\s*var\(--pt-[\w-]+\))*\)/g, '0');
  return inner === value ? value : withoutVariables(inner);
}
const ofTheTheme = (value: string): boolean =>
  // lighter, darker or greyer than a token's is the theme's as well
  withoutVariables(value.replaceAll(/oklch\(from (var\(--pt-[\w-]+\)).*\)/g, '$1'))
    // the width of a line beside a colour or a corner that come from the theme
    .replaceAll(/-?\d+px/g, (length) => (value.includes('var(--pt-') ? '0' : length))
    .replaceAll(/\b(?:calc|max|min|color-mix|light-dark)\(/g, ' ')
    .split(/[\s(),*+/-]+/)
    .filter((part) => part !== '')
    .every((part) => free.test(part));

describe('every token of the contract (B1)', () => {
  it('THEME-02 is used by a component or a page', () => {
    expect(tokenPaths.filter((token) => !isUsed(token))).toEqual([]);
  });

  it.each(sectionIds.filter((section) => sectionOf(section).overrides !== undefined))(
    'THEME-01 of %s is what the parts of its product are painted with, once it says something',
    (section) => {
      const { product = 'default' } = sectionOf(section);
      const than = resolveTheme({ product });
      const value = '#123456';
      const unpainted = tokenNames(section)
        .map((token) => pathOf(section, token))
        .filter((token) => {
          const [, name] = splitPath(token);
          const layer = { id: 'employer', sections: { [section]: { [name]: { value } } } } as const;
          const css = emitThemeCss(resolveTheme({ product, layers: [layer] }), {
            layer: 'theme.employer',
            than,
          });
          return !new RegExp(`${cssVariable(token)}:\\s*(?:light-dark\\()?${value}`).test(css);
        });
      expect(unpainted).toEqual([]);
    },
  );
});

/** What a component's stylesheet says of these properties that is none of the theme's. */
function strayIn(properties: RegExp, isStray: (value: string) => boolean): readonly string[] {
  const all = sheets.flatMap(({ file, css }) =>
    declarations(css, properties).map((declaration) => ({ file, ...declaration })),
  );
  expect(all.length).toBeGreaterThan(100);
  return all
    .filter(({ value }) => isStray(value))
    .map(({ file, property, value }) => `${file}: ${property}: ${value}`);
}

describe('of a component', () => {
  it('THEME-02 every colour, corner, shadow and font comes from a token', () => {
    expect(strayIn(themed, (value) => !ofTheTheme(value))).toEqual([]);
  });

  it('THEME-02 every space, text size, weight, line height and duration comes from a token', () => {
    expect(strayIn(measured, (value) => ofItsOwn.test(withoutVariables(value))).toSorted()).toEqual([
      // turning and pulsing have no end: the theme's motion is how long a change takes
      expect.stringMatching(/^actions\/button\/button.css: animation: \w+ 800ms linear infinite$/),
      // as wide as the panel that stands beside the page
      'careers/chat-panel/chat-panel.css: padding-inline-end: 400px',
      // no motion, but how long a text waits for its script before it is shown whole
      expect.stringMatching(/^display\/read-more\/read-more.css: animation: \w+ 1ms 5s forwards$/),
      expect.stringMatching(/^display\/skeleton\/skeleton.css: animation: \w+ 2s linear infinite$/),
      expect.stringMatching(/^feedback\/progress-bar\/progress-bar.css: animation: \w+ 2s linear infinite$/),
      expect.stringMatching(/^feedback\/spinner\/spinner.css: animation: \w+ 800ms linear infinite$/),
      // columns of twelve, which a definition counts
      expect.stringMatching(/^forms\/form\/item-layout.css: margin-inline-end: calc\(100% \* /),
      expect.stringMatching(/^forms\/form\/item-layout.css: margin-inline-end: calc\(100% \* /),
      expect.stringMatching(/^forms\/form\/item-layout.css: padding-inline-end: calc\(100% \* \(12 - /),
      expect.stringMatching(/^forms\/form\/item-layout.css: padding-inline-start: calc\(100% \* /),
      // phones enlarge the page for a field with smaller text
      'inputs/field/field.css: font-size: max(1rem, var(--pt-core-font-size-small))',
    ]);
  });
});
