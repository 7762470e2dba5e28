import { Checkbox, VisuallyHidden } from '@portico/components';
import type { ResolvedTheme } from '@portico/tokens';
import { useId, type ReactNode } from 'react';
import { ThemeValue } from '../fields/theme-value.tsx';
import { useBuilder } from '../store/use-editor.ts';
import type { ProposedValue } from './proposal.ts';
import * as styles from './proposal.css.ts';
import { exchangeTexts } from '../locales/areas.ts';

/** Two themes: as it is, and as it would be with all of the proposal. */
export type Sides = { before: ResolvedTheme; after: ResolvedTheme };

type Choosing = { chosen: ReadonlySet<string>; onChoose: (ids: readonly string[], isOn: boolean) => void };

/** Lines of a proposal under a box that stands for all of them. */
export function ProposalGroup({
  name,
  ids,
  chosen,
  onChoose,
  children,
}: Choosing & { name: string; ids: readonly string[]; children: ReactNode }) {
  const t = exchangeTexts.useTexts();
  const id = useId();
  const count = ids.filter((each) => chosen.has(each)).length;
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <Checkbox
        label={
          <span id={id} className={styles.sectionName}>
            {name}
          </span>
        }
        detail={t('proposal.some', { count, all: ids.length })}
        checked={count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={() => onChoose(ids, count < ids.length)}
      />
      <ul className={styles.values}>{children}</ul>
    </fieldset>
  );
}

function ValueLine({ value, sides, chosen, onChoose }: Choosing & { value: ProposedValue; sides: Sides }) {
  const { texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const { id, path, scheme, isOwn } = value;
  const token = texts.tokenLabel(path);
  return (
    <li>
      <Checkbox
        label={
          scheme === 'light'
            ? token
            : texts.t('publish.scheme', { name: token, scheme: texts.t(`contrast.${scheme}`) })
        }
        checked={chosen.has(id)}
        onChange={({ currentTarget }) => onChoose([id], currentTarget.checked)}
        description={
          <span className={styles.change}>
            <VisuallyHidden>{t('proposal.before')}</VisuallyHidden>
            <ThemeValue theme={sides.before} path={path} scheme={scheme} />
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{t('proposal.after')}</VisuallyHidden>
            <ThemeValue theme={sides.after} path={path} scheme={scheme} />
            {isOwn ? <span className={styles.note}>{t('proposal.own')}</span> : null}
          </span>
        }
      />
    </li>
  );
}

/** The changes of a proposal in one part of the site. */
export const ProposalSection = ({
  name,
  values,
  ...choosing
}: Choosing & { name: string; values: readonly ProposedValue[]; sides: Sides }) => (
  <ProposalGroup name={name} ids={values.map(({ id }) => id)} {...choosing}>
    {values.map((value) => (
      <ValueLine key={value.id} value={value} {...choosing} />
    ))}
  </ProposalGroup>
);
