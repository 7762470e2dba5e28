import { InfoBar, isOfferOpen } from '@portico/components';
import { useEffect, useRef, type ComponentProps } from 'react';
import { letterTexts } from '../../locales/letter-messages.ts';
import { letterCaseOf, type LetterCase } from '../../offers/letter-case.ts';
import { focusHeading } from '../../offers/focus-heading.ts';
import { useAnnounceChanges, useOfferStatusBar } from '../../offers/offer-status.tsx';
import type { Offer, OfferDocument } from '../../offers/offer.ts';
import { EvidenceDownload } from './evidence-download.tsx';
import { EndsSoon } from './ends-soon.tsx';
import { EsignLetter } from './esign-letter.tsx';
import { LetterAndForm } from './letter-and-form.tsx';

export type LetterProps = {
  offer: Offer;
  document: OfferDocument;
  /** Whether signing it accepts the whole offer, or signs this document of it (ruling 41). */
  actsOn: 'offer' | 'document';
};

/** The form beside a document that is there to be read. */
const forms: Partial<Record<LetterCase, ComponentProps<typeof LetterAndForm>['form']>> = {
  inline: 'typed',
  embedded: 'upload',
  readOnly: 'none',
};

/** Puts the focus where the page begins when what had it is gone with its form. */
const useFocusOnHeading = (letterCase: LetterCase) => {
  const before = useRef(letterCase);
  useEffect(() => {
    if (before.current === letterCase) return undefined;
    before.current = letterCase;
    // after a dialog that has gone as well, which gives the focus back to what is left
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [letterCase]);
};

/** A document in whichever case it is in. */
export const DocumentView = ({ now, ...props }: LetterProps & { now: number }) => {
  const { offer, document } = props;
  const t = letterTexts.useTexts();
  const letterCase = letterCaseOf(offer, document, now);
  const isOpen = isOfferOpen(offer, now);
  const form = forms[letterCase];
  const statusBar = useOfferStatusBar(offer, now);
  const hint =
    letterCase === 'processing' || letterCase === 'generating'
      ? { variant: 'info' as const, title: t(letterCase), text: t('processingHint') }
      : document.status === 'signed'
        ? {
            variant: 'success' as const,
            title: t('signed'),
            text: document.hasContent ? t('signedHint') : undefined,
          }
        : undefined;
  useAnnounceChanges(hint?.title ?? '');
  useFocusOnHeading(letterCase);
  return (
    <>
      {!isOpen && statusBar}
      {isOpen && <EndsSoon expiresAt={offer.expiresAt} now={now} />}
      {hint && (
        <InfoBar
          variant={hint.variant}
          title={hint.title}
          action={document.isSigned && <EvidenceDownload offer={offer} document={document} />}
        >
          {hint.text}
        </InfoBar>
      )}
      {letterCase === 'esign' && <EsignLetter {...props} />}
      {form && <LetterAndForm {...props} form={form} />}
    </>
  );
};
