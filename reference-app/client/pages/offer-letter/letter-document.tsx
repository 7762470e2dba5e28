import { Button, DownloadIcon, Inline, Skeleton, ViewIcon } from '@portico/components';
import { PdfViewer } from '@portico/components/pdf-viewer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../app/lazy.tsx';
import { pdfFiles } from '../../app/pdf-files.ts';
import { useSite } from '../../site/site.tsx';
import { useStandingError } from '../../app/use-standing-error.ts';
import { letterTexts } from '../../locales/texts.ts';
import { OfferFailed } from '../../offers/offer-failed.tsx';
import type { Offer, OfferDocument } from '../../request/offer.ts';
import { letterQuery } from '../../request/queries/letter.ts';
import * as styles from './letter.css.ts';
import { fileNameOf, useDownload } from './use-download.ts';

const ViewDialog = lazyDialog(() => import('./view-dialog.tsx'));

type LetterDocumentProps = { offer: Offer; document: OfferDocument };

/** The PDF, to read here, in a window of its own, or offline. */
export function LetterDocument({ offer, document }: LetterDocumentProps) {
  const { boot, t: site } = useSite();
  const t = letterTexts.useTexts();
  const { name, hasContent } = document;
  const content = letterQuery(boot.domain, offer.id, document);
  const query = useQuery({ ...content, enabled: hasContent });
  const { data, refetch } = query;
  const error = useStandingError(query, JSON.stringify(content.queryKey), data !== undefined);
  const { download, isLoading } = useDownload(offer, document);
  const [isViewed, setViewed] = useState(false);
  const fileName = fileNameOf(document);
  return (
    <div className={styles.letter}>
      <Inline gap={3}>
        <Button
          icon={<ViewIcon />}
          aria-label={t('viewOf', { name })}
          disabled={!data}
          onClick={() => setViewed(true)}
        >
          {t('view')}
        </Button>
        <Button
          icon={<DownloadIcon />}
          aria-label={t('downloadOf', { name })}
          loading={isLoading}
          loadingLabel={site('app.loading')}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </Inline>
      {data && (
        <div className={styles.paper}>
          <PdfViewer
            src={data}
            fileName={fileName}
            headingLevel={2}
            height="fill"
            onProblem={(problem) => console.error(`Document ${document.id} cannot be shown`, problem)}
            {...pdfFiles}
          />
        </div>
      )}
      {!data && error && (
        <OfferFailed title={t('letterFailed', { name })} headingLevel={2} error={error} onRetry={refetch} />
      )}
      {!data && !error && hasContent && (
        <section aria-busy="true" aria-label={site('app.loading')} className={styles.paper}>
          <Skeleton lines={12} />
        </section>
      )}
      {!hasContent && <p>{t('noContent')}</p>}
      {data && (
        <ViewDialog open={isViewed} onOpenChange={setViewed} title={name} src={data} fileName={fileName} />
      )}
    </div>
  );
}
