import { useId, useMemo, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../../actions/button/button.tsx';
import { CheckIcon, PlusIcon } from '../../../display/icon/icon.tsx';
import { useAnnounce } from '../../../display/live-announcer/live-announcer.ts';
import { Combobox } from '../../../inputs/combobox/combobox.tsx';
import { groupAround } from '../../../inputs/field/group.tsx';
import { TagField } from '../../../inputs/tag-field/tag-field.tsx';
import { Inline } from '../../../layout/inline/inline.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { useTexts } from '../../form/texts.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import { useLocale } from '../../../messages/locale.tsx';
import * as styles from './skill-selector.css.ts';

type Props = FieldProps<'skillSelector'>;

/** How long typing has to pause before skills are searched, in ms. */
const pause = 500;
const none: readonly string[] = [];

type SuggestionsProps = {
  suggestions: readonly string[];
  /** How many of them are in view at first. */
  threshold: number | undefined;
  header: string | undefined;
  value: readonly string[];
  disabled: boolean | undefined;
  onChange: (value: readonly string[]) => void;
  focusField: () => void;
};

/** Buttons that choose what is suggested, one by one or all at once. */
function Suggestions({
  suggestions,
  threshold = 10,
  header,
  value,
  disabled,
  onChange,
  focusField,
}: SuggestionsProps) {
  const text = useTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? suggestions : suggestions.slice(0, threshold);
  const left = suggestions.filter((skill) => !value.includes(skill));
  const more = suggestions.length - threshold;
  const toggle = (skill: string) =>
    onChange(value.includes(skill) ? value.filter((one) => one !== skill) : [...value, skill]);

  return groupAround(
    <Stack gap={2}>
      <Inline gap={2}>
        {shown.map((skill) => (
          <Button
            key={skill}
            size="small"
            variant="twoState"
            pressed={value.includes(skill)}
            icon={value.includes(skill) ? <CheckIcon /> : <PlusIcon />}
            disabled={disabled}
            onClick={() => toggle(skill)}
          >
            {skill}
          </Button>
        ))}
        {more > 0 ? (
          <Button
            size="small"
            aria-expanded={isWhole}
            aria-label={isWhole ? undefined : text('showMoreSkills', { count: more })}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? text('fewerSkills') : text('moreSkills', { count: more })}
          </Button>
        ) : null}
      </Inline>
      {left.length > 1 ? (
        <Inline>
          <Button
            size="small"
            disabled={disabled}
            onClick={() => {
              onChange([...value, ...left]);
              // the button is gone
              focusField();
            }}
          >
            {text('addAllSkills')}
          </Button>
        </Inline>
      ) : null}
    </Stack>,
    { id: useId(), label: header ?? text('suggestedSkills') },
  );
}

/** Skills: of suggestions, and of what is found or typed. */
export default function SkillSelectorItem({ item, place }: Props) {
  const { shared, value, change, blur } = useControlled<readonly string[]>({ item, place });
  const text = useTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const { showMoreThreshold, searchCall, suggestedSkills = none, header } = item.skillSelectorOptions ?? {};
  const suggestions = useMemo(() => [...new Set(suggestedSkills)], [suggestedSkills]);
  const root = useRef<HTMLDivElement>(null);
  const { readOnly, ...field } = shared;
  if (readOnly) return <ReadOnlyValue shared={shared} text={new Intl.ListFormat(locale).format(value)} />;

  const become = (next: readonly string[]) => {
    const added = next.filter((skill) => !value.includes(skill));
    const removed = value.filter((skill) => !next.includes(skill));
    change(next);
    const news = [
      added.length > 1
        ? text('skillsAdded', { count: added.length })
        : added.map((skill) => text('skillAdded', { skill })).join(''),
      ...removed.map((skill) => text('skillRemoved', { skill })),
    ].filter(Boolean);
    if (news.length > 0) announce(news.join(' '));
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };

  return (
    <div ref={root} className={styles.whole} onBlur={leave}>
      <Stack gap={3}>
        {searchCall ? (
          <Combobox
            {...field}
            multiple
            debounce={pause}
            value={value}
            onValueChange={become}
            loadOptions={async (query, signal) => {
              const wanted = query.trim();
              const found = wanted === '' ? suggestions : await searchCall(wanted, signal);
              return [...new Set(found)].map((skill) => ({ value: skill, label: skill }));
            }}
          />
        ) : (
          // it tells of its tags itself
          <TagField {...field} value={value} onValueChange={change} suggestions={suggestions} />
        )}
        {suggestions.length > 0 ? (
          <Suggestions
            suggestions={suggestions}
            threshold={showMoreThreshold}
            header={header}
            value={value}
            disabled={field.disabled}
            onChange={become}
            focusField={() => root.current?.querySelector('input')?.focus()}
          />
        ) : null}
      </Stack>
    </div>
  );
}
