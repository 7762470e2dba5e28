import {
  Button,
  EditIcon,
  HideIcon,
  CopyIcon,
  IconButton,
  Menu,
  MoreIcon,
  RefreshIcon,
  VisuallyHidden,
} from '@portico/components';
import { Link } from 'react-router-dom';
import type { ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useDay } from '../../app/use-day.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useAddress } from '../../site/site.tsx';
import type { useFormDialogs } from './form-dialogs.tsx';
import { FormState } from './form-state.tsx';
import * as styles from './forms-editor.css.ts';

type Dialogs = Omit<ReturnType<typeof useFormDialogs>, 'dialogs'>;
type RowProps = { form: ListedEmployerForm };

const addressOf = ({ id }: ListedEmployerForm) => `/careers/forms/editor/${id}`;

function FormName({ form }: RowProps) {
  const t = formsEditorTexts.useTexts();
  const address = useAddress();
  return (
    <span className={styles.title}>
      <Link to={address(addressOf(form))} className={styles.name}>
        <bdi>{form.title}</bdi>
      </Link>
      <span className={styles.muted}>{t('fields', { count: form.fieldCount })}</span>
    </span>
  );
}

function FormStanding({ form }: RowProps) {
  const t = formsEditorTexts.useTexts();
  const writeDay = useDay();
  const { status, hasChanges, retiredAt } = form;
  return (
    <span className={styles.lines}>
      <FormState form={form} />
      {status === 'draft' && <span className={styles.muted}>{t('neverPublished')}</span>}
      {status === 'published' && hasChanges && <span className={styles.muted}>{t('changes')}</span>}
      {retiredAt !== null && (
        <span className={styles.muted}>{t('retiredSince', { date: writeDay(Date.parse(retiredAt)) })}</span>
      )}
    </span>
  );
}

function Candidates({ form: { candidates } }: RowProps) {
  const t = formsEditorTexts.useTexts();
  const open = candidates.notStarted + candidates.started;
  if (open + candidates.submitted === 0) return <span className={styles.nobody}>–</span>;
  return (
    <span className={styles.lines}>
      <span>{t('submitted', { count: candidates.submitted })}</span>
      <span className={styles.muted}>{t('open', { count: open })}</span>
    </span>
  );
}

function LastChange({ form: { updatedAt, updatedBy } }: RowProps) {
  const t = formsEditorTexts.useTexts();
  const writeDay = useDay();
  return (
    <span className={styles.lines}>
      <VisuallyHidden>{t('column.change')}</VisuallyHidden>
      <time dateTime={updatedAt}>{writeDay(Date.parse(updatedAt))}</time>
      {updatedBy !== null && <span className={styles.person}>{updatedBy}</span>}
    </span>
  );
}

function Actions({ form, ...dialogs }: RowProps & Dialogs) {
  const t = formsEditorTexts.useTexts();
  const address = useAddress();
  const { title, status } = form;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        href={address(addressOf(form))}
        renderLink={renderLink}
        aria-label={t('editOf', { title })}
      >
        {t('edit')}
      </Button>
      <Menu
        trigger={<IconButton size="small" label={t('moreOf', { title })} icon={<MoreIcon />} />}
        items={[
          { label: t('rename'), icon: <EditIcon />, onSelect: () => dialogs.askToRename(form) },
          { label: t('duplicate'), icon: <CopyIcon />, onSelect: () => dialogs.askToDuplicate(form) },
          {
            group: [
              status === 'retired'
                ? { label: t('restore'), icon: <RefreshIcon />, onSelect: () => void dialogs.restore(form) }
                : {
                    label: t('retire'),
                    icon: <HideIcon />,
                    onSelect: () => dialogs.askToRetire(form),
                  },
            ],
          },
        ]}
      />
    </span>
  );
}

/** Forms in rows: what each is, how it stands, who has it, and what can be done with it. */
export function FormRows({ forms, ...dialogs }: Dialogs & { forms: readonly ListedEmployerForm[] }) {
  const t = formsEditorTexts.useTexts();
  return (
    <div className={styles.rows}>
      <div className={styles.head} aria-hidden="true">
        {(['form', 'status', 'candidates', 'change'] as const).map((column) => (
          <span key={column}>{t(`column.${column}`)}</span>
        ))}
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {forms.map((form) => (
          <li key={form.id} className={styles.row}>
            <FormName form={form} />
            <FormStanding form={form} />
            <Candidates form={form} />
            <LastChange form={form} />
            <Actions form={form} {...dialogs} />
          </li>
        ))}
      </ul>
    </div>
  );
}
