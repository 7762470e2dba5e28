import { Stack } from '@portico/components';
import { cssValue, isSame, tokenAt, type ThemeDocument } from '@portico/tokens';
import type { Change } from '@portico/tokens/compare';
import { useMemo } from 'react';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { changeGroups, type ChangeLine } from './change-groups.ts';
import { differenceWords } from './difference-words.ts';
import * as styles from '../style/publish-dialog.css.ts';
import { differenceTexts } from '../locales/areas.ts';

/** With more changes than this, each part is folded away behind its name. */
const mostShown = 12;

/** Both colours, for the eye; the sentence beside them names them. */
function Patches({ path, before, after }: Extract<Change, { what: 'value' }>) {
  const definition = tokenAt(path);
  if (definition.kind !== 'color') return null;
  const patch = (value: unknown) => (
    <span
      className={styles.swatch}
      style={{ backgroundColor: cssValue(definition.kind, value as never, definition) }}
    />
  );
  return (
    <span className={styles.values} aria-hidden="true">
      {patch(before)}
      <span className={styles.arrow}>→</span>
      {patch(after)}
    </span>
  );
}

/** What visitors see of it: nothing, where a value is said now that was there before without being said. */
function Seen(change: Extract<Change, { what: 'value' }>) {
  const t = differenceTexts.useTexts();
  return isSame(change.before, change.after) ? (
    <span className={panel.help}>{t('change.looksSame')}</span>
  ) : (
    <Patches {...change} />
  );
}

const Line = ({ line: { text, change } }: { line: ChangeLine }) => (
  <li className={styles.change}>
    <span className={styles.sentence}>{text}</span>
    {change.what === 'value' ? <Seen {...change} /> : null}
  </li>
);

/** What is different between two themes, in plain words, by the parts of the site. */
export function ChangeList({ before, after }: { before: ThemeDocument; after: ThemeDocument }) {
  const { texts } = useBuilder();
  const t = differenceTexts.useTexts();
  const groups = useMemo(
    () => changeGroups({ before, after }, differenceWords(t, texts), t('change.whole')),
    [before, after, t, texts],
  );
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return <p className={panel.help}>{t('change.none')}</p>;
  return (
    <div>
      <h3 className={styles.heading}>{texts.t('publish.changes', { count })}</h3>
      {groups.map(({ name, lines }) => (
        <details key={name} className={styles.group} open={count <= mostShown}>
          <summary>{t('change.fold', { group: name, count: lines.length })}</summary>
          <Stack as="ul" gap={0}>
            {lines.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </Stack>
        </details>
      ))}
    </div>
  );
}
