import { Button, Select } from '@portico/components';
import { familiesIn } from '@portico/tokens/fonts';
import { systemFonts } from '@portico/tokens/presets';
import { useContext, useState } from 'react';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { ChoiceContext } from './choice.ts';
import * as styles from './files.css.ts';
import { FontDialogContext } from './font-dialog-context.ts';
import { familiesOf } from './font-families.ts';
import { filesTexts } from '../locales/areas.ts';
import { useChooseFamily } from './use-choose-family.ts';
import { useFiles } from './use-files.ts';

type StackName = keyof typeof systemFonts;
const stackNames = Object.keys(systemFonts) as StackName[];

/** What a list is called that is none of those with a name. */
const other = 'other';
/** Before the name of a family, which may be called like one of the others. */
const uploaded = 'uploaded:';

const FontDialog = lazyArea(() => import('./font-dialog.tsx'), filesTexts);

/** Opens the uploaded fonts; what shows them comes when they are first opened. */
function FontButton({ name, isLocked }: { name: string; isLocked: boolean }) {
  const t = filesTexts.useTexts();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        size="small"
        disabled={isLocked}
        aria-label={t('font.uploadFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('font.upload')}
      </Button>
      {isOpen === undefined ? null : (
        <FontDialogContext value={{ isOpen, onOpenChange: setOpen }}>
          <FontDialog />
        </FontDialogContext>
      )}
    </>
  );
}

/** Chooses among lists of fonts that computers and phones have already, by name, and the site’s own fonts. */
function FontStack() {
  const t = filesTexts.useTexts();
  const choice = useContext(ChoiceContext);
  const families = familiesOf(useFiles().files);
  const chooseFamily = useChooseFamily();
  if (!choice) return null;
  const { name, value, isLocked, onChoose } = choice;
  const stack = stackNames.find((each) => systemFonts[each] === value);
  const [first = ''] = familiesIn(value);
  const family = families.find((each) => each.name.toLowerCase() === first.toLowerCase());
  const chosen = family ? uploaded + family.name : (stack ?? other);
  return (
    <div className={styles.fontChoice}>
      <Select
        size="small"
        label={t('font.stack', { name })}
        labelHidden
        disabled={isLocked}
        value={chosen}
        options={[
          ...(chosen === other ? [{ value: other, label: t('font.other') }] : []),
          ...families.map((each) => ({
            value: uploaded + each.name,
            label: t('font.own', { family: each.name }),
          })),
          ...stackNames.map((each) => ({ value: each, label: t(`font.${each}`) })),
        ]}
        onChange={({ currentTarget }) => {
          const own = families.find((each) => uploaded + each.name === currentTarget.value);
          const wanted = stackNames.find((each) => each === currentTarget.value);
          if (own) chooseFamily(own);
          else if (wanted) onChoose(systemFonts[wanted]);
        }}
      />
      <FontButton name={name} isLocked={isLocked} />
    </div>
  );
}

export default FontStack;
