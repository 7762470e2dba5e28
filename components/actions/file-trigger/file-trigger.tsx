import { useRef, type MouseEvent } from 'react';
import type { OmitEach } from '../../theme/props.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

type OwnProps = {
  /** The user has chosen; at least one file. Check kind and size there too: people can get around `accept`. */
  onFiles: (files: readonly File[]) => void;
  /** Which files are offered: endings and MIME types, with commas between them, such as `.pdf,image/*`. */
  accept?: string;
  /**
   * Whether several files may be chosen at once.
   * @default false
   */
  multiple?: boolean;
  /** Has phones take a picture, with the camera towards the user or away from them. */
  capture?: 'user' | 'environment';
};

/** `ref` and all other props go to the `<button>`; they are those of `Button`. */
export type FileTriggerProps = OwnProps &
  OmitEach<Extract<ButtonProps, { href?: undefined }>, keyof OwnProps | 'href' | 'renderLink' | 'type'>;

/** A button that has the browser ask for files. */
export function FileTrigger({
  onFiles,
  accept,
  multiple = false,
  capture,
  onClick,
  ...rest
}: FileTriggerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...rest}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented) input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // else choosing the same file once more would be no change
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
