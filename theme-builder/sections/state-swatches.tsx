import { splitPath, pathOf, tokenAt, tokenNames, type TokenPath } from '@portico/tokens';
import { useRef, type KeyboardEvent } from 'react';
import * as find from '../find/find.css.ts';
import { findTexts } from '../locales/areas.ts';
import { useBuilder, useEditedScheme, useEditorState } from '../store/use-editor.ts';
import * as styles from './color-control.css.ts';
import { useShowField } from '../fields/show-field.ts';
import { sourceText } from '../fields/source-text.ts';

/** The states of a colour: what is computed from it, or looks as it does until a theme says otherwise. */
function statesOf(path: TokenPath): readonly TokenPath[] {
  const [section, own] = splitPath(path);
  return tokenNames(section)
    .map((token) => pathOf(section, token))
    .filter((other) => {
      const { kind, derive, follows } = tokenAt(other);
      const isStep = derive?.from === own && derive.step !== 'on';
      return kind === 'color' && other !== path && other.startsWith(`${path}_`) && (isStep || follows);
    });
}

type Swatch = { path: TokenPath; scheme: 'light' | 'dark'; short: string };

/** A colour's states and its other scheme beside it, each with the way to where it is set or reset. */
export function StateSwatches({ path }: { path: TokenPath }) {
  const { texts } = useBuilder();
  const t = findTexts.useTexts();
  const show = useShowField();
  const row = useRef<HTMLDivElement>(null);
  const scheme: Swatch['scheme'] = useEditedScheme();
  const theme = useEditorState(({ settled }) => settled.theme);
  const label = texts.tokenLabel(path);
  const other: Swatch['scheme'] = scheme === 'dark' ? 'light' : 'dark';
  const swatches: readonly Swatch[] = [
    ...statesOf(path).map((state): Swatch => ({
      path: state,
      scheme,
      // "Background, hovered" is "hovered" beside the background
      short: texts
        .tokenLabel(state)
        .replace(label, '')
        .replace(/^[,،]\s*/, ''),
    })),
    { path, scheme: other, short: texts.t(`contrast.${other}`) },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const isBackwards = row.current?.matches(':dir(rtl)') ?? false;
    const step = { ArrowRight: isBackwards ? -1 : 1, ArrowLeft: isBackwards ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(row.current?.querySelectorAll('button') ?? [])];
    all.at((all.findIndex((button) => button === document.activeElement) + step) % all.length)?.focus();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      className={styles.states}
      aria-label={t('states.of', { token: label })}
      onKeyDown={onKeyDown}
    >
      {swatches.map((swatch, index) => {
        const { value, provenance } = theme.leaf(swatch.path, swatch.scheme);
        return (
          <button
            key={`${swatch.path} ${swatch.scheme}`}
            type="button"
            // one stop for all of them; arrow keys go on
            tabIndex={index === 0 ? 0 : -1}
            className={styles.state}
            data-own={provenance.how === 'set' && provenance.layer === 'employer' ? '' : undefined}
            aria-label={t('states.show', {
              token: texts.tokenLabel(swatch.path),
              scheme: texts.t(`contrast.${swatch.scheme}`),
              value: String(value),
              source: sourceText(texts, swatch.path, provenance),
            })}
            title={sourceText(texts, swatch.path, provenance)}
            onClick={() => show(swatch.path, swatch.scheme)}
          >
            <span className={find.swatch} style={{ backgroundColor: String(value) }} />
            {swatch.short}
          </button>
        );
      })}
    </div>
  );
}
