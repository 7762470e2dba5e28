import { Button, TextField } from '@portico/components';
import { checkValue, type HeroVariant } from '@portico/tokens';
import { useState } from 'react';
import { PictureDialog } from '../../files/picture-dialog.tsx';
import { filesTexts } from '../../locales/areas.ts';
import * as panel from '../../style/panel.css.ts';
import * as styles from './hero.css.ts';
import { withHeroToken } from './hero-variants.ts';
import type { HeroEdit } from './use-hero.ts';

/** What the site shows: its policy lets no other site's pictures in. */
const isShown = (address: string) => address.startsWith('/') && checkValue('image', address) === undefined;

const withImage = (hero: HeroVariant, address: string): HeroVariant =>
  withHeroToken(hero, 'image', address === '' ? undefined : { value: address });

export type HeroPictureProps = {
  /** The address of the picture, its own or the section’s. */
  value: string;
  name: string;
  edit: HeroEdit;
};

/** Which picture it is: chosen, uploaded or typed. */
export function HeroPicture({ value, name, edit }: HeroPictureProps) {
  const t = filesTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && !isShown(typed);
  const finish = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    edit.apply((hero) => withImage(hero, typed));
  };
  const [isLeft, setLeft] = useState(false);
  return (
    <div className={styles.group}>
      <Button size="small" aria-label={t('picture.chooseFor', { name })} onClick={() => setOpen(true)}>
        {t('picture.choose')}
      </Button>
      {value === '' ? <p className={panel.help}>{t('hero.noPicture')}</p> : null}
      <TextField
        size="small"
        dir="ltr"
        label={t('hero.address')}
        description={t('hero.addressHelp')}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        error={isWrong && isLeft ? t('hero.addressWrong') : undefined}
        onChange={({ currentTarget }) => {
          setLeft(false);
          setTyped(currentTarget.value.trim());
        }}
        onBlur={() => {
          setLeft(true);
          finish();
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          setLeft(true);
          finish();
        }}
      />
      <PictureDialog
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        onChoose={(address) => {
          setTyped(undefined);
          edit.apply((hero) => withImage(hero, address));
        }}
      />
    </div>
  );
}
