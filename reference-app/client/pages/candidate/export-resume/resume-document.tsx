import { Button, DownloadIcon, FileIcon, Inline, Skeleton } from '@portico/components';
import { PdfViewer } from '@portico/components/pdf-viewer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { useAuth } from '../../../app/auth.ts';
import { pdfFiles } from '../../../app/pdf-files.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { profileTexts } from '../../../locales/texts.ts';
import { OfferFailed } from '../../../offers/offer-failed.tsx';
import { getFile } from '../../../request/get-file.ts';
import { exportedQuery } from '../../../request/queries/profile.ts';
import { RequestError } from '../../../request/request-error.ts';
import * as styles from './export.css.ts';

/** The resume to read here, to keep and to print (PROFILE-03). */
export function ResumeDocument({ profile }: { profile: Profile }) {
  const { boot, queries, t: site } = useSite();
  const t = profileTexts.useTexts();
  const { openLogin } = useAuth();
  const showToast = useShowToast();
  const [saving, setSaving] = useState<'pdf' | 'json'>();
  const exported = exportedQuery(boot.domain, profile.version);
  const query = useQuery(exported);
  const { data, refetch } = query;
  const error = useStandingError(query, String(profile.version), data !== undefined);
  const name = t('export.file', { name: profile.fullname });

  const save = async (what: 'pdf' | 'json') => {
    setSaving(what);
    try {
      if (what === 'pdf') {
        saveFile(await queries.fetchQuery({ ...exported, retry: false }), { name: `${name}.pdf` });
      } else {
        const { signal } = new AbortController();
        const parameters = { domain: boot.domain, format: 'json' };
        const type = 'application/json';
        saveFile(await getFile('/api/pcsx/profile_export', { parameters, signal }), {
          name: 'profile.json',
          type,
        });
      }
    } catch (problem) {
      if (problem instanceof RequestError && problem.kind === 'login') openLogin({ isSessionOver: true });
      else showToast({ variant: 'alert', text: t('export.downloadFailed') });
    }
    setSaving(undefined);
  };
  return (
    <>
      <Inline gap={3}>
        <Button
          variant="primary"
          icon={<DownloadIcon />}
          loading={saving === 'pdf'}
          loadingLabel={site('app.loading')}
          onClick={() => void save('pdf')}
        >
          {t('export.download')}
        </Button>
        <Button icon={<FileIcon />} onClick={() => window.print()}>
          {t('export.print')}
        </Button>
        <Button
          icon={<DownloadIcon />}
          loading={saving === 'json'}
          loadingLabel={site('app.loading')}
          onClick={() => void save('json')}
        >
          {t('export.data')}
        </Button>
      </Inline>
      {data && (
        <div className={styles.paper}>
          <PdfViewer
            src={data}
            fileName={`${name}.pdf`}
            headingLevel={2}
            height="fill"
            onProblem={(problem) => console.error('The resume cannot be shown', problem)}
            {...pdfFiles}
          />
        </div>
      )}
      {!data && error && (
        <OfferFailed title={t('export.failed')} headingLevel={2} error={error} onRetry={refetch} />
      )}
      {!data && !error && (
        <section aria-busy="true" aria-label={t('export.making')} className={styles.paper}>
          <Skeleton lines={12} />
        </section>
      )}
    </>
  );
}
