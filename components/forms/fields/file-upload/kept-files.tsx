import type { FileValue } from '@portico/core/forms';
import { formatBytes } from '@portico/core/text';
import { useRef } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, FileIcon } from '../../../display/icon/icon.tsx';
import * as chosen from '../../../inputs/file-upload/file-upload.css.ts';
import { useLocale } from '../../../messages/locale.tsx';
import { listRole } from '../../../theme/list-role.ts';
import { useTexts } from '../../form/texts.ts';
import * as styles from './file-upload.css.ts';

type Props = {
  files: readonly FileValue[];
  /** Whether there is nothing of it but its name. */
  isLost?: (file: FileValue) => boolean;
  /** Without it they can only be looked at. */
  onRemove?: (file: FileValue) => void;
};

/** Files that were there before, which look as those do that are chosen here. */
export function KeptFiles({ files, isLost, onRemove }: Props) {
  const text = useTexts();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0)
    return onRemove ? null : <span className={`${styles.kept} ${styles.none}`}>{text('noFiles')}</span>;
  return (
    <ul ref={list} className={`${styles.kept} ${chosen.list}`} aria-label={text('files')} {...listRole}>
      {files.map((file) => (
        <li key={file.uid} className={chosen.row}>
          <span className={chosen.preview}>
            <FileIcon />
          </span>
          <div className={chosen.about}>
            <span className={chosen.name}>
              <bdi>{file.name}</bdi>
            </span>
            {file.size > 0 ? (
              <span className={chosen.facts}>{formatBytes(file.size, { locale })}</span>
            ) : null}
            {isLost?.(file) ? (
              <span className={chosen.problem}>
                <AlertIcon />
                <span>{text('chooseAgain', { names: file.name })}</span>
              </span>
            ) : null}
          </div>
          {onRemove ? (
            <div className={chosen.actions}>
              <IconButton
                size="small"
                label={text('removeFile', { name: file.name })}
                icon={<CloseIcon />}
                onClick={() => {
                  // the button goes with its file
                  const field = list.current?.closest('[data-field]');
                  onRemove(file);
                  field?.querySelector<HTMLElement>('input[type="file"]')?.focus();
                }}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
