import { InfoBar, useAnnounce } from '@portico/components';
import { isOpen } from '@portico/core/offers';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useSite } from '../../site/site.tsx';
import { letterTexts } from '../../locales/texts.ts';
import { letterCaseOf, type LetterCase } from '../../offers/letter-case.ts';
import { focusHeading } from '../../offers/focus-heading.ts';
import { LogInAgain } from '../../offers/log-in-again.tsx';
import type { ShownOffer } from '../../offers/offer-around.tsx';
import { useAnnounceChanges, useOfferStatusBar } from '../../offers/offer-status.tsx';
import type { Offer, OfferDocument } from '../../request/offer.ts';
import { areAllSigned, documentsToSign } from './documents-to-sign.ts';
import { EsignLetter } from './esign-letter.tsx';
import { EvidenceDownload } from './evidence-download.tsx';
import { LetterAndForm } from './letter-and-form.tsx';
import { NextDocument } from './next-document.tsx';

const minute = 60_000;
/** Minutes before the end from which on it is told. */
const soon = 30;

/** Says in time that an offer is about to expire, so that nobody signs in vain. */
function EndsSoon({ expiresAt, now }: { expiresAt: number | undefined; now: number }) {
  const t = letterTexts.useTexts();
  const announce = useAnnounce();
  const minutes = expiresAt === undefined ? Infinity : Math.ceil((expiresAt - now) / minute);
  const isSoon = minutes <= soon;
  const text = isSoon ? t('endsSoon', { minutes }) : '';
  // who has come to a page that says so has it read with the page; nobody wants to hear every minute
  const isKnown = useRef(isSoon);
  useEffect(() => {
    if (!isSoon || isKnown.current) return;
    isKnown.current = true;
    announce(text);
  }, [announce, isSoon, text]);
  return isSoon && <InfoBar variant="warning">{text}</InfoBar>;
}

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
function useFocusOnHeading(letterCase: LetterCase) {
  const before = useRef(letterCase);
  useEffect(() => {
    if (before.current === letterCase) return undefined;
    before.current = letterCase;
    // after a dialog that has gone as well, which gives the focus back to what is left
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [letterCase]);
}

/** A document in whichever case it is in. */
export function DocumentView({
  now,
  isSessionOver,
  ...props
}: LetterProps & Pick<ShownOffer, 'now' | 'isSessionOver'>) {
  const { offer, document } = props;
  const { t: site } = useSite();
  const t = letterTexts.useTexts();
  const letterCase = letterCaseOf(offer, document, now);
  const isOfferOpen = isOpen(offer, now);
  const form = forms[letterCase];
  const statusBar = useOfferStatusBar(offer, now);
  const isWaiting = letterCase === 'processing' || letterCase === 'generating';
  const isLost = isWaiting && isSessionOver;
  const isToSign = letterCase !== 'readOnly' && !isWaiting;
  const title = isWaiting ? t(letterCase) : document.status === 'Signed' ? t('signed') : '';
  const lost = isLost ? site('error.login') : '';
  const allSigned = areAllSigned(offer) ? t('allSigned') : '';
  const ownHint = isWaiting ? t('processingHint') : document.hasContent && t('signedHint');
  useAnnounceChanges(title);
  useAnnounceChanges(lost);
  useAnnounceChanges(allSigned);
  useFocusOnHeading(letterCase);
  return (
    <>
      {!isOfferOpen && statusBar}
      {isOfferOpen && <EndsSoon expiresAt={offer.expiresAt} now={now} />}
      {title !== '' && (
        <InfoBar
          variant={isLost ? 'warning' : isWaiting ? 'info' : 'success'}
          title={title}
          action={
            isLost ? (
              <LogInAgain />
            ) : (
              document.isSigned && <EvidenceDownload offer={offer} document={document} />
            )
          }
        >
          {lost || [ownHint, allSigned].filter(Boolean).join(' ')}
        </InfoBar>
      )}
      <NextDocument offer={offer} waiting={isToSign ? [] : documentsToSign(offer, document, now)} />
      {letterCase === 'esign' && <EsignLetter {...props} />}
      {form && <LetterAndForm {...props} form={form} />}
    </>
  );
}
