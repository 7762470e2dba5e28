import { Button, TextArea } from '@portico/components';
import { useEffect, useMemo, useState } from 'react';
import { htmlContrast } from './html-contrast.ts';
import { LogInButton } from '../team/log-in-button.tsx';
import * as panel from '../style/panel.css.ts';
import { refusalOf } from '../store/stored-work.ts';
import { useEditorState } from '../store/use-editor.ts';
import type { CheckedHtml, HtmlPart } from './backend.ts';
import { ContentCard } from './content-card.tsx';
import * as styles from './content.css.ts';
import HtmlFindings from './html-findings.tsx';
import { RemovedList } from './removed-list.tsx';
import { contentTexts } from '../locales/areas.ts';
import { useContent, useContentState } from './use-content.ts';
import { usePart } from './use-part.ts';

/** ms after the last key before the server is asked what visitors would get. */
const pause = 400;

type Answer = { of: string; attempt: number; checked?: CheckedHtml; isLoggedOut?: boolean };

/** What visitors get of HTML, asked when nobody types. */
function useChecked(part: HtmlPart, html: string) {
  const { check } = useContent();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const isAnswered = answer?.of === html && answer.attempt === attempt;
  useEffect(() => {
    if (isAnswered) return undefined;
    let isWanted = true;
    const finish = (found: Pick<Answer, 'checked' | 'isLoggedOut'>) => {
      if (isWanted) setAnswer({ of: html, attempt, ...found });
    };
    const timer = setTimeout(
      () =>
        check(part, html).then(
          (checked) => finish({ checked }),
          (error: unknown) => finish({ isLoggedOut: refusalOf(error).isLoggedOut ?? false }),
        ),
      pause,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [check, part, html, attempt, isAnswered]);
  return {
    checked: answer?.checked,
    isLoggedOut: answer?.isLoggedOut === true,
    state: !isAnswered ? 'checking' : answer.checked ? 'checked' : 'failed',
    again: () => setAttempt(attempt + 1),
  } as const;
}

function Outcome({ part, html }: { part: HtmlPart; html: string }) {
  const t = contentTexts.useTexts();
  const { tryOn } = useContent();
  const isEdited = useContentState(({ edits }) => edits[part] !== undefined);
  const { checked, state, isLoggedOut, again } = useChecked(part, html);
  useEffect(() => {
    if (!isEdited || !checked) return undefined;
    tryOn(part, checked);
    return () => tryOn(part);
  }, [tryOn, part, checked, isEdited]);
  const draft = useEditorState(({ settled }) => settled.theme);
  const published = useEditorState((editor) => editor.published.theme);
  const found = useMemo(
    // it is live as soon as it is saved, before the draft is
    () => checked && htmlContrast(checked, { part, themes: [...new Set([published, draft])] }),
    [checked, part, published, draft],
  );
  if (state === 'failed')
    return (
      <div className={panel.row}>
        <output>{t('html.checkFailed')}</output>
        {isLoggedOut ? <LogInButton /> : null}
        <Button size="small" onClick={again}>
          {t('again')}
        </Button>
      </div>
    );
  const shown = !checked || html.trim() === '' ? 'standard' : checked.html === '' ? 'nothingLeft' : undefined;
  return (
    <>
      <output className={panel.help}>
        {state === 'checking' ? t('html.checking') : t(`html.${shown ?? (isEdited ? 'tried' : 'same')}`)}
      </output>
      {html.trim() === '' || !checked ? null : (
        <>
          <RemovedList removed={checked.removed} />
          {found ? <HtmlFindings found={found} /> : null}
        </>
      )}
    </>
  );
}

/** The employer's own navbar or footer: as it is written, as visitors get it, and what that has lost. */
export function HtmlCard({ part }: { part: HtmlPart }) {
  const t = contentTexts.useTexts();
  const { value, change, locked, errors } = usePart(part);
  return (
    <ContentCard
      part={part}
      help={t('html.help')}
      locked={locked}
      describe={(content) => content[part]}
      isShown={(field) => field === part}
    >
      <div className={styles.code}>
        <TextArea
          label={t('html.text', { part: t(`part.${part}`) })}
          description={t('html.lines', { count: value === '' ? 0 : value.split('\n').length })}
          value={value}
          limit={20_000}
          minRows={4}
          maxRows={20}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          readOnly={locked !== undefined}
          error={errors[part]}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <Outcome part={part} html={value} />
    </ContentCard>
  );
}
