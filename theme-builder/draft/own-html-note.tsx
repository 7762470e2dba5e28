import { Button, InfoBar } from '@portico/components';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { contentTexts, differenceTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from '../style/publish-dialog.css.ts';

const OwnHtmlFindings = lazyArea(() => import('../content/own-html-findings.tsx'), contentTexts);

type Found = ComponentProps<typeof OwnHtmlFindings>['of'];
type Outcome = { of: unknown; attempt: number; found?: Found };

/**
 * What the theme would make of the navbar's and the footer's own HTML. It is told and holds nothing up: that HTML is saved and
 * mended apart from the theme.
 */
export function OwnHtmlNote() {
  const t = differenceTexts.useTexts();
  const { content } = useBuilder().editor.backend;
  const theme = useEditorState(({ settled }) => settled.theme);
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let isWanted = true;
    const check = async () => {
      const { checkOwnHtml } = await import('../content/check-own-html.ts');
      return checkOwnHtml(content, theme);
    };
    const finish = (found?: Found) => {
      if (isWanted) setOutcome({ of: theme, attempt, found });
    };
    check().then(finish, () => finish());
    return () => {
      isWanted = false;
    };
  }, [content, theme, attempt]);
  const isKnown = outcome?.of === theme && outcome.attempt === attempt;
  return (
    <>
      <output ref={said} tabIndex={-1} className={styles.said}>
        {isKnown || attempt === 1 ? '' : t('ownHtml.busy')}
      </output>
      {isKnown && !outcome.found ? (
        <InfoBar
          variant="warning"
          action={
            <Button
              size="small"
              onClick={() => {
                // the button is gone while it is looked at
                said.current?.focus();
                setAttempt(attempt + 1);
              }}
            >
              {t('ownHtml.again')}
            </Button>
          }
        >
          {t('ownHtml.failed')}
        </InfoBar>
      ) : null}
      {isKnown && outcome.found && outcome.found.length > 0 ? <OwnHtmlFindings of={outcome.found} /> : null}
    </>
  );
}
