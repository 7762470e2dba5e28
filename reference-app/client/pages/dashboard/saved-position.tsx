import { BookmarkIcon, IconButton, JobCard, Status } from '@portico/components';
import type { SavedPositions } from '../../../contract/saved-positions.ts';
import { useAuth } from '../../app/auth.ts';
import { leaveFocusToHeading } from '../../app/heading-around.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { useWish } from '../../app/use-wish.ts';
import { dashboardTexts } from '../../locales/texts.ts';
import { savedPositionsQuery } from '../../request/queries/dashboard.ts';

type SavedPositionProps = {
  position: SavedPositions['positions'][number];
  /** Until the browser has taken over; ms since 1970. */
  now: number;
};

/** A saved job, which goes from the list when it is let go of; the toast that tells so can undo it. */
export function SavedPosition({ position, now }: SavedPositionProps) {
  const site = useSite();
  const { api, queries, t } = site;
  const dashboard = dashboardTexts.useTexts();
  const address = useAddress();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const saved = useWish(true);
  const letGo = () =>
    saved.make(false, async () => {
      const { savePosition } = await import('../position/save-position.ts');
      await savePosition({
        site,
        position,
        isSaved: false,
        showToast,
        onLogin: () => openLogin({ isSessionOver: true }),
      });
      // it shows as let go of until the list without it has come
      await queries.refetchQueries({ queryKey: savedPositionsQuery(api).queryKey }, { cancelRefetch: false });
    });
  return (
    <JobCard
      as="li"
      title={position.name}
      href={address(position.positionUrl)}
      renderLink={renderLink}
      department={position.department ?? undefined}
      places={position.locations}
      workLocation={position.workLocationOption}
      postedAt={position.postedTs * 1000}
      now={now}
      match={position.closedTs !== null && <Status>{dashboard('saved.closed')}</Status>}
      action={
        <IconButton
          ref={leaveFocusToHeading}
          variant="twoState"
          label={t('job.saveOf', { title: position.name })}
          icon={<BookmarkIcon />}
          pressed={saved.value}
          aria-busy={saved.isPending}
          onClick={letGo}
        />
      }
    />
  );
}
