import { useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { letterTexts } from '../../locales/texts.ts';
import type { Offer, OfferDocument } from '../../request/offer.ts';
import { letterQuery } from '../../request/queries/letter.ts';

/** What a document is saved as. */
export const fileNameOf = ({ name }: OfferDocument): string => `${name}.pdf`;

/** Saves a document, or says why there is nothing to save (LETTER-09). */
export function useDownload(offer: Offer, letter: OfferDocument) {
  const { boot, queries } = useSite();
  const t = letterTexts.useTexts();
  const showToast = useShowToast();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    if (!letter.hasContent) {
      showToast({ text: t('noContent'), variant: 'alert' });
      return;
    }
    setLoading(true);
    try {
      const query = letterQuery(boot.domain, offer.id, letter);
      saveFile(await queries.fetchQuery({ ...query, retry: false }), { name: fileNameOf(letter) });
    } catch (error) {
      console.error(error);
      showToast({ text: t('downloadFailed'), variant: 'alert' });
    }
    setLoading(false);
  };
  return { download, isLoading };
}
