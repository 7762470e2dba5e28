import {
  Button,
  EditIcon,
  CopyIcon,
  IconButton,
  Menu,
  MoreIcon,
  RefreshIcon,
  Table,
  TrashIcon,
  type TableColumn,
} from '@portico/components';
import { Link } from 'react-router-dom';
import type { ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useDay } from '../../app/use-day.ts';
import { formsEditorTexts } from '../../locales/forms-editor-messages.ts';
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
    <span className={styles.lines}>
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
  if (open + candidates.submitted === 0) return <span className={styles.muted}>–</span>;
  return (
    <span className={styles.lines}>
      <span>{t('submitted', { count: candidates.submitted })}</span>
      <span className={styles.muted}>{t('open', { count: open })}</span>
    </span>
  );
}

function LastChange({ form: { updatedAt, updatedBy } }: RowProps) {
  const writeDay = useDay();
  return (
    <span className={styles.lines}>
      <time dateTime={updatedAt}>{writeDay(Date.parse(updatedAt))}</time>
      {updatedBy !== null && <bdi className={styles.muted}>{updatedBy}</bdi>}
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
                    icon: <TrashIcon />,
                    destructive: true,
                    onSelect: () => dialogs.askToRetire(form),
                  },
            ],
          },
        ]}
      />
    </span>
  );
}

type Texts = ReturnType<typeof formsEditorTexts.useTexts>;

const columnsOf = (t: Texts, dialogs: Dialogs): readonly TableColumn<ListedEmployerForm>[] => [
  { id: 'form', header: t('column.form'), rowHeader: true, cell: (form) => <FormName form={form} /> },
  { id: 'status', header: t('column.status'), cell: (form) => <FormStanding form={form} /> },
  { id: 'candidates', header: t('column.candidates'), cell: (form) => <Candidates form={form} /> },
  { id: 'change', header: t('column.change'), cell: (form) => <LastChange form={form} /> },
  {
    id: 'actions',
    header: t('column.actions'),
    align: 'end',
    cell: (form) => <Actions form={form} {...dialogs} />,
  },
];

/** Forms in rows: what each is, how it stands, who has it, and what can be done with it. */
export function FormTable({ forms, ...dialogs }: Dialogs & { forms: readonly ListedEmployerForm[] }) {
  const t = formsEditorTexts.useTexts();
  return (
    <div className={styles.table}>
      <Table
        caption={t('list')}
        captionHidden
        rows={forms}
        rowKey={({ id }) => String(id)}
        columns={columnsOf(t, dialogs)}
      />
    </div>
  );
}
