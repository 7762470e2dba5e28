import { BookmarkIcon, Button, Inline } from '@portico/components';
import { useRef } from 'react';
import type { PositionDetails } from '../../../contract/positions.ts';
import { noteEvent } from '../../app/analytics.ts';
import { useAuth } from '../../app/auth.ts';
import { usePendingAction } from '../../app/pending-action.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { useShowToast } from '../../app/toasts.tsx';
import { useWish } from '../../app/use-wish.ts';
import { CartToggle } from '../../cart/cart-toggle.tsx';
import { writeDay } from './job-facts.ts';
import * as styles from './position.css.ts';
import { ShareButton } from './share-button.tsx';

const pendingName = 'save-position';

type PositionActionsProps = { position: PositionDetails; isClosed: boolean; variant: 'panel' | 'page' };

/** Saves a job or ends that, after a login where there was none. */
function useSavedPosition(position: PositionDetails) {
  const site = useSite();
  const { openLogin } = useAuth();
  const showToast = useShowToast();
  const { id, name } = position;
  const saved = useWish(position.positionUserActions.isSaved);
  const saveButton = useRef<HTMLButtonElement>(null);
  const logIn = (isSessionOver: boolean) =>
    openLogin({ isSessionOver, pending: { name: pendingName, data: { id, name } } });
  const save = (isSaved: boolean) =>
    saved.make(isSaved, async () => {
      const { savePosition } = await import('./save-position.ts');
      await savePosition({ site, position, isSaved, showToast, onLogin: () => logIn(true) });
    });
  usePendingAction(pendingName, (data) => {
    // after the login another job may be shown here
    const asked = data as Pick<PositionDetails, 'id' | 'name'>;
    if (asked.id === id) {
      // the page has been loaded anew
      saveButton.current?.focus();
      return save(true);
    }
    return void import('./save-position.ts').then(
      ({ savePosition }) =>
        savePosition({ site, position: asked, isSaved: true, showToast, onLogin: () => logIn(true) }),
      () => showToast({ variant: 'alert', text: site.t('error.offline') }),
    );
  });
  const toggle = () => (site.boot.user ? save(!saved.value) : logIn(false));
  return { saved, saveButton, toggle };
}

/** What can be done about a job (JOB-02). */
export function PositionActions({ position, isClosed, variant }: PositionActionsProps) {
  const { boot, t } = useSite();
  const jobs = jobsTexts.useTexts();
  const { saved, saveButton, toggle } = useSavedPosition(position);
  const address = useAddress();
  const { id, isPrivate, positionUserActions } = position;
  const { appliedTs, applyAction } = positionUserActions;
  const { status, applyUrl } = applyAction;
  const canApply = !isClosed && !['link_off', 'closed', 'expired'].includes(status);
  const applyAddress =
    applyUrl ?? address(isPrivate ? `/careers/apply/private?pid=${id}` : `/careers/apply?pid=${id}`);
  return (
    <div className={styles.actions}>
      {appliedTs !== null && (
        <p className={styles.applied}>{jobs('job.applied', { date: writeDay(appliedTs, boot.locale) })}</p>
      )}
      <Inline gap={3}>
        {canApply && appliedTs === null && (
          <Button
            variant="apply"
            href={applyAddress}
            renderLink={applyUrl ? undefined : renderLink}
            onClick={() => noteEvent(boot.domain, 'click_apply_to_job', id)}
          >
            {jobs('job.apply')}
          </Button>
        )}
        {isClosed && (
          <Button
            variant="primary"
            href={address(`/careers/search?query=${encodeURIComponent(position.name)}`)}
            renderLink={renderLink}
          >
            {jobs('job.similar')}
          </Button>
        )}
        <span className={styles.scripted}>
          {boot.configs.loginSignupConfig.candidateLoginEnabled && (
            <Button
              ref={saveButton}
              variant="twoState"
              icon={<BookmarkIcon />}
              aria-label={t('job.saveOf', { title: position.name })}
              aria-busy={saved.isPending}
              pressed={saved.value}
              onClick={toggle}
            >
              {jobs('job.save')}
            </Button>
          )}
          {canApply && appliedTs === null && !applyUrl && !isPrivate && <CartToggle pid={id} />}
          <ShareButton title={position.name} url={position.publicUrl} />
        </span>
        {variant === 'panel' && (
          <span className={styles.besideResults}>
            <Button variant="secondary" href={address(position.positionUrl)} renderLink={renderLink}>
              {jobs('job.open')}
            </Button>
          </span>
        )}
      </Inline>
    </div>
  );
}
