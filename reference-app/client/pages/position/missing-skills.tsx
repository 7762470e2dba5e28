import { Button, Inline, PlusIcon } from '@portico/components';
import { useId, useRef, useState } from 'react';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';
import { changeSkill } from './change-skill.ts';
import * as styles from './match.css.ts';

type MissingSkillsProps = { id: number; skills: readonly string[] };

/** What the job asks for and nothing tells of; one press puts a skill into the profile, and the match counts it. */
export function MissingSkills({ id, skills }: MissingSkillsProps) {
  const site = useSite();
  const t = positionTexts.useTexts();
  const { openLogin } = useAuth();
  const showToast = useShowToast();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState<string>();
  if (skills.length === 0) return null;

  const tell = (error: unknown) => {
    if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
    else showToast({ variant: 'alert', duration: 'long', text: requestMessage(error, site.t) });
  };
  const change = async (skill: string, operation: 'add' | 'remove') => {
    await changeSkill(site, { id, skill, operation });
    const isAdded = operation === 'add';
    showToast({
      variant: 'success',
      text: t(isAdded ? 'match.added' : 'match.removed', { skill }),
      ...(isAdded && {
        action: { label: t('match.undo'), onSelect: () => void change(skill, 'remove').catch(tell) },
      }),
    });
  };
  const add = async (skill: string) => {
    if (adding !== undefined) return;
    setAdding(skill);
    // the button is about to go
    const next = heading.current;
    try {
      await change(skill, 'add');
      next?.focus({ preventScroll: true });
    } catch (error) {
      tell(error);
    }
    setAdding(undefined);
  };
  return (
    <div className={styles.group}>
      <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.subheading}>
        {t('match.missing')}
      </h3>
      <p className={styles.muted}>{t('match.missingHint')}</p>
      <Inline as="ul" gap={2} aria-labelledby={headingId}>
        {skills.map((skill) => (
          <li key={skill}>
            <Button
              size="small"
              icon={<PlusIcon />}
              aria-label={t('match.add', { skill })}
              loading={adding === skill}
              loadingLabel={skill}
              onClick={() => void add(skill)}
            >
              {skill}
            </Button>
          </li>
        ))}
      </Inline>
    </div>
  );
}
