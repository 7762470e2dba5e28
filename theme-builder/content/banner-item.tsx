import { Button, Disclosure } from '@portico/components';
import { isSame } from '@portico/tokens';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { Banner } from './backend.ts';
import { BannerFields } from './banner-fields.tsx';
import { writeTime } from './banner-time.ts';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';
import { useContentState } from './use-content.ts';

/** Whether a banner shows at this moment, in words. */
export function useBannerStatus() {
  const t = contentTexts.useTexts();
  const saved = useContentState((state) => state.saved.banners);
  const { locale } = useBuilder().texts;
  return (banner: Banner): string => {
    const { startsAt, endsAt } = banner;
    const now = Date.now();
    if (endsAt !== undefined && Date.parse(endsAt) <= now)
      return t('banner.over', { time: writeTime(endsAt, locale) });
    if (startsAt !== undefined && Date.parse(startsAt) > now)
      return t('banner.later', { time: writeTime(startsAt, locale) });
    return t(saved.some((one) => isSame(one, banner)) ? 'banner.now' : 'banner.onSave');
  };
}

/** One banner of the list: what it says, its place among the others, and its fields when it is opened. */
export function BannerItem({
  banner,
  name,
  place,
  problems,
  isOpen,
  onOpenChange,
  onChange,
  onMove,
  onRemove,
}: {
  banner: Banner;
  name: string;
  place: { isFirst: boolean; isLast: boolean };
  problems: Parameters<typeof BannerFields>[0]['problems'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (banner: Banner) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const t = contentTexts.useTexts();
  const statusOf = useBannerStatus();
  return (
    <li className={styles.banner}>
      <Disclosure
        summary={
          <span dir="auto">
            {t(`banner.variant.${banner.variant}`)}: {banner.text || t('banner.new')}
          </span>
        }
        open={isOpen}
        onOpenChange={onOpenChange}
      >
        {isOpen ? (
          <div className={styles.list}>
            <BannerFields banner={banner} problems={problems} onChange={onChange} />
          </div>
        ) : null}
      </Disclosure>
      <span className={panel.help}>{statusOf(banner)}</span>
      <div className={panel.row}>
        <Button
          size="small"
          aria-label={t('banner.upOf', { banner: name })}
          aria-disabled={place.isFirst}
          onClick={() => onMove(-1)}
        >
          {t('banner.up')}
        </Button>
        <Button
          size="small"
          aria-label={t('banner.downOf', { banner: name })}
          aria-disabled={place.isLast}
          onClick={() => onMove(1)}
        >
          {t('banner.down')}
        </Button>
        <Button size="small" aria-label={t('banner.removeOf', { banner: name })} onClick={onRemove}>
          {t('banner.remove')}
        </Button>
      </div>
    </li>
  );
}
