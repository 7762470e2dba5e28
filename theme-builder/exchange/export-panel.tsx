import { Button, Checkbox, CopyButton, Select } from '@portico/components';
import { useMemo, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { useEditorState } from '../store/use-editor.ts';
import { exportFiles, exportFormats, exportText } from './export-text.ts';
import type { KeptFile } from './kept-file.ts';
import { exchangeTexts } from '../locales/areas.ts';

/** Has the browser save a text as a file. */
function download(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // by then the browser has taken hold of it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const exported = ['draft', 'published'] as const;

/** The theme as a file for other tools; with `file`, along with what that one said beside it. */
export function ExportPanel({ file }: { file: KeptFile | undefined }) {
  const t = exchangeTexts.useTexts();
  const [what, setWhat] = useState<(typeof exported)[number]>('draft');
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('dtcg');
  const [isWhole, setWhole] = useState(true);
  const document = useEditorState(({ settled, published }) =>
    what === 'draft' ? settled.document : published.document,
  );
  const foreign = isWhole ? file?.foreign : undefined;
  const text = useMemo(() => exportText(format, { document, foreign }), [format, document, foreign]);
  return (
    <div className={panel.area}>
      <p className={panel.help}>{t(`export.${format}Help`)}</p>
      <Select
        size="small"
        label={t('export.what')}
        value={what}
        options={exported.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={({ currentTarget }) =>
          setWhat(exported.find((each) => each === currentTarget.value) ?? 'draft')
        }
      />
      <Select
        size="small"
        label={t('export.format')}
        value={format}
        options={exportFormats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={({ currentTarget }) =>
          setFormat(exportFormats.find((each) => each === currentTarget.value) ?? 'dtcg')
        }
      />
      {file && format === 'dtcg' ? (
        <Checkbox
          label={t('export.whole', { name: file.name })}
          description={t('export.wholeHelp')}
          checked={isWhole}
          onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
        />
      ) : null}
      {text === '' ? (
        <p className={panel.help}>{t('export.empty')}</p>
      ) : (
        <div className={panel.row}>
          <Button size="small" onClick={() => download(text, exportFiles[format])}>
            {t('export.download')}
          </Button>
          <CopyButton size="small" value={text} />
        </div>
      )}
    </div>
  );
}
