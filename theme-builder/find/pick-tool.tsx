import { Button, Stack } from '@portico/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitPath } from '@portico/tokens';
import * as panel from '../style/panel.css.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder } from '../store/use-editor.ts';
import { PageParts } from './page-parts.tsx';
import type { Picked } from './page-use.ts';
import { startPicking } from './picking.ts';
import { findTexts } from '../locales/areas.ts';

/** What a part says, as far as a name needs it. */
const textOf = (element: Element) =>
  (element.ariaLabel ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);

/** Leads from the page to the fields that dress it: by a press, by keys, or from a list. */
export function PickTool() {
  const { sectionLabel, tokenLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  const show = useShowField();
  const button = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const [said, setSaid] = useState('');

  const namesOf = ({ path }: Picked) => ({
    section: sectionLabel(splitPath(path)[0]),
    token: tokenLabel(path),
  });
  const end = () => {
    setPicking(false);
    setSaid(t('pick.ended'));
    button.current?.focus();
  };
  const begin = useEffectEvent(() =>
    startPicking({
      button: button.current,
      nameOf: (picked) => t('pick.part', namesOf(picked)),
      onPart: ({ picked, number, count }) =>
        setSaid(
          t('pick.at', { number, count, section: namesOf(picked).section, text: textOf(picked.element) }),
        ),
      onNoParts: () => setSaid(t('pick.noParts')),
      onPick: (picked) => {
        if (!picked) {
          setSaid(t('pick.none'));
          return;
        }
        flushSync(() => {
          setPicking(false);
          setSaid(t('pick.picked', namesOf(picked)));
        });
        show(picked.path);
      },
      onEnd: end,
    }),
  );
  useEffect(() => (isPicking ? begin() : undefined), [isPicking]);
  return (
    <Stack gap={2}>
      <div className={panel.row}>
        <Button
          ref={button}
          variant="twoState"
          size="small"
          pressed={isPicking}
          onClick={() => {
            setSaid('');
            setPicking(!isPicking);
          }}
        >
          {t('pick.start')}
        </Button>
      </div>
      {isPicking ? <p className={panel.help}>{t('pick.how')}</p> : null}
      <output className={said === '' ? undefined : panel.help}>{said}</output>
      <PageParts />
    </Stack>
  );
}
