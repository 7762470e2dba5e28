import { Button, TextField } from '@portico/components';
import { useEffect, useRef, useState } from 'react';
import type { SavedSearch } from '../../../../contract/saved-searches.ts';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import * as styles from './settings.css.ts';
import { useChange } from './use-change.ts';

/** As long as the server takes it. */
const longest = 200;

/** Gives a job alert another name, in its row. What was typed stays where it could not be saved. */
function RenameForm({ alert, onClose }: { alert: SavedSearch; onClose: () => void }) {
  const { t: site } = useSite();
  const t = settingsTexts.useTexts();
  const change = useChange();
  const [typed, setTyped] = useState(alert.name);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const complain = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const save = async () => {
    if (isPending) return;
    const name = typed.trim();
    if (name === '') return complain(site('form.requiredName', { name: t('alerts.name') }));
    if (name === alert.name) return onClose();
    setPending(true);
    setProblem(undefined);
    const outcome = await change({ kind: 'alert', id: alert.id, name: alert.name, change: { name } });
    setPending(false);
    if (outcome.kind === 'over') onClose();
    if (outcome.kind === 'failed') complain(t('notSaved', { why: outcome.fields['name'] ?? outcome.why }));
  };
  return (
    <form
      className={styles.wide}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.content}>
        <div className={styles.field}>
          <TextField
            ref={field}
            label={t('alerts.name')}
            required
            maxLength={longest}
            value={typed}
            error={problem}
            onKeyDown={({ key }) => key === 'Escape' && !isPending && onClose()}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(undefined);
            }}
          />
        </div>
        <div className={styles.controls}>
          <Button
            type="submit"
            variant="primary"
            size="small"
            loading={isPending}
            loadingLabel={site('app.loading')}
          >
            {t('alerts.save')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('alerts.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

export default RenameForm;
