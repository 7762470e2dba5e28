import { Button } from '@portico/components';
import { heroVariantsOf, type HeroVariant } from '@portico/tokens';
import { filesTexts } from '../../locales/areas.ts';
import { useEditorState } from '../../store/use-editor.ts';
import { FocalPoint } from './focal-point.tsx';
import { HeroContrast } from './hero-contrast.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { isHero } from './hero-variants.ts';
import { HeroWidth } from './hero-width.tsx';
import { HeroWords } from './hero-words.tsx';
import { heroAddress, heroValue } from './shown-hero.ts';
import { useHero } from './use-hero.ts';

export type HeroFieldsProps = {
  hero: HeroVariant;
  heroes: readonly HeroVariant[];
  /** As steps say it. */
  name: string;
  onWidth: (minWidth: number) => void;
  onRemove: () => void;
};

/** All of one picture. */
export function HeroFields({ hero, heroes, name, onWidth, onRemove }: HeroFieldsProps) {
  const t = filesTexts.useTexts();
  const document = useEditorState(({ settled }) => settled.document);
  const theme = useEditorState(({ settled }) => settled.theme);
  const edit = useHero(hero, name);
  const own = heroVariantsOf(document, { page: hero.page }).find((each) => isHero(each, hero));
  if (!own) return null;
  const src = heroAddress(own.theme);
  return (
    <>
      <HeroPicture value={String(heroValue(own.theme, 'image'))} name={name} edit={edit} />
      {src === '' ? null : (
        <FocalPoint
          src={src}
          point={{
            x: Number(heroValue(own.theme, 'focal_x')),
            y: Number(heroValue(own.theme, 'focal_y')),
          }}
          edit={edit}
        />
      )}
      <HeroWords hero={hero} edit={edit} />
      {src === '' ? null : <HeroContrast document={document} theme={theme} heroKey={hero} edit={edit} />}
      <HeroWidth hero={hero} heroes={heroes} onChange={onWidth} />
      <Button size="small" onClick={onRemove}>
        {t('hero.remove')}
      </Button>
    </>
  );
}
