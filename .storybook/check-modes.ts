import axe from 'axe-core';
import { underForcedColors } from '../components/testing/emulate-media.ts';

type Mode = {
  name: string;
  /** Calls `look` in this mode, and leaves it. */
  during: (look: () => Promise<string[]>) => Promise<string[]>;
  /**
   * The rules of axe that the mode may change the answer of. The others read what the addon has read already. None
   * where colours are forced: axe reads them as they were written, which is not what is painted.
   */
  rules: readonly string[] | 'all';
  /** Beside axe. */
  alsoLook?: () => string[];
};

const root = document.documentElement;

// light is the state that the stories render in, and the accessibility addon checks it
const modes: readonly Mode[] = [
  {
    // at once, since neither changes what the other is about, and asking axe is most of what a mode costs
    name: 'dark and right to left',
    rules: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
    during: async (look) => {
      root.dataset['ptScheme'] = 'dark';
      root.dir = 'rtl';
      return look().finally(() => {
        root.dataset['ptScheme'] = 'light';
        root.dir = 'ltr';
      });
    },
  },
  {
    name: 'text at 200 %',
    // what has no room may stand there in another form
    rules: 'all',
    during: async (look) => {
      root.style.fontSize = '200%';
      return look().finally(() => (root.style.fontSize = '100%'));
    },
    alsoLook: () => misfits(),
  },
  { name: 'forced colours', rules: [], during: underForcedColors, alsoLook: () => unreadable() },
];

const findings = async (rules: Mode['rules']): Promise<string[]> => {
  if (rules.length === 0) return [];
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(rules === 'all'
      ? { rules: { region: { enabled: false }, 'target-size': { enabled: true } } }
      : { runOnly: [...rules] }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
};

/** What makes people scroll sideways, or hides text from them. */
const misfits = (): string[] => {
  const wide = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
  const clipped = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
    return (
      [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip') &&
      clipPath === 'none' &&
      textOverflow !== 'ellipsis' &&
      element.textContent.trim() !== '' &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    );
  });
  return [
    ...wide,
    ...clipped.map((element) => `text is cut off in <${element.localName}> “${element.textContent}”`),
  ];
};

const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
/** Relative luminance of WCAG 2.2 of `rgb(…)`, to which computed system colours come out. */
const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = channels(color)
    .slice(0, 3)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const groundOf = (element: Element | null): string => {
  if (!element) return 'rgb(255, 255, 255)';
  const { backgroundColor } = getComputedStyle(element);
  return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
};

/**
 * Text that cannot be read where colours are forced. axe cannot tell: it reads `-webkit-text-fill-color`, which
 * Chromium reports as it was written.
 */
const unreadable = (): string[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(':disabled, [aria-disabled="true"]') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .flatMap((element) => {
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
 * Looks at the story once more in each mode, where it stands: every mode is a matter of CSS, so mounting the story anew
 * would cost four times as much and find the same.
 */
export const checkModes = async ({
  parameters,
}: {
  parameters: { a11y?: { disable?: boolean; test?: string } };
}): Promise<void> => {
  if (parameters.a11y?.disable || parameters.a11y?.test === 'off') return;
  const problems: string[] = [];
  for (const { name, during, rules, alsoLook } of modes) {
    const found = await during(async () => [...(await findings(rules)), ...(alsoLook?.() ?? [])]);
    problems.push(...found.map((problem) => `[${name}] ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
};
