import { ColorPicker, type ColorSwatch } from '@portico/components/color-picker';
import {
  pathOf,
  tokenAt,
  tokenNames,
  type ResolvedTheme,
  type Scheme,
  type TokenPath,
} from '@portico/tokens';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findTexts } from '../locales/areas.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from '../fields/control.ts';
import { groundOf } from './ground.ts';

/** As many as fit in two rows of the picker. */
const most = 12;

const keyOf = (siteKey: string) => `portico.theme.colors.${siteKey}`;

/** The colours that were picked last for a site, the latest first; none where the browser keeps nothing. */
function recentColors(siteKey: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(siteKey)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((color) => typeof color === 'string') : [];
  } catch {
    return [];
  }
}

function rememberColor(siteKey: string, color: string): void {
  const colors = [color, ...recentColors(siteKey).filter((other) => other !== color)].slice(0, most);
  try {
    localStorage.setItem(keyOf(siteKey), JSON.stringify(colors));
  } catch {
    // full, or forbidden: the picker works without
  }
}

const corePaths = tokenNames('core_properties')
  .map((token) => pathOf('core_properties', token))
  .filter((path) => tokenAt(path).kind === 'color');

/** The colours that the employer's site starts from, each once, under the first of its names. */
function paletteOf(theme: ResolvedTheme, scheme: Scheme, nameOf: (path: TokenPath) => string) {
  const names = new Map<string, string>();
  for (const path of corePaths) {
    const color = String(theme.leaf(path, scheme).value);
    if (!names.has(color)) names.set(color, nameOf(path));
  }
  return [...names].map(([color, name]): ColorSwatch => ({ color, name }));
}

/** The colour of one field by eye, by number, from the brand's palette, or from the screen. */
export function ColorPickerPanel({ field: { path, scheme, definition, label } }: { field: ControlProps }) {
  const { editor, texts } = useBuilder();
  const t = findTexts.useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [recent] = useState(() => recentColors(editor.siteKey));
  const theme = useEditorState(({ settled }) => settled.theme);
  const value = String(useLiveValue(path, scheme));
  const ground = groundOf(theme, path, scheme);
  const swatches = useMemo(
    () => paletteOf(theme, scheme, texts.tokenLabel),
    [theme, scheme, texts.tokenLabel],
  );

  useEffect(() => {
    const picker = root.current;
    let last = '';
    const settle = () => {
      editor.endGesture();
      const { value: now } = editor.read().live.theme.leaf(path, scheme);
      if (last !== '' && String(now) !== last) rememberColor(editor.siteKey, String(now));
      last = String(now);
    };
    settle();
    // a drag ends where the pointer lets go, and what keys do ends when they go elsewhere
    picker?.addEventListener('pointerup', settle);
    picker?.addEventListener('focusout', settle);
    return () => {
      picker?.removeEventListener('pointerup', settle);
      picker?.removeEventListener('focusout', settle);
      settle();
    };
  }, [editor, path, scheme]);
  return (
    <div ref={root}>
      <ColorPicker
        label={t('color.open', { token: label })}
        value={value}
        alpha={!definition.opaque}
        swatches={swatches}
        recent={recent}
        contrastWith={ground && { color: ground.color, name: texts.tokenLabel(ground.path) }}
        onValueChange={(next) => editor.edit({ path, scheme, value: next })}
      />
    </div>
  );
}
