import { Button, Dialog, InfoBar, Stack, TextField } from '@portico/components';
import { splitPath } from '@portico/tokens';
import { useId, useRef, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { inputIdOf } from '../fields/control.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { isLockedAt, placesOf, problemAt, withColorReplaced, type Place } from './same-colour.ts';
import { findTexts } from '../locales/areas.ts';

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

/** Asks for the colour that takes the place of this one wherever it may. */
function ReplaceForm({ id, free, color, onClose }: SameColourDialogProps & { id: string; free: Place[] }) {
  const { editor, texts } = useBuilder();
  const t = findTexts.useTexts();
  const [value, setValue] = useState(color);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = value.trim();
  const problem = problemAt(free, typed);
  const unchanged = typed === color ? t('same.unchanged') : undefined;
  const error = problem === undefined ? unchanged : texts.problem('color', problem);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (error !== undefined) return field.current?.focus();
        editor.apply({ kind: 'replace', about: `${color} → ${typed}` }, (document) =>
          withColorReplaced(editor.product, document, { from: color, to: typed }),
        );
        return onClose();
      }}
    >
      <TextField
        ref={field}
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
  );
}

/** All that has a colour, and another colour for all of it at once. Fetched when somebody asks for it. */
function SameColourDialog({ color, onClose }: SameColourDialogProps) {
  const { texts } = useBuilder();
  const t = findTexts.useTexts();
  const show = useShowField();
  const formId = useId();
  /** The field that somebody goes to from here, which the focus would else leave for what opened the dialog. */
  const goal = useRef<HTMLElement>(null);
  const theme = useEditorState(({ settled }) => settled.theme);
  const places = placesOf(theme, color);
  const closed = useEditorState((state) => state.closed);
  const locked = places.filter((place) => isLockedAt(theme, place) || closed.has(splitPath(place.path)[0]));
  const free = places.filter((place) => !locked.includes(place));
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
          <ReplaceForm id={formId} free={free} color={color} onClose={onClose} />
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
