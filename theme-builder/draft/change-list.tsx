import { Stack, VisuallyHidden } from '@portico/components';
import { difference, type Scheme, type TokenPath } from '@portico/tokens';
import type { Themed } from '../store/editor-state.ts';
import { useBuilder } from '../store/use-editor.ts';
import { ThemeValue } from './theme-value.tsx';
import * as styles from './publish-dialog.css.ts';

type Change = { path: TokenPath; scheme: Scheme };
type Changes = {
  /** A line for each scheme that somebody changed. */
  values: readonly Change[];
  /** How many pictures of single pages came, went or look otherwise: they come from elsewhere, as a whole. */
  pictures: number;
};

/** What publishing would change. */
const changesOf = (before: Themed, after: Themed): Changes => {
  const changes = difference(before.document, after.document);
  const pictures = changes.flatMap((change) =>
    'on' in change && change.on ? [`${change.on.page} ${change.on.minWidth}`] : [],
  );
  return {
    values: changes.filter((change) => change.what === 'value').filter(({ on }) => on === undefined),
    pictures: new Set(pictures).size,
  };
};

/** The changes in plain words, before and after. */
export const ChangeList = ({ before, after }: { before: Themed; after: Themed }) => {
  const { t, listedName } = useBuilder().texts;
  const { values, pictures } = changesOf(before, after);
  return (
    <>
      <h3 className={styles.heading}>{t('publish.changes', { count: values.length + pictures })}</h3>
      <Stack as="ul" gap={0}>
        {values.map(({ path, scheme }) => (
          <li key={`${path} ${scheme}`} className={styles.change}>
            <span>
              {scheme === 'light'
                ? listedName(path)
                : t('publish.scheme', { name: listedName(path), scheme: t(`contrast.${scheme}`) })}
            </span>
            <span className={styles.values}>
              <VisuallyHidden>{t('publish.before')}</VisuallyHidden>
              <ThemeValue theme={before.theme} path={path} scheme={scheme} />
              <span aria-hidden="true">→</span>
              <VisuallyHidden>{t('publish.after')}</VisuallyHidden>
              <ThemeValue theme={after.theme} path={path} scheme={scheme} />
            </span>
          </li>
        ))}
        {pictures > 0 && <li className={styles.change}>{t('publish.pictures', { count: pictures })}</li>}
      </Stack>
    </>
  );
};
