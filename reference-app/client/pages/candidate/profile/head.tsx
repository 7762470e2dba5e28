import { Button, FileIcon, MailIcon, PhoneIcon, PinIcon } from '@portico/components';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { Picture } from './picture.tsx';
import * as styles from './profile.css.ts';

/** Whose profile it is; while it is on its way, what the page knows of them anyway. */
export function Head({ profile }: { profile: Profile | undefined }) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const address = useAddress();
  const { fullname, email } = profile ?? { fullname: boot.user?.fullname, email: boot.user?.email };
  const facts: readonly (readonly [ReactNode, string | undefined])[] = [
    [<MailIcon key="email" />, email],
    [<PhoneIcon key="phone" />, profile?.phone],
    [<PinIcon key="location" />, profile?.location],
  ];
  return (
    <header className={styles.head}>
      <div className={styles.headColumn}>
        {profile ? <Picture profile={profile} /> : <div className={styles.picturePlace} />}
        <div className={styles.headText}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1 className={styles.name}>{fullname}</h1>
          {profile && profile.headline !== '' && <p className={styles.headline}>{profile.headline}</p>}
          <ul className={styles.facts}>
            {facts
              .filter(([, fact]) => fact)
              .map(([icon, fact]) => (
                <li key={fact} className={styles.fact}>
                  {icon}
                  <bdi>{fact}</bdi>
                </li>
              ))}
          </ul>
          <div className={styles.headActions}>
            <Button
              size="small"
              icon={<FileIcon />}
              href={address('/careers/export-resume')}
              renderLink={renderLink}
            >
              {t('export')}
            </Button>
          </div>
        </div>
      </div>
    </header>
  );
}
