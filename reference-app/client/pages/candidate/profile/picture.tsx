import { Avatar, Button, FileTrigger, InfoBar, Inline, TrashIcon, UploadIcon } from '@portico/components';
import { useId, useRef, useState } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useSite } from '../../../site/site.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { avatarAddress } from './avatar-address.ts';
import * as styles from './profile.css.ts';
import { pictureTypes, usePicture } from './use-picture.ts';

const RemovePictureDialog = lazyDialog(() => import('./remove-picture-dialog.tsx'));

/** The candidate’s picture, or their initials, and what can be done with it. */
export function Picture({ profile }: { profile: Profile }) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const { send, isSending, problem, forget, size } = usePicture();
  const [isRemoving, setRemoving] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { avatar, fullname } = profile;
  return (
    <div className={styles.picture}>
      <Avatar name={fullname} src={avatarAddress(avatar, boot)} size="huge" decorative />
      <Inline gap={2}>
        <FileTrigger
          ref={trigger}
          id="avatar"
          size="small"
          icon={<UploadIcon />}
          accept={pictureTypes}
          loading={isSending}
          loadingLabel={t('picture.sending')}
          aria-describedby={hint}
          onFiles={([file]) => file && void send(file)}
        >
          {t(avatar === null ? 'picture.add' : 'picture.replace')}
        </FileTrigger>
        {avatar !== null && (
          <Button
            size="small"
            icon={<TrashIcon />}
            onClick={() => {
              forget();
              setRemoving(true);
            }}
          >
            {t('picture.remove')}
          </Button>
        )}
      </Inline>
      <p id={hint} className={styles.small}>
        {t('picture.types', { size })}
      </p>
      {problem !== undefined && (
        <InfoBar variant="alert" live>
          {problem}
        </InfoBar>
      )}
      <RemovePictureDialog open={isRemoving} onOpenChange={setRemoving} afterwards={trigger} />
    </div>
  );
}
