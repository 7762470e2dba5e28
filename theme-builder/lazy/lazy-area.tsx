import { Button, InfoBar } from '@portico/components';
import {
  ChunkLoadError,
  lazyWithRetry,
  type LazyComponent,
  type LazyFailureProps,
} from '@portico/components/lazy';
import type { ComponentType } from 'react';
import type { AreaTexts } from '../locales/area-texts.ts';
import { useBuilder } from '../store/use-editor.ts';

function Loading() {
  return <output>{useBuilder().texts.t('area.loading')}</output>;
}

function LoadFailure({ error, retry, isRetrying }: LazyFailureProps<unknown>) {
  const { t } = useBuilder().texts;
  const isReplaced = error instanceof ChunkLoadError && error.reason === 'missing';
  return (
    <InfoBar
      variant="alert"
      live
      title={t(isReplaced ? 'area.updated' : 'area.failed')}
      action={
        isReplaced ? (
          // the draft is saved, or kept in the browser
          <Button size="small" onClick={() => window.location.reload()}>
            {t('panel.reload')}
          </Button>
        ) : (
          <Button
            size="small"
            loading={isRetrying}
            loadingLabel={t('area.loading')}
            onClick={() => void retry()}
          >
            {t('panel.again')}
          </Button>
        )
      }
    />
  );
}

/**
 * A part of the builder that most visits never open. Its code and its texts are loaded when it is first shown.
 *
 * @param load imports the component
 * @param texts of the part
 */
export function lazyArea<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: Pick<AreaTexts<string>, 'load'>,
): LazyComponent<Props> {
  return lazyWithRetry<Props>(load, {
    Pending: Loading,
    Failed: LoadFailure,
    useAlso: () => {
      const { locale } = useBuilder().texts;
      return () => texts.load(locale);
    },
  });
}
