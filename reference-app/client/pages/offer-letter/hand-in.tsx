import { Button, Inline } from '@portico/components';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { letterTexts } from '../../locales/texts.ts';
import { isAccepted } from '../../request/offer.ts';
import { Decline } from './decline.tsx';
import type { LetterProps } from './document-view.tsx';
import type { useSubmit } from './use-submit.ts';

type HandInProps = Pick<LetterProps, 'offer'> & Pick<ReturnType<typeof useSubmit>, 'isPending' | 'isBusy'>;

/** The two answers to an offer, at the end of the form that signs it: declining, unless it was accepted, and handing in what is signed. */
export function HandIn({ offer, isPending, isBusy }: HandInProps) {
  const t = letterTexts.useTexts();
  const isHydrated = useIsHydrated();
  return (
    <Inline gap={3}>
      {!isAccepted(offer) && <Decline offer={offer} />}
      <Button
        type="submit"
        variant="primary"
        disabled={!isHydrated || (isBusy && !isPending)}
        loading={isPending}
        loadingLabel={t('submitting')}
      >
        {t('submit')}
      </Button>
    </Inline>
  );
}
