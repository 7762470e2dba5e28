import { Button, Disclosure, InfoBar, Skeleton, Status } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { settingsTexts } from '../../../locales/texts.ts';
import { signInsQuery } from '../../../request/queries/settings.ts';
import { browserName, networkText } from './session-item.tsx';
import * as styles from './settings.css.ts';

/** Who logged in lately or tried to, asked for by those who open it. */
export function SignIns() {
  const t = settingsTexts.useTexts();
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className={styles.wide}>
      <Disclosure
        summary={t('signIns')}
        headingLevel={3}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
      >
        {wasOpened && <SignInList />}
      </Disclosure>
    </div>
  );
}

function SignInList() {
  const { api, boot, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const query = useQuery(signInsQuery(api));
  const { data, refetch } = query;
  const error = useStandingError(query, 'sign-ins', data !== undefined);
  const format = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (data?.length === 0) return <p className={styles.text}>{t('signIns.none')}</p>;
  if (data)
    return (
      <ul className={styles.rows}>
        {data.map((signIn) => {
          const { id, at, how, result, network } = signIn;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.rowText}>
                <Status variant={result === 'done' ? 'success' : 'alert'}>{t(`signIns.${result}`)}</Status>
                <div className={styles.facts}>
                  <time dateTime={at}>{format.format(new Date(at))}</time>
                  <span>{t(`signIns.how.${how}`)}</span>
                  <span>{browserName(signIn, t)}</span>
                  {network !== null && <span>{networkText(network, t)}</span>}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    );
  if (!error) return <Skeleton lines={6} />;
  return (
    <InfoBar
      variant="alert"
      live
      action={
        <Button size="small" onClick={() => void refetch()}>
          {site('app.retry')}
        </Button>
      }
    >
      {t('signIns.failed')}. {requestMessage(error, site)}
    </InfoBar>
  );
}
