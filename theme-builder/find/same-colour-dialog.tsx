import { Button, Dialog, InfoBar, Stack, TextField } from '@portico/components';
import { splitPath } from '@portico/tokens';
import { useId, useRef, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { inputIdOf } from '../fields/control.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { isLockedAt, placesOf, problemAt, withColorReplaced, type Place } from './same-colour.ts';
import { findTexts } from './texts/texts.ts';

export type SameColourDialogProps = { color: string; onClose: () => void };

function PlaceItem({ place, onGo }: { place: Place; onGo: () => void }) {
  const { t: shared, listedName } = useBuilder().texts;
  const t = findTexts.useTexts();
  const scheme = shared(`contrast.${place.scheme}`);
  return (
    <li className={panel.listItem}>
      <span>
        {listedName(place.path)} <span className={styles.muted}>({scheme})</span>
      </span>
      <Button
        variant="systemUi"
        size="small"
        aria-label={t('same.go', { token: listedName(place.path), scheme })}
        onClick={onGo}
      >
        {t('same.show')}
      </Button>
    </li>
  );
}

/** All that has a colour, and another colour for all of it at once. Fetched when somebody asks for it. */
function SameColourDialog({ color, onClose }: SameColourDialogProps) {
  const { editor, texts } = useBuilder();
  const t = findTexts.useTexts();
  const show = useShowField();
  const formId = useId();
  /** The field that somebody goes to from here, which the focus would else leave for what opened the dialog. */
  const goal = useRef<HTMLElement>(null);
  const theme = useEditorState(({ settled }) => settled.theme);
  const [value, setValue] = useState(color);
  const [isAsked, setAsked] = useState(false);
  const places = placesOf(theme, color);
  const closed = useEditorState((state) => state.closed);
  const locked = places.filter((place) => isLockedAt(theme, place) || closed.has(splitPath(place.path)[0]));
  const free = places.filter((place) => !locked.includes(place));
  const typed = value.trim();
  const problem = problemAt(free, typed);
  const error =
    problem !== undefined
      ? texts.problem('color', problem)
      : typed === color
        ? t('same.unchanged')
        : undefined;
  const replace = () => {
    setAsked(true);
    if (error !== undefined) {
      document.querySelector<HTMLElement>(`#${CSS.escape(`${formId}-value`)}`)?.focus();
      return;
    }
    editor.apply({ kind: 'replace', about: `${color} → ${typed}` }, (document_) =>
      withColorReplaced(editor.product, document_, { from: color, to: typed }),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocusTo={goal}
      title={t('same.title')}
      description={t('same.text', { count: places.length, color })}
      closeLabel={t('same.close')}
      footer={
        free.length > 0 ? (
          <Button variant="primary" type="submit" form={formId}>
            {t('same.submit', { count: free.length })}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {free.length > 0 ? (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              replace();
            }}
          >
            <TextField
              id={`${formId}-value`}
              label={t('same.new')}
              description={t('same.newHelp')}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              error={isAsked ? error : undefined}
              value={value}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
          </form>
        ) : (
          <InfoBar variant="warning">{t('same.allLocked')}</InfoBar>
        )}
        {locked.length > 0 && free.length > 0 ? (
          <InfoBar title={t('same.locked', { count: locked.length })}>
            {locked.map(({ path }) => texts.listedName(path)).join(', ')}
          </InfoBar>
        ) : null}
        <Stack as="ul" gap={1} aria-label={t('same.list')}>
          {places.map((place) => (
            <PlaceItem
              key={`${place.path} ${place.scheme}`}
              place={place}
              onGo={() => {
                show(place.path, place.scheme);
                goal.current = document.querySelector<HTMLElement>(`#${inputIdOf(place.path)}`);
                onClose();
              }}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

export default SameColourDialog;
