import { Button, InfoBar } from '@portico/components';
import { sectionOf, type SectionId } from '@portico/tokens';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { readOnlyId } from './read-only-place.ts';
import { teamOf, type LockOutcome } from './team.ts';
import * as styles from './team.css.ts';
import { useTeam } from './use-team.ts';

/**
 * Around the fields of a section: says who has locked it, or what it overrides, lets those lock and unlock it who may, and keeps its fields
 * from being changed by those who may not.
 */
export function SectionGate({ section, children }: { section: SectionId; children: ReactNode }) {
  const { editor, texts } = useBuilder();
  const { t, sectionLabel } = texts;
  const team = teamOf(editor);
  const lock = useTeam(({ locks }) => locks.find((each) => each.section === section));
  const { overrides } = sectionOf(section);
  const lockAbove = useTeam(({ locks }) => locks.find((each) => each.section === overrides));
  const mayLock = useTeam(({ rights }) => rights?.has('lock') === true);
  const isReadOnly = useEditorState((state) => state.isReadOnly);
  const isBarred = useEditorState(({ closed }) => closed.has(section));
  const [outcome, setOutcome] = useState<LockOutcome>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => team.visit(section), [team, section]);
  const state = useRef<HTMLOutputElement>(null);
  const isClosed = isReadOnly || isBarred;
  const gate = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { current } = gate;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // what is disabled, or leaves with that, loses the focus, and nothing gets it; when what tells of it has been rendered
      queueMicrotask(() => {
        if (!current?.disabled || document.activeElement !== document.body) return;
        (document.querySelector<HTMLElement>(`#${readOnlyId}`) ?? state.current)?.focus();
      });
    };
    // not by React, which hears of no focus while it renders
    current?.addEventListener('focusout', onFocusOut);
    return () => current?.removeEventListener('focusout', onFocusOut);
  }, []);
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(await team.changeLock(section, lock === undefined));
    setBusy(false);
  };
  const said = () => {
    if (lock) return lock.by ? t('lock.lockedBy', { name: lock.by }) : t('lock.locked');
    if (!lockAbove || !overrides) return t('lock.open');
    const above = { section: sectionLabel(overrides) };
    return lockAbove.by ? t('lock.aboveBy', { ...above, name: lockAbove.by }) : t('lock.above', above);
  };
  return (
    <>
      {lock || lockAbove || mayLock ? (
        <div className={styles.lock}>
          <output ref={state} tabIndex={-1} className={styles.state}>
            {said()}
          </output>
          {mayLock ? (
            <Button
              variant="systemUi"
              size="small"
              aria-label={t(lock ? 'lock.unlockSection' : 'lock.lockSection', {
                section: sectionLabel(section),
              })}
              aria-disabled={isBusy}
              onClick={() => void change()}
            >
              {t(lock ? 'lock.unlock' : 'lock.lock')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {outcome && outcome.status !== 'done' ? (
        <InfoBar variant="alert" live>
          {outcome.status === 'offline' ? t('lock.offline') : (outcome.message ?? t('lock.failed'))}
        </InfoBar>
      ) : null}
      <fieldset ref={gate} className={styles.gate} disabled={isClosed}>
        {children}
      </fieldset>
    </>
  );
}
