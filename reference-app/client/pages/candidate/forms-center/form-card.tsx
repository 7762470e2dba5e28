import { Button, Card, ClockIcon } from '@portico/components';
import type { FormsList, FormStatus } from '../../../../contract/forms.ts';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress } from '../../../site/site.tsx';
import { Due, FormStatusLabel } from '../../../forms/form-status.tsx';
import * as forms from '../../../forms/forms.css.ts';
import { formsCenterTexts } from '../../../locales/texts.ts';
import { useDay } from '../../../app/use-day.ts';
import * as styles from './forms-center.css.ts';

const deeds = { open: 'start', in_progress: 'continue', completed: 'view' } as const satisfies Record<
  FormStatus,
  string
>;

type FormCardProps = {
  form: FormsList['forms'][number];
  /** Until the browser has taken over; ms since 1970. */
  now: number;
};

/** A form that the candidate is asked to fill in: what it is, how it stands, until when, and the way into it. */
export function FormCard({ form, now }: FormCardProps) {
  const t = formsCenterTexts.useTexts();
  const address = useAddress();
  const writeDay = useDay();
  const { id, title, description, status, updated_at } = form;
  const deed = deeds[status];
  return (
    <Card
      as="li"
      title={<bdi>{title}</bdi>}
      data-status={status}
      meta={
        <span>
          <FormStatusLabel status={status} />
        </span>
      }
      actions={
        <Button
          variant={deed === 'view' ? 'default' : 'primary'}
          href={address(`/careers/forms?id=${id}`)}
          renderLink={renderLink}
          aria-label={t(`${deed}Of`, { title })}
        >
          {t(deed)}
        </Button>
      }
    >
      {description !== '' && <p className={forms.text}>{description}</p>}
      <div className={styles.facts}>
        <Due form={form} now={now} />
        {status === 'in_progress' && (
          <span className={forms.fact}>
            <ClockIcon />
            <span>{t('saved', { date: writeDay(Date.parse(updated_at)) })}</span>
          </span>
        )}
      </div>
    </Card>
  );
}
