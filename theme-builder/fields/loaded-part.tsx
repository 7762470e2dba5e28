import { Button, InfoBar } from '@portico/components';
import type { ReactNode } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { useFailureText } from './failure-text.ts';
import { versionsTexts } from '../locales/areas.ts';
import type { Loaded } from './use-loaded.ts';

/** Something that is loaded: while it comes, when it does not, and when it is there. */
export function LoadedPart<Data>({
  loaded: { data, error, reload },
  children,
}: {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t: panelText } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const failureText = useFailureText();
  return (
    <>
      {error === undefined ? null : (
        <InfoBar
          variant="alert"
          live
          title={t('notLoaded')}
          action={
            <Button size="small" onClick={reload}>
              {panelText('panel.again')}
            </Button>
          }
        >
          {failureText(error)}
        </InfoBar>
      )}
      {data === undefined ? error === undefined ? <output>{t('loading')}</output> : null : children(data)}
    </>
  );
}
