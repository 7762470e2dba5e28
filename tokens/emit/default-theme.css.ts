import './layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { contrastRules, sharedRules, themeRules } from './emit-css.ts';

const theme = resolveTheme({ product: 'default' });

for (const { selector, declarations } of [...sharedRules(), ...themeRules(theme)]) {
  const { 'color-scheme': colorScheme, ...vars } = declarations;
  globalStyle(selector, { '@layer': { 'theme.default': { ...(colorScheme ? { colorScheme } : {}), vars } } });
}
for (const { selector, declarations } of contrastRules(theme))
  globalStyle(selector, {
    '@layer': { 'theme.default': { '@media': { '(prefers-contrast: more)': { vars: declarations } } } },
  });
