import { describe, expectTypeOf, test } from 'vitest';
import {
  products,
  type Contract,
  type Product,
  type SectionId,
  type TokenName,
  type ValueAt,
} from '../contract/index.ts';
import type { AnySections, Setting, ThemeSections } from '../document/theme-document.ts';
import type { CompleteTheme, PartialTheme } from './index.ts';

type Authored = keyof CompleteTheme;
/** Whether a theme without a section still is a theme. */
type MayLack = { [S in Authored]: Omit<CompleteTheme, S> extends CompleteTheme ? S : never }[Authored];
/** Tokens of a section that no theme may leave out: all that are neither derived nor follow another. */
type Needed<S extends Authored> = {
  [T in TokenName<S>]: Contract[S]['tokens'][T] extends { derive: object } | { follows: object } ? never : T;
}[TokenName<S>];
type MayLackToken = {
  [S in Authored]: {
    [T in Needed<S> & keyof CompleteTheme[S]]: Omit<CompleteTheme[S], T> extends CompleteTheme[S]
      ? `${S}.${T & string}`
      : never;
  }[Needed<S> & keyof CompleteTheme[S]];
}[Authored];

// what the compiler refuses here is the test: `npm test` checks the types of this file
describe('a theme does not compile', () => {
  test('THEME-01 without each section that has names of its own, and without each token that it has to say', () => {
    expectTypeOf<MayLack>().toEqualTypeOf<never>();
    expectTypeOf<MayLackToken>().toEqualTypeOf<never>();
    expectTypeOf<SectionId>().toEqualTypeOf<Authored | 'talent_experience_core' | 'pcsx_core'>();
  });

  test('THEME-01 with a section or a token misspelt', () => {
    // @ts-expect-error -- `primary_button` is no section
    expectTypeOf<ThemeSections>().toHaveProperty('primary_button');
    // @ts-expect-error -- `colour` is no token
    const misspelt: ThemeSections = { cards: { colour: { value: '#ffffff' } } };
    // @ts-expect-error -- nor is it in what a product changes
    const changed: PartialTheme = { cards: { colour: { $type: 'color', $value: '{reference.white}' } } };
    expectTypeOf([misspelt, changed]).toBeArray();
  });

  test('THEME-01 with a length where a colour belongs, or the other way round', () => {
    // @ts-expect-error -- a background is no number
    const length: ThemeSections = { cards: { background: { value: 12 } } };
    // @ts-expect-error -- a padding is no colour
    const color: ThemeSections = { cards: { padding: { value: '#ffffff' } } };
    // @ts-expect-error -- no scheme is called night
    const scheme: Setting = { value: '#ffffff', schemes: { night: '#000000' } };
    expectTypeOf([length, color, scheme]).toBeArray();
    expectTypeOf<ValueAt<'cards', 'background'>>().not.toEqualTypeOf<ValueAt<'cards', 'padding'>>();
  });

  test('THEME-01 with a product forgotten', () => {
    // @ts-expect-error -- pcsx is missing
    const forgotten: Record<Product, AnySections> = { default: {} };
    expectTypeOf(forgotten).toBeObject();
    expectTypeOf(products).toEqualTypeOf<readonly ['default', 'pcsx']>();
  });
});
