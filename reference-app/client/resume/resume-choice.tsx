import { FileUpload } from '@portico/components/file-upload';
import { ProgressBar } from '@portico/components/progress-bar';
import type { Ref } from 'react';
import { resumeFile } from '../../contract/resume-file.ts';
import { useSite } from '../site/site.tsx';
import { resumeTexts } from '../locales/texts.ts';

// as the server counts
const bytesInMegabyte = 1024 * 1024;

type ResumeChoiceProps = {
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** It was to be uploaded, and there was none. */
  isMissing: boolean;
  /** How much of it is sent, 0 to 1. */
  share: number | undefined;
  ref: Ref<HTMLInputElement>;
};

/** The file to upload, and how far its upload is. */
export function ResumeChoice({ files, onFilesChange, isMissing, share, ref }: ResumeChoiceProps) {
  const { boot } = useSite();
  const t = resumeTexts.useTexts();
  const { allowedFileTypes } = boot.configs.pcsxConfig.fileUploadConfig.resume;
  const megabytes = new Intl.NumberFormat(boot.locale, { style: 'unit', unit: 'megabyte' });
  return (
    <>
      <FileUpload
        ref={ref}
        label={t('file')}
        description={t('fileHint')}
        error={isMissing ? t('noFile') : undefined}
        accept={allowedFileTypes.join(',')}
        maxBytes={resumeFile.maximumBytes}
        limits={{ each: megabytes.format(resumeFile.maximumBytes / bytesInMegabyte) }}
        files={files}
        onFilesChange={onFilesChange}
        disabled={share !== undefined}
      />
      {/* sent is not read yet, which takes a moment of its own */}
      {share !== undefined && (
        <ProgressBar label={t(share < 1 ? 'uploading' : 'reading')} value={share < 1 ? share : undefined} />
      )}
    </>
  );
}
