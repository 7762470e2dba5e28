import { InfoBar } from '@portico/components';
import { Suspense, type ReactNode } from 'react';
import { Contained } from '../../app/contained.tsx';
import { useSite } from '../../app/site.tsx';

/** A part of the page that is loaded when it is asked for; where it cannot be, that is told in its place. */
export const Late = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => {
  const { t } = useSite();
  return (
    <Contained
      fallback={
        <InfoBar variant="alert" live>
          {t('error.offline')}
        </InfoBar>
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  );
};
