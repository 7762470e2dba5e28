import { Button, InfoBar } from '@portico/components';
import { isSame } from '@portico/tokens';
import { useBuilder } from '../store/use-editor.ts';
import type { FontFile } from './backend.ts';
import { sizeIn } from './file-size.ts';
import * as styles from './files.css.ts';
import type { FontCut, FontFamily } from './font-families.ts';
import { FontSample } from './font-sample.tsx';
import { filesTexts } from '../locales/areas.ts';

/** More letters than these are only counted. */
const mostLetters = 24;

function Missing({ missing }: Pick<FontCut, 'missing'>) {
  const t = filesTexts.useTexts();
  const { locale: own } = useBuilder().texts;
  const languages = new Intl.DisplayNames(own, { type: 'language' });
  if (missing.length === 0) return <p className={styles.small}>{t('font.complete')}</p>;
  return missing.map(({ locale, letters }) => (
    <InfoBar
      key={locale}
      variant="warning"
      title={t('font.missing', { language: languages.of(locale) ?? locale, count: letters.length })}
    >
      <bdi lang={locale}>
        {letters.slice(0, mostLetters).join(' ')}
        {letters.length > mostLetters ? ' …' : null}
      </bdi>
    </InfoBar>
  ));
}

function Cut({
  cut,
  saysMissing,
  onRemove,
}: {
  cut: FontCut;
  /** Whether it lacks others than the rest of its family. */
  saysMissing: boolean;
  onRemove: (file: FontFile) => void;
}) {
  const t = filesTexts.useTexts();
  const { locale } = useBuilder().texts;
  const [least, greatest] = cut.weight;
  const weights = least === greatest ? String(least) : t('font.weights', { least, greatest });
  return (
    <li className={styles.cut}>
      <p className={styles.name}>
        {t(cut.style === 'italic' ? 'font.weightItalic' : 'font.weight', { weights })}
      </p>
      {cut.files.slice(0, 1).map((file) => (
        <FontSample key={file.id} file={file} />
      ))}
      {saysMissing ? <Missing missing={cut.missing} /> : null}
      {cut.files.map((file) => (
        <div key={file.id} className={styles.file}>
          <span className={styles.small}>
            <bdi>{file.name}</bdi>, {sizeIn(locale, file.bytes)}
          </span>
          {file.isUsed ? (
            <span className={styles.small}>{t('files.inUse')}</span>
          ) : (
            <Button
              size="small"
              variant="systemUi"
              aria-label={t('files.removeFile', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              {t('files.remove')}
            </Button>
          )}
        </div>
      ))}
    </li>
  );
}

/** An uploaded family: what it looks like, what it cannot write, and its files. */
export function FontFamilyCard({
  family,
  isChosen,
  onChoose,
  onRemove,
}: {
  family: FontFamily;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: (file: FontFile) => void;
}) {
  const t = filesTexts.useTexts();
  const [{ missing } = { missing: [] }, ...others] = family.cuts;
  const isOneForAll = others.every((cut) => isSame(cut.missing, missing));
  return (
    <li className={styles.family}>
      <div className={styles.file}>
        <h4 className={styles.name}>
          <bdi>{family.name}</bdi>
        </h4>
        {isChosen ? <span className={styles.small}>{t('font.chosen')}</span> : null}
        <Button
          size="small"
          variant={isChosen ? 'secondary' : 'primary'}
          aria-pressed={isChosen}
          aria-label={t('font.useFamily', { family: family.name })}
          onClick={onChoose}
        >
          {t('font.use')}
        </Button>
      </div>
      {isOneForAll ? <Missing missing={missing} /> : null}
      <ul className={styles.cuts}>
        {family.cuts.map((cut) => (
          <Cut
            key={`${cut.weight.join(' ')} ${cut.style}`}
            cut={cut}
            saysMissing={!isOneForAll}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </li>
  );
}
