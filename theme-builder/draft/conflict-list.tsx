import { Stack } from '@portico/components';
import {
  cssValue,
  readPair,
  tokenAt,
  type HeroKey,
  type ResolvedTheme,
  type Scheme,
  type ThemeDocument,
} from '@portico/tokens';
import type { Conflict, Side } from '@portico/tokens/compare';
import { useMemo } from 'react';
import type { MessageKey, Texts } from '../locales/texts.ts';
import { themed } from '../store/editor-state.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from './conflict-list.css.ts';
import { withTheirs } from '../store/merge-drafts.ts';
import { ThemeValue } from '../fields/theme-value.tsx';

/** More than these are folded away. */
const mostShown = 5;

const within = (name: string, scheme: Scheme | 'lock', { t }: Texts) =>
  scheme === 'light' || scheme === 'lock'
    ? name
    : t('publish.scheme', { name, scheme: t(`contrast.${scheme}`) });

/** A picture that is seen from its least width on, which is none for the first. */
const pictureName = ({ page, minWidth }: HeroKey, t: Texts['t']): string =>
  minWidth === 0 ? t('conflict.picture', { page }) : t('conflict.pictureFrom', { page, width: minWidth });

/** What a conflict is about. */
function nameOf(conflict: Conflict, texts: Texts): string {
  const { t, listedName, tokenLabel } = texts;
  if (conflict.what === 'field') return t('conflict.field', { field: conflict.field });
  if (conflict.what === 'waiver') {
    const pair = readPair(conflict.pair);
    const name = pair
      ? t('conflict.pair', {
          foreground: listedName(pair.foreground),
          background: tokenLabel(pair.background),
        })
      : conflict.pair;
    return within(name, pair?.scheme ?? 'light', texts);
  }
  const picture = conflict.on && pictureName(conflict.on, t);
  if (conflict.what === 'hero') return picture ?? '';
  const part =
    conflict.what === 'word'
      ? t(`conflict.word.${conflict.word}`)
      : within(listedName(conflict.path), conflict.scheme, texts);
  return picture === undefined ? part : t('name.token', { section: picture, token: part });
}

/** What a document says at the place of a conflict, where no theme shows it. */
function textOf(conflict: Conflict, said: unknown, { t }: Texts): string {
  if (conflict.what === 'token' && conflict.scheme === 'lock')
    return t(said === true ? 'conflict.locked' : 'conflict.unlocked');
  if (said === undefined) return t('conflict.unset');
  if (conflict.what === 'waiver') return (said as { reason: string }).reason;
  if (conflict.what === 'hero') return t('conflict.set');
  if (conflict.what !== 'token' || typeof said === 'string') return String(said);
  const definition = tokenAt(conflict.path);
  return cssValue(definition.kind, said as never, definition);
}

type Sides = Record<Side, ResolvedTheme>;

/** What each of the two is called before its value. */
type SideNames = Record<Side, MessageKey>;

function ConflictItem({ conflict, themes, sides }: { conflict: Conflict; themes: Sides; sides: SideNames }) {
  const { texts } = useBuilder();
  const valueOf = (side: Side) =>
    conflict.what === 'token' && conflict.scheme !== 'lock' && !conflict.on ? (
      <ThemeValue theme={themes[side]} path={conflict.path} scheme={conflict.scheme} />
    ) : (
      <bdi>{textOf(conflict, conflict[side], texts)}</bdi>
    );
  return (
    <li className={styles.conflict}>
      {nameOf(conflict, texts)}
      <dl className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <dt>{texts.t(sides[side])}</dt>
            <dd>{valueOf(side)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const themeOf = (document: ThemeDocument) => themed(document.product, document).theme;

/** Each place that both changed, with both values. */
export function ConflictList({ conflicts, sides }: { conflicts: readonly Conflict[]; sides: SideNames }) {
  const { t } = useBuilder().texts;
  const mine = useEditorState(({ settled }) => settled);
  const theirs = useMemo(() => themeOf(withTheirs(mine.document, conflicts)), [mine.document, conflicts]);
  const list = (some: readonly Conflict[]) => (
    <Stack as="ul" gap={0}>
      {some.map((conflict) => (
        <ConflictItem
          key={JSON.stringify(conflict)}
          conflict={conflict}
          sides={sides}
          themes={{ mine: mine.theme, theirs }}
        />
      ))}
    </Stack>
  );
  const more = conflicts.slice(mostShown);
  return (
    <>
      {list(conflicts.slice(0, mostShown))}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('conflict.more', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
    </>
  );
}
