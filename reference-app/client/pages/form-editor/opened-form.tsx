import {
  Button,
  CopyIcon,
  EditIcon,
  HideIcon,
  IconButton,
  InfoBar,
  Menu,
  MoreIcon,
  PageHeader,
  Skeleton,
} from '@portico/components';
import { useState } from 'react';
import type { EmployerForm } from '../../../contract/employer-forms.ts';
import { column } from '../../app/column.css.ts';
import { lazyDialog, lazyPart } from '../../app/lazy.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { useDay } from '../../app/use-day.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useAddress } from '../../site/site.tsx';
import { useFormDialogs } from '../forms-editor/form-dialogs.tsx';
import { FormState } from '../forms-editor/form-state.tsx';
import * as styles from './form-editor.css.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useDraft } from './use-draft.ts';

const Editor = lazyPart(() => import('./editor.tsx'), { Pending: EditorPending });
const PublishDialog = lazyDialog(() => import('./publish-dialog.tsx'));

function EditorPending() {
  const t = formsEditorTexts.useTexts();
  return (
    <section aria-busy="true" aria-label={t('form.loading')}>
      <Skeleton lines={8} />
    </section>
  );
}

/** A form in its editor, below what it is called, how it stands, and what can be done with it as a whole. */
export function OpenedForm({ form }: { form: EmployerForm }) {
  const t = formsEditorTexts.useTexts();
  const [isUnsaved, setUnsaved] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { start, onSave } = useDraft(form);
  const isHydrated = useIsHydrated();
  const { dialogs, ...asking } = useFormDialogs();
  const isRetired = form.status === 'retired';
  return (
    <main className={`${column} ${styles.page}`}>
      <FormHead form={form} asking={asking} onPublish={() => setPublishing(true)} />
      {isRetired && (
        <InfoBar
          variant="warning"
          action={
            <Button size="small" onClick={() => void asking.restore(form)}>
              {t('restoreForm')}
            </Button>
          }
        >
          {t('retiredNote')}
        </InfoBar>
      )}
      <noscript>
        <InfoBar variant="warning">{t('needsScript')}</InfoBar>
      </noscript>
      {isHydrated ? (
        <Editor
          key={start.key}
          definition={start.definition}
          version={start.version}
          savedDefinition={start.savedDefinition}
          onSave={onSave}
          onUnsavedChange={setUnsaved}
        />
      ) : (
        <EditorPending />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
      <PublishDialog id={form.id} isUnsaved={isUnsaved} open={isPublishing} onOpenChange={setPublishing} />
      {dialogs}
    </main>
  );
}

type FormHeadProps = {
  form: EmployerForm;
  asking: Omit<ReturnType<typeof useFormDialogs>, 'dialogs'>;
  onPublish: () => void;
};

function FormHead({ form, asking, onPublish }: FormHeadProps) {
  const t = formsEditorTexts.useTexts();
  const address = useAddress();
  const writeDay = useDay();
  const { title, description, status, hasChanges, updatedAt, updatedBy } = form;
  const date = writeDay(Date.parse(updatedAt));
  const isRetired = status === 'retired';
  return (
    <PageHeader
      title={<bdi>{title}</bdi>}
      description={description === '' ? undefined : <bdi>{description}</bdi>}
      back={{ href: address('/careers/forms/editor'), label: t('back') }}
      renderLink={renderLink}
      meta={
        <>
          <FormState form={form} />
          {status === 'published' && hasChanges && <span className={styles.muted}>{t('changes')}</span>}
          <span className={styles.muted}>{t('form.id', { id: String(form.id) })}</span>
          <span className={styles.muted}>
            {updatedBy === null
              ? t('form.changed', { date })
              : t('form.changedBy', { date, name: updatedBy })}
          </span>
        </>
      }
      actions={
        <>
          <Menu
            trigger={<IconButton label={t('more')} icon={<MoreIcon />} />}
            items={[
              { label: t('rename'), icon: <EditIcon />, onSelect: () => asking.askToRename(form) },
              { label: t('duplicate'), icon: <CopyIcon />, onSelect: () => asking.askToDuplicate(form) },
              ...(isRetired
                ? []
                : [
                    {
                      group: [
                        {
                          label: t('retire'),
                          icon: <HideIcon />,
                          onSelect: () => asking.askToRetire(form),
                        },
                      ],
                    },
                  ]),
            ]}
          />
          {!isRetired && (
            <Button variant="primary" onClick={onPublish}>
              {t('publish')}
            </Button>
          )}
        </>
      }
    />
  );
}
