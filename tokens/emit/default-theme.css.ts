import './layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { sharedRules, themeRules } from './emit-css.ts';

for (const { selector, declarations } of [
  ...sharedRules(),
  ...themeRules(resolveTheme({ product: 'default' })),
]) {
  const { 'color-scheme': colorScheme, ...vars } = declarations;
  globalStyle(selector, { '@layer': { 'theme.default': { ...(colorScheme ? { colorScheme } : {}), vars } } });
}
