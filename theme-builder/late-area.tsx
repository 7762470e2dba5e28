import { Button, InfoBar } from '@portico/components';
import { useEffect, useState, type ComponentType } from 'react';
import type { AreaTexts } from './locales/area-texts.ts';
import { useBuilder } from './store/use-editor.ts';

type LateAreaProps = {
  /** Fetches the area's component. */
  load: () => Promise<{ default: ComponentType }>;
  texts: Pick<AreaTexts<string>, 'load'>;
};

export type LatePartProps<Props> = Omit<LateAreaProps, 'load'> & {
  /** Fetches the part. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the part is given. */
  props: Props;
};

/** What most visits never open: its code and its words come when it is shown, and are asked for again after a failure. */
export const LatePart = <Props extends object>({ load, texts: own, props }: LatePartProps<Props>) => {
  const { locale, t } = useBuilder().texts;
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ of: number; Content?: ComponentType<Props> }>({ of: 0 });
  useEffect(() => {
    let isWanted = true;
    const finish = (Content?: ComponentType<Props>) => {
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
  const hasFailed = !Content && outcome.of === attempt;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  if (Content) return <Content {...props} />;
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

const none = {};

/** A part that is given nothing, such as what one tab shows. */
export const LateArea = (area: LateAreaProps) => <LatePart {...area} props={none} />;
