import { Disclosure, TextField } from '@portico/components';
import { useState } from 'react';
import { ContentCard } from './content-card.tsx';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';
import { useContent } from './use-content.ts';
import { usePart } from './use-part.ts';

const placeholders = { company: '{company}', title: '{title}' };
const isTitle = (text: string) =>
  !/[{}]/.test(Object.values(placeholders).reduce((rest, one) => rest.replaceAll(one, ''), text));

/** What each page is called in the browser. */
export function TitlesCard() {
  const t = contentTexts.useTexts();
  const { pages } = useContent();
  const { value, change, locked, errors } = usePart('titles');
  const [wasTried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(Object.keys(value).length > 0);
  const isWrong = !Object.values(value).every((title = '') => isTitle(title));
  return (
    <ContentCard
      part="titles"
      help={t('titles.help', placeholders)}
      locked={locked}
      isWrong={isWrong}
      onTried={() => {
        setTried(true);
        if (isWrong) setOpen(true);
      }}
      describe={({ titles }) =>
        pages.flatMap(({ id }) => (titles[id] ? [`${t(`page.${id}`)}: ${titles[id]}`] : [])).join('\n')
      }
      isShown={(field) => field.startsWith('titles.')}
    >
      <Disclosure summary={t('part.titles')} open={isOpen} onOpenChange={setOpen}>
        <div className={styles.list}>
          {pages.map(({ id, standardTitle }) => {
            const title = value[id] ?? '';
            return (
              <TextField
                key={id}
                size="small"
                label={t(`page.${id}`)}
                value={title}
                placeholder={standardTitle}
                maxLength={200}
                readOnly={locked !== undefined}
                error={wasTried && !isTitle(title) ? t('titles.bad', placeholders) : errors[`titles.${id}`]}
                onChange={({ currentTarget }) => {
                  const { [id]: _, ...others } = value;
                  change(currentTarget.value === '' ? others : { ...others, [id]: currentTarget.value });
                }}
              />
            );
          })}
        </div>
      </Disclosure>
    </ContentCard>
  );
}
