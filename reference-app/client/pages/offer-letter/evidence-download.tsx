import { Button, DownloadIcon } from '@portico/components';
import { useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { letterTexts } from '../../locales/texts.ts';
import type { Offer, OfferDocument } from '../../request/offer.ts';
import { getFile } from '../../request/get-file.ts';
import { RequestError } from '../../request/request-error.ts';

/** Saves the record of a signature, which the server writes anew each time. */
export function EvidenceDownload({ offer, document }: { offer: Offer; document: OfferDocument }) {
  const { boot, t: site } = useSite();
  const t = letterTexts.useTexts();
  const showToast = useShowToast();
  const [isLoading, setLoading] = useState(false);
  const { id, name } = document;
  const download = async () => {
    setLoading(true);
    try {
      const address = `/api/offer/${encodeURIComponent(offer.id)}/${id}/evidence`;
      const { signal } = new AbortController();
      saveFile(await getFile(address, { parameters: { domain: boot.domain }, signal }), {
        name: `${name} (evidence).pdf`,
      });
    } catch (error) {
      console.error(error);
      // what was signed elsewhere has no record here
      const reason = error instanceof RequestError && error.kind === 'gone' ? error.serverMessage : undefined;
      showToast({ text: reason ?? t('evidenceFailed'), variant: 'alert' });
    }
    setLoading(false);
  };
  return (
    <Button
      size="small"
      icon={<DownloadIcon />}
      aria-label={t('evidenceOf', { name })}
      loading={isLoading}
      loadingLabel={site('app.loading')}
      onClick={() => void download()}
    >
      {t('evidence')}
    </Button>
  );
}
