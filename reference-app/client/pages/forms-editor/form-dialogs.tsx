import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { useShowToast } from '../../app/toasts.tsx';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useAddress } from '../../site/site.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { useFormCalls, useWhyFailed } from './use-form-calls.ts';

type Form = Pick<ListedEmployerForm, 'id' | 'title' | 'description' | 'candidates'>;
type Asked = { about: 'create' } | { about: 'duplicate' | 'rename' | 'retire'; form: Form };

/** One key a dialog: a form is created once, however often its button is pressed. */
const newKey = () => crypto.randomUUID?.() ?? `${Date.now()} ${Math.random()}`;

/** The dialogs about a form, and what opens them. */
export function useFormDialogs() {
  const t = formsEditorTexts.useTexts();
  const showToast = useShowToast();
  const whyFailed = useWhyFailed();
  const navigate = useNavigate();
  const address = useAddress();
  const { create, rename, restore } = useFormCalls();
  const [asked, setAsked] = useState<Asked & { key: string; isOpen: boolean }>();
  const ask = (next: Asked) => setAsked({ ...next, key: newKey(), isOpen: true });
  const onOpenChange = (isOpen: boolean) => setAsked((before) => before && { ...before, isOpen });

  const dialogs = () => {
    if (!asked) return null;
    const shared = { key: asked.key, open: asked.isOpen, onOpenChange };
    if (asked.about === 'retire') return <RetireDialog {...shared} key={asked.key} form={asked.form} />;
    const { about } = asked;
    const form = about === 'create' ? undefined : asked.form;
    const title = form?.title ?? '';
    return (
      <TitleDialog
        {...shared}
        key={asked.key}
        purpose={about}
        start={{
          title: about === 'duplicate' ? t('duplicate.name', { title }) : title,
          description: form?.description ?? '',
        }}
        onSubmit={async (given) => {
          if (about === 'rename' && form) {
            await rename(form.id, given);
            showToast({ variant: 'success', text: t('renamed') });
            return;
          }
          const { id } = await create({ ...given, key: asked.key, copyOf: form?.id });
          void navigate(address(`/careers/forms/editor/${id}`));
        }}
      />
    );
  };
  return {
    dialogs: dialogs(),
    askToCreate: () => ask({ about: 'create' }),
    askToDuplicate: (form: Form) => ask({ about: 'duplicate', form }),
    askToRename: (form: Form) => ask({ about: 'rename', form }),
    askToRetire: (form: Form) => ask({ about: 'retire', form }),
    /** Nothing is lost by it: nobody is asked. */
    restore: async ({ id }: Form) => {
      try {
        await restore(id);
        showToast({ variant: 'success', text: t('restored') });
      } catch (error) {
        showToast({ variant: 'alert', duration: 'long', text: t('notDone', { why: whyFailed(error) }) });
      }
    },
  };
}
