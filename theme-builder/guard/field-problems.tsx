import { Button } from '@portico/components';
import {
  decidingPath,
  repairPair,
  splitPath,
  variablePath,
  type PairResult,
  type TokenPath,
} from '@portico/tokens';
import { focusField } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { isLocked } from '../fields/source-text.ts';
import { withValue } from '../store/document.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';

function Problem({ pair, at }: { pair: PairResult; at: TokenPath }) {
  const { editor, texts } = useBuilder();
  const theme = useEditorState(({ settled }) => settled.theme);
  const { t, tokenLabel } = texts;
  const scheme = t(`contrast.${pair.scheme}`);
  const near = splitPath(pair.background)[0] === splitPath(at)[0];
  const repairs = repairPair(theme, pair);
  const repair = (side: 'foreground' | 'background') => {
    const path = pair[side];
    const value = repairs[side];
    editor.apply({ kind: 'repair', about: path }, (document) =>
      withValue(document, { path: decidingPath(document, path), scheme: pair.scheme, value }),
    );
    focusField(at);
  };
  return (
    <div className={styles.problem}>
      <p className={styles.problemText}>
        {t('contrast.short', {
          ratio: texts.ratio(pair.ratio),
          needed: texts.ratio(pair.needed),
          background: near ? tokenLabel(pair.background) : texts.quotedName(pair.background),
          scheme,
        })}
      </p>
      <div className={styles.repairs}>
        {(['foreground', 'background'] as const)
          .filter((side) => repairs[side] !== undefined)
          .filter((side) => !isLocked(theme.leaf(pair[side], pair.scheme).provenance))
          .map((side) => (
            <Button
              key={side}
              size="small"
              aria-label={t('contrast.changeIn', { token: tokenLabel(pair[side]), scheme })}
              onClick={() => repair(side)}
            >
              {t('contrast.change', { token: tokenLabel(pair[side]) })}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** The pairs in which a token cannot be told from what is behind it, and what would mend them. */
export function FieldProblems({ path }: { path: TokenPath }) {
  const failing = useEditorState(({ settled }) => settled.failing);
  return failing
    .filter(({ foreground }) => foreground === variablePath(path))
    .map((pair) => (
      <Problem key={`${pair.background} ${pair.scheme} ${pair.within}`} pair={pair} at={path} />
    ));
}
