import {
  products,
  differsByScheme,
  schemes,
  sectionIds,
  sectionOf,
  tokenNames,
  tokenPaths,
  tokenAt,
  splitPath,
  type Kind,
  type TokenDefinition,
} from '../contract/index.ts';
import { randomFrom } from '../../tests/random.ts';
import {
  heroSection,
  type AnySections,
  type HeroVariant,
  type Setting,
  type ThemeDocument,
  type ThemeFont,
} from '../document/theme-document.ts';

type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
const within = (random: Random, min: number, max: number, digits: number) =>
  // JSON knows no -0
  Number((min + random() * (max - min)).toFixed(digits)) + 0;
function hex(random: Random, length: number) {
  const digits = Array.from({ length }, () => pick(random, [...'0123456789abcdef'])).join('');
  return `#${random() < 0.2 ? digits.toUpperCase() : digits}`;
}
const opaqueColor = (random: Random): string =>
  pick(random, [
    () => hex(random, 6),
    () => hex(random, 3),
    () => `oklch(${within(random, 0, 1, 4)} ${within(random, 0, 0.4, 3)} ${within(random, 0, 360, 1)})`,
  ])();
const color = (random: Random, { opaque }: Pick<TokenDefinition, 'opaque'> = {}): string =>
  opaque
    ? opaqueColor(random)
    : pick(random, [
        () => opaqueColor(random),
        () => hex(random, 8),
        () => hex(random, 4),
        () =>
          `oklch(${within(random, 0, 100, 1)}% .1 ${within(random, 0, 360, 0)} / ${within(random, 0, 99, 0)}%)`,
      ])();

const values: Record<Kind, (random: Random, definition: TokenDefinition) => unknown> = {
  color,
  dimension: (random, { min = 0, max = 200 }) => within(random, min, max, 2),
  number: (random, { min = -10, max = 10 }) => within(random, min, max, 4),
  fontFamily: (random) =>
    pick(random, [
      'Inter',
      'Inter, "Segoe UI", sans-serif',
      "'Noto Sans', serif",
      'Open Sans,Arial',
      '"Größe 2"',
    ]),
  fontWeight: (random) => within(random, 1, 1000, 0),
  shadow: (random) =>
    Array.from({ length: Math.floor(random() * 4) }, () => ({
      x: within(random, -9, 9, 1),
      y: within(random, -9, 9, 1),
      blur: within(random, 0, 40, 0),
      spread: within(random, -4, 4, 0),
      color: color(random),
    })),
  duration: (random, { min = 0, max = 1000 }) => within(random, min, max, 0),
  image: (random) => pick(random, ['', '/images/hero.jpg', 'https://cdn.example.com/a-b.png?w=1&h=2']),
};

/** Only components refer, and only to the system's authored tokens: no circle can come of it. */
const targets = tokenPaths.filter((path) => {
  const { tier, overrides } = sectionOf(splitPath(path)[0]);
  return tier === 'system' && overrides === undefined && tokenAt(path).derive === undefined;
});
function value(random: Random, section: (typeof sectionIds)[number], definition: TokenDefinition): unknown {
  const others = targets.filter((path) => tokenAt(path).kind === definition.kind);
  return sectionOf(section).tier === 'component' && others.length > 0 && random() < 0.2
    ? `{${pick(random, others)}}`
    : values[definition.kind](random, definition);
}

function setting(random: Random, section: (typeof sectionIds)[number], definition: TokenDefinition): Setting {
  const [, ...others] = schemes;
  const own = others
    .filter(() => differsByScheme(definition.kind) && random() < 0.3)
    .map((scheme) => [scheme, value(random, section, definition)] as const);
  return {
    ...(random() < 0.9 ? { value: value(random, section, definition) } : {}),
    ...(own.length > 0 ? { schemes: Object.fromEntries(own) } : {}),
    ...(random() < 0.1 ? { lock: random() < 0.5 } : {}),
  };
}

const settings = (random: Random, section: (typeof sectionIds)[number], share: number) =>
  Object.fromEntries(
    tokenNames(section)
      .filter(() => random() < share)
      .map((token) => [token, setting(random, section, sectionOf(section).tokens[token] as TokenDefinition)]),
  );

const heroes = (random: Random): readonly HeroVariant[] =>
  ['jobs', 'singlePosition'].flatMap((page) =>
    [0, 600, 1024]
      .filter(() => random() < 0.5)
      .map((minWidth) => ({
        page,
        minWidth,
        alt: pick(random, ['', 'A hall', 'Zwei Körbe “Äpfel” <b>']),
        ...(random() < 0.5 ? { title: pick(random, ['Come in', 'Willkommen']) } : {}),
        ...(random() < 0.5 ? { text: 'مرحبا' } : {}),
        tokens: settings(random, heroSection, 0.5),
      })),
  );

const fonts = (random: Random): readonly ThemeFont[] =>
  ['a', 'b']
    .filter(() => random() < 0.6)
    .map((name) => ({
      family: pick(random, ['Inter', 'Größe 2']),
      url: `/theme-files/x.example/${name}.woff2`,
      weight: pick(random, [
        [400, 400],
        [100, 900],
      ]),
      style: pick(random, ['normal', 'italic']),
      ranges: pick(random, [
        [[0x20, 0x7e]],
        [
          [0, 0],
          [0x600, 0x6ff],
        ],
      ]),
      ascent: within(random, 0, 2, 4),
      descent: within(random, 0, 1, 4),
      lineGap: within(random, 0, 1, 4),
      letterWidth: pick(random, [null, 0.4424]),
    }));

/** A document that may set any token of the contract in any scheme, in any notation. */
export function randomDocument(seed: number, share = 0.3): ThemeDocument {
  const random = randomFrom(seed);
  const sections: AnySections = Object.fromEntries(
    sectionIds.filter(() => random() < 0.8).map((section) => [section, settings(random, section, share)]),
  );
  const waivers = [{ pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'Brand' }];
  return {
    schema: 2,
    product: pick(random, products),
    sections: sections as ThemeDocument['sections'],
    ...(random() < 0.3 ? { waivers } : {}),
    ...(random() < 0.5
      ? { assets: pick(random, [{}, { hero: heroes(random) }, { fonts: fonts(random) }]) }
      : {}),
  };
}
