import { Button, Select } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '@portico/core/messages';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { localeFacts } from '@portico/core/messages';
import { settingsTexts } from '../../../locales/texts.ts';
import { settingsQuery } from '../../../request/queries/settings.ts';
import * as styles from './settings.css.ts';
import { useToldChange } from './use-change.ts';

/** The language of the mails and of the site, which goes on in it. */
export function LanguageSection() {
  const { api } = useSite();
  const t = settingsTexts.useTexts();
  const query = useQuery(settingsQuery(api));
  return (
    <QueryPanel
      title={t('language')}
      description={t('language.hint')}
      failed={t('language.failed')}
      query={query}
      lines={3}
    >
      {({ language }) => <LanguageForm chosen={language} />}
    </QueryPanel>
  );
}

function LanguageForm({ chosen }: { chosen: Locale | null }) {
  const { boot, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const change = useToldChange();
  const { supportedLanguages } = boot.configs;
  const [isPending, setPending] = useState(false);
  const [language, setLanguage] = useState(
    supportedLanguages.find((locale) => locale === chosen) ?? boot.locale,
  );
  const save = async () => {
    if (isPending) return;
    setPending(true);
    await change({ kind: 'choices', choices: { language } });
    setPending(false);
  };
  return (
    <form
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.field}>
        <Select
          label={t('language')}
          value={language}
          options={supportedLanguages.map((value) => ({ value, label: localeFacts(value).name }))}
          onChange={({ currentTarget }) =>
            setLanguage(supportedLanguages.find((locale) => locale === currentTarget.value) ?? language)
          }
        />
      </div>
      <Button type="submit" loading={isPending} loadingLabel={site('app.loading')}>
        {t('language.save')}
      </Button>
    </form>
  );
}
