import { CheckboxGroup, InfoBar, SegmentedControl, TextArea } from '@portico/components';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { Banner } from './backend.ts';
import type { BannerField } from './banner-problems.ts';
import { zoneName } from './banner-time.ts';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';
import { TimeField } from './time-field.tsx';
import { useContent } from './use-content.ts';

const variants = ['info', 'alert'] as const satisfies readonly Banner['variant'][];

/** A banner as its page shows it; here in the panel's colours. */
export function BannerPreview({ variant, text }: Pick<Banner, 'variant' | 'text'>) {
  const t = contentTexts.useTexts();
  return (
    <div className={styles.timeField}>
      <span className={styles.label}>{t('banner.preview')}</span>
      <InfoBar variant={variant}>
        <span dir="auto">{text || '…'}</span>
      </InfoBar>
      <span className={panel.help}>{t(`banner.role.${variant}`)}</span>
    </div>
  );
}

/** What a banner says, how, where and when. */
export function BannerFields({
  banner,
  problems,
  onChange,
}: {
  banner: Banner;
  problems: Readonly<Partial<Record<BannerField | 'startsAt', string>>>;
  onChange: (banner: Banner) => void;
}) {
  const t = contentTexts.useTexts();
  const { pages } = useContent();
  const zone = zoneName(useBuilder().texts.locale);
  return (
    <>
      <SegmentedControl
        size="small"
        label={t('banner.variant')}
        segments={variants.map((value) => ({ value, label: t(`banner.variant.${value}`) }))}
        value={banner.variant}
        onValueChange={(chosen) =>
          onChange({ ...banner, variant: variants.find((value) => value === chosen) ?? 'info' })
        }
      />
      <TextArea
        label={t('banner.text')}
        value={banner.text}
        limit={500}
        minRows={2}
        dir="auto"
        error={problems.text}
        onChange={({ currentTarget }) => onChange({ ...banner, text: currentTarget.value })}
      />
      <BannerPreview {...banner} />
      <CheckboxGroup
        label={t('banner.pages')}
        options={pages.map(({ id }) => ({ value: id, label: t(`page.${id}`) }))}
        selectAll
        direction="row"
        value={banner.pages}
        error={problems.pages}
        onValueChange={(chosen) => onChange({ ...banner, pages: chosen })}
      />
      <div className={styles.times}>
        <TimeField
          label={t('banner.startsAt')}
          help={t('banner.zone', { zone })}
          value={banner.startsAt}
          error={problems.startsAt}
          onChange={(startsAt) => onChange({ ...banner, startsAt })}
        />
        <TimeField
          label={t('banner.endsAt')}
          help={t('banner.zoneEnd', { zone })}
          value={banner.endsAt}
          error={problems.endsAt}
          onChange={(endsAt) => onChange({ ...banner, endsAt })}
        />
      </div>
    </>
  );
}
