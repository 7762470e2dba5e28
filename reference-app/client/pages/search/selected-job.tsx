import { Button, Card, InfoBar, Skeleton, useAnnounce } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { requestMessage } from '../../app/request-message.ts';
import { below } from '../../app/breakpoints.ts';
import { useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { useStandingError } from '../../app/use-standing-error.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { RequestError } from '../../request/request-error.ts';
import { PositionArticle } from '../position/position-article.tsx';
import * as styles from './search.css.ts';

type SelectedJobProps = {
  /** 0 = none. */
  id: number;
  /** Named in the address: on narrow screens it takes the list's place (SEARCH-21). */
  isChosen: boolean;
  backHref: string;
  label: string;
};

/** The job beside the results. One that does not exist is told and let go of (SEARCH-16). */
export function SelectedJob({ id, isChosen, backHref, label }: SelectedJobProps) {
  const { api, t } = useSite();
  const jobs = jobsTexts.useTexts();
  const panel = useRef<HTMLElement>(null);
  const query = useQuery({ ...positionQuery(api, id), enabled: id > 0 });
  const { data, refetch } = query;
  const error = useStandingError(query, String(id), data !== undefined);
  const shown = `${id} ${isChosen}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    panel.current?.scrollTo({ top: 0 });
    // where it has taken the list's place, the page's scroll place was the list's
    if (!isChosen || !window.matchMedia(below(992)).matches) return;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [shown, isChosen]);
  const announce = useAnnounce();
  const name = data?.position.name;
  const said = useRef(shown);
  useEffect(() => {
    if (said.current === shown || name === undefined) return;
    said.current = shown;
    // beside the list it changes out of the sight of those who listen; in the list's place it has the focus
    if (isChosen && !window.matchMedia(below(992)).matches) announce(name);
  }, [shown, isChosen, name, announce]);
  const navigate = useNavigate();
  const isLost = isChosen && error instanceof RequestError && error.kind === 'gone';
  const [told, setTold] = useState(0);
  if (isLost && told !== id) setTold(id);
  useEffect(() => {
    if (isLost) void navigate(backHref, { replace: true, preventScrollReset: true });
  }, [isLost, backHref, navigate]);
  return (
    <>
      {told > 0 && (
        <div className={styles.toast} onAnimationEnd={() => setTold(0)}>
          <InfoBar variant="alert" live>
            {t('search.positionFailed')}
          </InfoBar>
        </div>
      )}
      {id > 0 && !isLost && (
        <section
          ref={panel}
          tabIndex={-1}
          className={styles.panel}
          aria-label={label}
          aria-busy={!data && !error}
        >
          <p className={styles.backToResults}>
            <Link to={backHref}>{jobs('search.back')}</Link>
          </p>
          <Card padding="large">
            {data && <PositionArticle position={data.position} isClosed={data.isFallback} variant="panel" />}
            {!data && !error && <Skeleton lines={14} />}
            {error && (
              <InfoBar variant="alert" live>
                {t('search.positionFailed')}. {requestMessage(error, t)}{' '}
                <Button variant="secondary" size="small" onClick={() => void refetch()}>
                  {t('app.retry')}
                </Button>
              </InfoBar>
            )}
          </Card>
        </section>
      )}
    </>
  );
}
