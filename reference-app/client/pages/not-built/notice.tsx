import { Button, InfoBar } from '@portico/components';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useMessages } from '../../app/site.tsx';

/** Says plainly that the rest is to come, and leads back to the jobs. */
export const NotBuiltNotice = () => {
  const t = useMessages();
  const address = useAddress();
  return (
    <>
      <InfoBar variant="info">{t('notBuilt.text')}</InfoBar>
      <Button variant="secondary" href={address('/careers')} renderLink={renderLink}>
        {t('job.allJobs')}
      </Button>
    </>
  );
};
