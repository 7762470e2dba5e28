import axe from 'axe-core';
import { underForcedColors } from '../components/testing/emulate-media.ts';

type Mode = {
  name: string;
  /** Calls `look` in this mode, and leaves it. */
  during: (look: () => Promise<string[]>) => Promise<string[]>;
  look: () => string[] | Promise<string[]>;
};

const root = document.documentElement;

/**
 * What a mode alone can break. All rules of axe are the accessibility addon's, once, in the light scheme that stories
 * render in: markup, names and roles are the same in every mode.
 */
const modes: readonly Mode[] = [
  {
    name: 'dark',
    during: async (look) => {
      root.dataset['ptScheme'] = 'dark';
      return look().finally(() => (root.dataset['ptScheme'] = 'light'));
    },
    look: () => violationsOf(['color-contrast', 'link-in-text-block']),
  },
  {
    name: 'right to left',
    during: async (look) => {
      root.dir = 'rtl';
      return look().finally(() => (root.dir = 'ltr'));
    },
    look: () => misfits(),
  },
  {
    name: 'text at 200%',
    during: async (look) => {
      root.style.fontSize = '200%';
      return look().finally(() => (root.style.fontSize = '100%'));
    },
    // what has no room scrolls, and has to by the keyboard too
    look: async () => [...misfits(), ...(await violationsOf(['scrollable-region-focusable']))],
  },
  // not axe: it reads colors as they were written, which is not what is painted
  { name: 'forced colors', during: underForcedColors, look: () => unreadable() },
];

async function violationsOf(rules: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], runOnly: rules });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

function isClipped(element: HTMLElement): boolean {
  const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
  return (
    [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip') &&
    clipPath === 'none' &&
    textOverflow !== 'ellipsis'
  );
}

/** What makes people scroll sideways, or hides text from them. */
function misfits(): string[] {
  const wide = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
  const clipped = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      // few are larger inside than outside: only their styles are asked for
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) &&
      element.textContent.trim() !== '' &&
      isClipped(element),
  );
  return [
    ...wide,
    ...clipped.map((element) => `text is cut off in <${element.localName}> “${element.textContent}”`),
  ];
}

const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
/** Relative luminance of WCAG 2.2 of `rgb(…)`, to which computed system colors come out. */
function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = channels(color)
    .slice(0, 3)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)';
  const { backgroundColor } = getComputedStyle(element);
  return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
}

/** The visible elements that have text of their own. */
function elementsWithText(): readonly HTMLElement[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<HTMLElement>();
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(':disabled, [aria-disabled="true"]'),
  );
}

/**
 * Text that cannot be read where colors are forced. axe cannot tell: it reads `-webkit-text-fill-color`, which Chromium
 * reports as it was written.
 */
const unreadable = (): string[] =>
  elementsWithText().flatMap((element) => {
    const [dark = 0, light = 0] = [
      luminance(getComputedStyle(element).color),
      luminance(groundOf(element)),
    ].toSorted((a, b) => a - b);
    const contrast = (light + 0.05) / (dark + 0.05);
    return contrast < 4.5
      ? [`contrast of ${contrast.toFixed(2)} in <${element.localName}> “${element.textContent}”`]
      : [];
  });

/**
 * Looks at the story once more in each mode, as it is: every mode is a matter of CSS, so mounting the story again would
 * cost four times as much and find the same.
 */
export async function checkModes({
  parameters,
}: {
  parameters: { a11y?: { disable?: boolean; test?: string } };
}): Promise<void> {
  if (parameters.a11y?.disable || parameters.a11y?.test === 'off') return;
  const problems: string[] = [];
  for (const { name, during, look } of modes) {
    const found = await during(async () => look());
    problems.push(...found.map((problem) => `[${name}] ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
