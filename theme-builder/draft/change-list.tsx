import { Stack, VisuallyHidden } from '@portico/components';
import {
  cssValue,
  difference,
  tokenAt,
  type ResolvedTheme,
  type Scheme,
  type TokenPath,
} from '@portico/tokens';
import type { Themed } from '../store/editor-state.ts';
import { useBuilder } from '../store/use-editor.ts';
import * as styles from './publish-dialog.css.ts';

type Change = { path: TokenPath; scheme: Scheme };

/** What publishing would change, a line for each scheme that somebody changed. */
export const changesOf = (before: Themed, after: Themed): readonly Change[] =>
  difference(before.document, after.document)
    .filter((change) => change.what === 'value')
    // pictures of single pages are not edited here
    .filter(({ on }) => on === undefined);

const Value = ({ theme, path, scheme }: Change & { theme: ResolvedTheme }) => {
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
};

/** The changes in plain words, before and after. */
export const ChangeList = ({ before, after }: { before: Themed; after: Themed }) => {
  const { t, listedName } = useBuilder().texts;
  return (
    <Stack as="ul" gap={0}>
      {changesOf(before, after).map(({ path, scheme }) => (
        <li key={`${path} ${scheme}`} className={styles.change}>
          <span>
            {scheme === 'light'
              ? listedName(path)
              : t('publish.scheme', { name: listedName(path), scheme: t(`contrast.${scheme}`) })}
          </span>
          <span className={styles.values}>
            <VisuallyHidden>{t('publish.before')}</VisuallyHidden>
            <Value theme={before.theme} path={path} scheme={scheme} />
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{t('publish.after')}</VisuallyHidden>
            <Value theme={after.theme} path={path} scheme={scheme} />
          </span>
        </li>
      ))}
    </Stack>
  );
};
