import { cssValue, tokenAt, type ResolvedTheme, type Scheme, type TokenPath } from '@portico/tokens';
import { useBuilder } from '../store/use-editor.ts';
import * as styles from '../style/publish-dialog.css.ts';

/** What a theme shows for a leaf, with a patch of it where it is a colour. */
export function ThemeValue({
  theme,
  path,
  scheme,
}: {
  theme: ResolvedTheme;
  path: TokenPath;
  scheme: Scheme;
}) {
  const { t } = useBuilder().texts;
  const definition = tokenAt(path);
  const css = cssValue(definition.kind, theme.leaf(path, scheme).value as never, definition);
  return (
    <span className={styles.value}>
      {definition.kind === 'color' ? (
        <span className={styles.swatch} style={{ backgroundColor: css }} />
      ) : null}
      <bdi>{css === 'none' ? t('field.none') : css}</bdi>
    </span>
  );
}
