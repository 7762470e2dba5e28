import { pathOf, tokenAt, tokenNames, type SectionId, type TokenPath } from '@portico/tokens';
import * as panel from '../panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import * as styles from './field.css.ts';
import { TokenField } from './token-field.tsx';

/** Whether a token is a state of another; a text that follows its ground is a choice of its own. */
const isState = (path: TokenPath): boolean => {
  const { derive, follows } = tokenAt(path);
  return follows !== undefined || (derive !== undefined && derive.step !== 'on');
};

/** All tokens of a section, as the contract lists them; those that follow from others are folded away. */
export const SectionPanel = ({ section }: { section: SectionId }) => {
  const { texts } = useBuilder();
  const paths = tokenNames(section).map((token) => pathOf(section, token));
  const computed = paths.filter(isState);
  return (
    <>
      <p className={panel.help}>{texts.sectionHelp(section)}</p>
      <div className={styles.fields}>
        {paths
          .filter((path) => !computed.includes(path))
          .map((path) => (
            <TokenField key={path} path={path} />
          ))}
      </div>
      {computed.length > 0 ? (
        <details className={panel.states}>
          <summary>{texts.t('panel.states')}</summary>
          <div className={styles.fields}>
            {computed.map((path) => (
              <TokenField key={path} path={path} />
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
};
