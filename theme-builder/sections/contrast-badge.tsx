import { VisuallyHidden } from '@portico/components';
import { splitPath, tokenAt, type Scheme, type TokenPath } from '@portico/tokens';
import { findTexts } from '../locales/areas.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from './color-control.css.ts';
import { groundOf } from './ground.ts';

/** How well a colour can be told from the worst that it lies on. What mends it stands below the field. */
export function ContrastBadge({ path, scheme }: { path: TokenPath; scheme: Scheme }) {
  const { ratio: written, quotedName, tokenLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  const theme = useEditorState(({ settled }) => settled.theme);
  if (tokenAt(path).kind !== 'color') return null;
  const found = groundOf(theme, path, scheme);
  if (!found) return null;
  const isNear = splitPath(found.path)[0] === splitPath(path)[0];
  const values = {
    ground: isNear ? tokenLabel(found.path) : quotedName(found.path),
    ratio: written(found.ratio),
  };
  const name = found.passes
    ? t('color.passesOn', values)
    : t('color.failsOn', { ...values, needed: written(found.needed) });
  return (
    <span className={styles.badge} data-fails={found.passes ? undefined : ''} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg viewBox="0 0 12 12" className={styles.badgeSign} aria-hidden="true">
        <path d={found.passes ? 'M2 6.5 5 9.5 10 3' : 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5'} />
      </svg>
      <bdi aria-hidden="true">{values.ratio} : 1</bdi>
    </span>
  );
}
