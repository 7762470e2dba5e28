import { Button } from '@portico/components';
import { pathOf, tokenAt, tokenNames, type SectionId, type TokenPath } from '@portico/tokens';
import { useState } from 'react';
import { GalleryButton } from '../gallery/gallery-button.tsx';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { SectionGate } from '../team/section-gate.tsx';
import * as styles from '../style/field.css.ts';
import { StateSwatches } from './state-swatches.tsx';
import { TokenField } from './token-field.tsx';

/** Whether a token is a state of another; a text that follows its ground is a choice of its own. */
function isState(path: TokenPath): boolean {
  const { derive, follows } = tokenAt(path);
  return follows !== undefined || (derive !== undefined && derive.step !== 'on');
}

/**
 * The states of a section are many and named alike, so what each does is told to those who ask. Who may only read them
 * has come for nothing else, and in a disabled part could not press the button: there each is explained.
 */
function StateFields({ section, paths }: { section: SectionId; paths: readonly TokenPath[] }) {
  const { t } = useBuilder().texts;
  const isClosed = useEditorState(({ isReadOnly, closed }) => isReadOnly || closed.has(section));
  const [isExplained, setExplained] = useState(false);
  return (
    <details className={panel.states}>
      <summary>{t('panel.states')}</summary>
      <div className={styles.fields}>
        {isClosed ? null : (
          <div className={panel.row}>
            <Button
              variant="twoState"
              size="small"
              pressed={isExplained}
              onClick={() => setExplained((before) => !before)}
            >
              {t('panel.explain')}
            </Button>
          </div>
        )}
        {paths.map((path) => (
          <TokenField key={path} path={path} helpHidden={!isExplained && !isClosed} />
        ))}
      </div>
    </details>
  );
}

/** All tokens of a section, as the contract lists them; those that follow from others are folded away. */
export function SectionPanel({ section }: { section: SectionId }) {
  const { texts } = useBuilder();
  const paths = tokenNames(section).map((token) => pathOf(section, token));
  const computed = paths.filter(isState);
  return (
    <>
      <p className={panel.help}>{texts.sectionHelp(section)}</p>
      {/* for those too who may only look */}
      <div className={panel.row}>
        <GalleryButton section={section} />
      </div>
      <SectionGate section={section}>
        <div className={styles.fields}>
          {paths
            .filter((path) => !computed.includes(path))
            .map((path) => (
              <TokenField
                key={path}
                path={path}
                beside={tokenAt(path).kind === 'color' ? <StateSwatches path={path} /> : null}
              />
            ))}
        </div>
        {computed.length > 0 ? <StateFields section={section} paths={computed} /> : null}
      </SectionGate>
    </>
  );
}
