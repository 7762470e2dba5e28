import './layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { sharedRules } from './emit-css.ts';
import { themeRules } from './rules.ts';

const { standard, more } = themeRules(resolveTheme({ product: 'default' }));

for (const { selector, declarations } of [...sharedRules(), ...standard]) {
  const { 'color-scheme': colorScheme, ...vars } = declarations;
  globalStyle(selector, { '@layer': { 'theme.default': { ...(colorScheme ? { colorScheme } : {}), vars } } });
}
for (const { selector, declarations } of more)
  globalStyle(selector, {
    '@layer': { 'theme.default': { '@media': { '(prefers-contrast: more)': { vars: declarations } } } },
  });
