import { Button, InfoBar } from '@portico/components';
import { useEffect, useState, type ComponentType } from 'react';
import type { AreaTexts } from './locales/area-texts.ts';
import { useBuilder } from './store/use-editor.ts';

export type LateAreaProps = {
  /** Fetches the area's component. */
  load: () => Promise<{ default: ComponentType }>;
  texts: Pick<AreaTexts<string>, 'load'>;
};

/** An area that most visits never open: its code and its words come when it is chosen, and are asked for again after a failure. */
export const LateArea = ({ load, texts: own }: LateAreaProps) => {
  const { locale, t } = useBuilder().texts;
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ of: number; Content?: ComponentType }>({ of: 0 });
  useEffect(() => {
    let isWanted = true;
    const finish = (Content?: ComponentType) => {
      if (isWanted) setOutcome({ of: attempt, Content });
    };
    Promise.all([load(), own.load(locale)]).then(
      ([area]) => finish(area.default),
      () => finish(),
    );
    return () => {
      isWanted = false;
    };
  }, [load, own, locale, attempt]);
  const { Content } = outcome;
  if (Content) return <Content />;
  if (outcome.of < attempt) return <output>{t('area.loading')}</output>;
  return (
    <InfoBar
      variant="alert"
      live
      title={t('area.failed')}
      action={
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {t('panel.again')}
        </Button>
      }
    />
  );
};
