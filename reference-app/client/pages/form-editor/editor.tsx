import { FormEditor, type FormEditorProps } from '@portico/components/forms/editor';
import { lazyModule, useLoadedModule } from '@portico/components/lazy';
import { loadEditorMessages } from '@portico/components/locales';
import { LocaleProvider } from '@portico/components/messages';
import { locales } from '@portico/core/messages';
import { useMemo } from 'react';
import { useSite } from '../../site/site.tsx';

const texts = new Map(
  locales.map((locale) => [locale, lazyModule(async () => (await loadEditorMessages(locale)) ?? {})]),
);

/** The editor in the page's language: what it says is not among the texts of every page. */
function Editor(props: FormEditorProps) {
  const { boot, library } = useSite();
  const own = useLoadedModule(texts.get(boot.locale)!);
  const messages = useMemo(() => ({ ...library, ...own }), [library, own]);
  return (
    <LocaleProvider locale={boot.locale} messages={messages}>
      <FormEditor {...props} />
    </LocaleProvider>
  );
}

export default Editor;
