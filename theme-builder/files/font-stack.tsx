import { Select } from '@portico/components';
import { systemFonts } from '@portico/tokens/presets';
import { useContext } from 'react';
import { ChoiceContext } from './choice.ts';
import { filesTexts } from './texts/texts.ts';

type StackName = keyof typeof systemFonts;
const stackNames = Object.keys(systemFonts) as StackName[];

/** What a list is called that is none of those with a name. */
const other = 'other';

/** Chooses among lists of fonts that computers and phones have already, by name. */
const FontStack = () => {
  const t = filesTexts.useTexts();
  const choice = useContext(ChoiceContext);
  if (!choice) return null;
  const { name, value, isLocked, onChoose } = choice;
  const chosen = stackNames.find((each) => systemFonts[each] === value);
  return (
    <Select
      size="small"
      label={t('font.stack', { name })}
      labelHidden
      disabled={isLocked}
      value={chosen ?? other}
      options={[
        ...(chosen ? [] : [{ value: other, label: t('font.other') }]),
        ...stackNames.map((each) => ({ value: each, label: t(`font.${each}`) })),
      ]}
      onChange={({ currentTarget }) => {
        const wanted = stackNames.find((each) => each === currentTarget.value);
        if (wanted) onChoose(systemFonts[wanted]);
      }}
    />
  );
};

export default FontStack;
