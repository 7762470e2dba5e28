import type { FileValue } from '@portico/core/forms';
import { useState } from 'react';
import { Disclosure } from '../../../display/disclosure/disclosure.tsx';
import { useTexts } from '../../form/texts.ts';
import * as styles from './file-upload.css.ts';

const pictures = /^image\/(?:png|jpeg|gif|webp)$/;

/** Where a file can be looked at; nothing for kinds that browsers do not show, or would run. */
function addressOf({ type, content, previewUrl }: FileValue, isKept: boolean): string | undefined {
  const isPdf = type === 'application/pdf';
  if (!isPdf && !pictures.test(type)) return undefined;
  if (!isKept && previewUrl?.startsWith('blob:')) return previewUrl;
  return content === undefined ? undefined : `data:${type};base64,${content}`;
}

/**
 * A picture or a PDF, opened on demand.
 *
 * @param isKept it was there before: the address that it brings ended with the page that it was chosen in
 */
export function FilePreview({ file, isKept }: { file: FileValue; isKept: boolean }) {
  const text = useTexts();
  const [open, setOpen] = useState(false);
  const address = addressOf(file, isKept);
  if (address === undefined) return null;
  const name = text('preview', { name: file.name });
  return (
    <Disclosure summary={name} onOpenChange={setOpen}>
      {open ? (
        file.type === 'application/pdf' ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and it is nothing but a PDF
          <iframe className={styles.frame} src={address} title={name} />
        ) : (
          <img className={styles.picture} src={address} alt={name} />
        )
      ) : null}
    </Disclosure>
  );
}
