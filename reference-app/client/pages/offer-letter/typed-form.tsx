import { Checkbox, Stack, TextField, useAnnounce } from '@portico/components';
import { isTheirName } from '@portico/core/offers';
import { useQuery } from '@tanstack/react-query';
import { useForm, type FieldErrors } from 'react-hook-form';
import { usePendingAction } from '../../app/pending-action.ts';
import { serverNow } from '../../request/server-clock.ts';
import { useSite } from '../../site/site.tsx';
import { letterTexts } from '../../locales/texts.ts';
import * as offerStyles from '../../offers/offers.css.ts';
import { letterQuery, profileNameQuery } from '../../request/queries/letter.ts';
import { RequestError } from '../../request/request-error.ts';
import type { LetterProps } from './document-view.tsx';
import { HandIn } from './hand-in.tsx';
import * as styles from './letter.css.ts';
import { fileNameOf } from './use-download.ts';
import { useSubmit, type Submission } from './use-submit.ts';

type SignFields = { agreed: boolean; signature: string };

/** What waits for a login is for this letter only. */
const pendingName = ({ offer, document }: LetterProps) => `sign ${offer.id} ${document.id}`;

/** Signing a letter by one's typed name (LETTER-05, LETTER-06). */
export function TypedForm(props: LetterProps) {
  const { offer, document } = props;
  const { api, boot, queries } = useSite();
  const t = letterTexts.useTexts();
  const { data: profileName } = useQuery(profileNameQuery(api));
  const knownName = profileName || boot.user?.fullname || '';
  const form = useForm<SignFields>({ defaultValues: { agreed: false, signature: '' } });
  const { register, handleSubmit, formState, getValues, reset, setError } = form;

  /** The letter with the typed name on it; one that cannot be written on as it is: the server writes the name beside it. */
  const make = async (): Promise<Submission> => {
    const signature = getValues('signature').trim();
    const letter = await queries.fetchQuery(letterQuery(boot.domain, offer.id, document));
    const date = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'long' }).format(serverNow());
    const stamped = await import('../../offers/stamp-letter.ts')
      .then(({ stampLetter }) => stampLetter(letter, { name: signature, date }))
      .catch((error: unknown) => {
        console.error(error);
        return letter;
      });
    return { signature, file: new File([stamped], fileNameOf(document), { type: 'application/pdf' }) };
  };
  const { run, isPending, isBusy } = useSubmit(props, {
    make,
    onFailed: (error) => {
      const complaint = error instanceof RequestError ? error.validationErrors['signature'] : undefined;
      if (complaint !== undefined) setError('signature', { message: complaint }, { shouldFocus: true });
    },
    pending: () => ({ name: pendingName(props), data: getValues() }),
  });
  const announce = useAnnounce();
  /** The focus goes to the first mistake, where it is read; one that is made where the focus is already is read aloud. */
  const refuse = ({ agreed, signature }: FieldErrors<SignFields>) => {
    const first = agreed ?? signature;
    if (first?.message && first.ref instanceof Element && first.ref.matches(':focus'))
      announce(first.message);
  };
  usePendingAction(pendingName(props), (data) => reset(data as SignFields));
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label={t('sign.title')}
      onSubmit={(event) => void handleSubmit(() => run(), refuse)(event)}
    >
      <Stack gap={4}>
        <h2 className={offerStyles.subheading}>{t('sign.title')}</h2>
        <Checkbox
          required
          label={t('agree')}
          error={formState.errors.agreed?.message}
          {...register('agreed', { required: t('required') })}
        />
        <TextField
          required
          autoComplete="name"
          maxLength={300}
          label={t('signature')}
          error={formState.errors.signature?.message}
          {...register('signature', {
            validate: (typed) =>
              isTheirName(typed, knownName) || t(typed.trim() === '' ? 'required' : 'wrongName'),
          })}
        />
        <HandIn offer={offer} isPending={isPending} isBusy={isBusy} />
      </Stack>
    </form>
  );
}
