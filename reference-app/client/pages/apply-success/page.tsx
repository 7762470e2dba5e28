import { Button, Card, ErrorState, InfoBar, Inline, Skeleton, Stack } from '@portico/components';
import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { defaultTitle } from '../../app/page-head.ts';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { requestMessage } from '../../app/request-message.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { scripted } from '../../forms/once-hydrated.css.ts';
import { applyTexts } from '../../locales/texts.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import * as styles from '../apply/apply.css.ts';
import { positionIds } from '../apply/position-ids.ts';
import { sentHere } from '../apply/sent-here.ts';
import { isGone } from './is-gone.ts';
import { NothingSent } from './nothing-sent.tsx';
import { Sent } from './sent.tsx';

/**
 * Where sending an application leads. It says that one was sent only of what this tab has sent, or what the account that is
 * logged in has: anybody may type this address. Showing it sends nothing.
 */
export function Component() {
  const { search } = useLocation();
  const ids = positionIds(new URLSearchParams(search));
  return (
    <main className={styles.page}>
      <Stack gap={6}>
        <Answer ids={ids} />
      </Stack>
    </main>
  );
}

function Answer({ ids }: { ids: readonly number[] }) {
  const { api, boot, t: site } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const jobs = useQueries({ queries: ids.map((id) => positionQuery(api, id)) });
  // what the tab remembers, of which the server knows nothing
  const isHydrated = useIsHydrated();
  const here = isHydrated ? sentHere(boot) : [];
  const isInAccount = (id: number) =>
    here.some((sent) => sent.by !== null && sent.ids.includes(id)) ||
    jobs.some(({ data }) => data?.position.id === id && data.position.positionUserActions.appliedTs !== null);
  const sent = ids.filter((id) => isInAccount(id) || here.some((one) => one.ids.includes(id)));
  if (sent.length > 0)
    return (
      <Sent
        ids={sent}
        email={here.findLast((one) => one.ids.some((id) => sent.includes(id)))?.email}
        isInAccount={sent.every(isInAccount)}
      />
    );
  const failed = jobs.filter(({ error }) => error !== null && !isGone(error));
  // of a visitor the browser knows all that there is to know
  const isLooking = !isHydrated || (boot.user !== null && jobs.some(({ isPending }) => isPending));
  if (!isLooking && (boot.user === null || failed.length === 0)) return <NothingSent ids={ids} />;
  return (
    <>
      <h1 className={styles.title}>{t('sent.looking')}</h1>
      {isLooking ? (
        <>
          <div className={scripted}>
            <Card as="div" padding="medium">
              <Skeleton lines={2 * ids.length + 1} />
            </Card>
          </div>
          <noscript>
            <InfoBar variant="warning">{t('needsScript')}</InfoBar>
          </noscript>
        </>
      ) : (
        <Card as="section" padding="large">
          <ErrorState
            title={t('sent.unchecked')}
            onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
          >
            {requestMessage(failed[0]!.error!, site)}
          </ErrorState>
        </Card>
      )}
      <Inline gap={3}>
        <Button href={address('/careers')} renderLink={renderLink}>
          {t('allJobs')}
        </Button>
      </Inline>
    </>
  );
}

/** An address without a job tells of nothing that was sent. */
export const redirect = ({ url }: PageArguments) =>
  positionIds(url.searchParams).length === 0 ? '/careers' : undefined;

export const catalogue = 'apply';
export async function prepare({ boot }: PageArguments['site']) {
  await applyTexts.load(boot.locale);
}

export const meta = ({ site: { boot, t } }: PageArguments): PageMeta => ({
  title: defaultTitle(boot, t),
  isHidden: true,
});
