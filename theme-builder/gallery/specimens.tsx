import {
  Button,
  Card,
  Checkbox,
  HeroImage,
  InfoBar,
  Navbar,
  PageHeader,
  SearchIcon,
  Stack,
  Tabs,
  Tag,
  TextField,
  type ButtonProps,
} from '@portico/components';
import type { Messages } from '@portico/core/messages';
import type { SectionId } from '@portico/tokens';
import type { ReactNode } from 'react';
import type { ForcedState } from './forced-states.ts';
import * as styles from './gallery.css.ts';
import type english from '../locales/en-US/gallery.json';

type Key = keyof typeof english;
export type GalleryTexts = Messages<Key>;

/** One look of a part: what it is called, which states it is told to show, and the part. */
export type Specimen = { name: Key; forced?: readonly ForcedState[]; node: ReactNode };
export type Specimens = { width: 'narrow' | 'wide'; of: readonly Specimen[] };

const byPointer = [
  { name: 'state.rest' },
  { name: 'state.hover', forced: ['hover'] },
  { name: 'state.active', forced: ['hover', 'active'] },
  { name: 'state.focus', forced: ['focus'] },
] as const satisfies readonly Omit<Specimen, 'node'>[];
/** The same for parts that look no different when they are pressed. */
const withoutPress = byPointer.filter(({ name }) => name !== 'state.active');

/** A button as it mostly stands, and beside it with an icon, whose colours are its own in every state. */
const withIcon = (text: string, props: ButtonProps) => (
  <Stack direction="row" gap={2} wrap>
    <Button {...props}>{text}</Button>
    <Button {...props} icon={<SearchIcon />}>
      {text}
    </Button>
  </Stack>
);

const buttons =
  (button: Exclude<ButtonProps, { href: string }>, text: Key) =>
  (t: GalleryTexts): Specimens => ({
    width: 'narrow',
    of: [
      ...byPointer.map((state) => ({ ...state, node: withIcon(t(text), button) })),
      ...(button.variant === 'twoState'
        ? ([{ name: 'state.selected', node: withIcon(t(text), { ...button, pressed: true }) }] as const)
        : []),
      { name: 'state.disabled', node: withIcon(t(text), { ...button, disabled: true }) },
      {
        name: 'state.loading',
        node: withIcon(t(text), { ...button, loading: true, loadingLabel: t('state.loading') }),
      },
    ],
  });

const bar = (t: GalleryTexts) => (
  <Navbar
    label={t('sample.menu')}
    menuLabel={t('sample.menu')}
    brand={t('sample.brand')}
    links={[
      { href: '#', label: t('sample.jobs'), current: true },
      { href: '#events', label: t('sample.events') },
    ]}
    actions={
      <>
        <span className={styles.muted}>{t('sample.note')}</span>
        <Button variant="systemUi">{t('sample.search')}</Button>
      </>
    }
  />
);

const inBar = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: buttons(
    { variant: 'nav' },
    'sample.jobs',
  )(t).of.map((specimen) => ({
    ...specimen,
    node: (
      <Navbar
        label={t('sample.menu')}
        menuLabel={t('sample.menu')}
        brand={t('sample.brand')}
        actions={specimen.node}
      />
    ),
  })),
});

/** What lies over the page: a hint, a menu, and a dialog on the dimmed page. */
const overlays = (t: GalleryTexts) => (
  <div className={styles.surfaces}>
    <div className={styles.hint}>{t('sample.note')}</div>
    <div className={styles.menu}>{t('sample.search')}</div>
    <div className={styles.dimmed}>
      <div className={styles.dialog}>{t('sample.sentence')}</div>
    </div>
  </div>
);

const core = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    {
      name: 'state.text',
      node: (
        <Stack gap={2}>
          <h1>{t('sample.title')}</h1>
          <h2>{t('sample.job')}</h2>
          <p>
            {t('sample.sentence')} <a href="#top">{t('sample.link')}</a>
          </p>
          <p className={styles.muted}>{t('sample.note')}</p>
          <p className={styles.divided}>{t('sample.posted')}</p>
        </Stack>
      ),
    },
    {
      name: 'state.surfaces',
      node: (
        <div className={styles.surfaces}>
          <div className={styles.raised}>{t('sample.sentence')}</div>
          <div className={styles.sunken}>{t('sample.sentence')}</div>
          <div className={styles.brand}>{t('sample.brand')}</div>
        </div>
      ),
    },
    { name: 'state.overlays', node: overlays(t) },
    ...withoutPress.map((state) => ({ ...state, node: controls(t) })),
  ],
});

const controls = (t: GalleryTexts) => (
  <Stack gap={3}>
    <TextField label={t('sample.name')} defaultValue={t('sample.candidate')} />
    <TextField label={t('sample.name')} error={t('sample.error')} />
    <Checkbox label={t('sample.agree')} defaultChecked />
    <a href="#top">{t('sample.link')}</a>
  </Stack>
);

const corners = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    {
      name: 'state.controls',
      node: (
        <Stack gap={3}>
          <Stack direction="row" gap={3} align="center" wrap>
            <Button variant="primary">{t('sample.apply')}</Button>
            <Tag>{t('sample.tag')}</Tag>
          </Stack>
          <TextField label={t('sample.name')} />
        </Stack>
      ),
    },
    { name: 'state.surfaces', node: <Card title={t('sample.job')}>{t('sample.sentence')}</Card> },
    { name: 'state.overlays', node: overlays(t) },
  ],
});

const cards = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    ...withoutPress.map((state) => ({
      ...state,
      node: (
        <Card title={t('sample.job')} href="#" meta={t('sample.place')}>
          {t('sample.posted')}
        </Card>
      ),
    })),
    {
      name: 'state.selected',
      node: (
        <Card title={t('sample.job')} href="#" meta={t('sample.place')} selected>
          {t('sample.posted')}
        </Card>
      ),
    },
  ],
});

const messages = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: (['info', 'alert', 'success', 'warning'] as const).map((variant) => ({
    name: `state.${variant}`,
    node: (
      <InfoBar variant={variant} title={t(`state.${variant}`)}>
        {t('sample.message')}
      </InfoBar>
    ),
  })),
});

const tabs = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: withoutPress.map((state) => ({
    ...state,
    node: (
      <Tabs
        label={t('sample.jobs')}
        items={[
          { value: 'new', label: t('sample.new'), content: t('sample.sentence') },
          { value: 'done', label: t('sample.done'), content: '' },
        ]}
      />
    ),
  })),
});

/** A picture of the same width and height for who has none yet: half light, half dark, as a scrim meets them. */
const anyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#fff" d="M0 0h16v9H0z"/><path fill="#222" d="M8 0h8v9H8z"/></svg>',
)}`;

const hero = (t: GalleryTexts, picture: string): Specimens => ({
  width: 'wide',
  of: [
    {
      name: 'state.rest',
      node: (
        <HeroImage
          alt=""
          pictures={[
            {
              minWidth: 0,
              src: picture || anyPicture,
              title: t('sample.title'),
              text: t('sample.sentence'),
            },
          ]}
        />
      ),
    },
  ],
});

const profile = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    {
      name: 'state.rest',
      node: (
        <div className={styles.profile}>
          <div className={styles.profileHead}>{t('sample.candidate')}</div>
          <p>{t('sample.sentence')}</p>
        </div>
      ),
    },
  ],
});

/** The parts of each section, in every state that they have; `picture` is what the theme's hero shows. */
export const specimensOf: Record<SectionId, (t: GalleryTexts, picture: string) => Specimens> = {
  core_properties: core,
  talent_experience_core: core,
  pcsx_core: core,
  border_radius: corners,
  navbar: (t) => ({ width: 'wide', of: byPointer.map((state) => ({ ...state, node: bar(t) })) }),
  banner_header: (t) => ({
    width: 'wide',
    of: byPointer.slice(0, 2).map((state) => ({
      ...state,
      node: (
        <PageHeader
          variant="banner"
          headingLevel={3}
          title={t('sample.title')}
          description={t('sample.sentence')}
          back={{ href: '#', label: t('sample.jobs') }}
        />
      ),
    })),
  }),
  primary_buttons: buttons({ variant: 'primary' }, 'sample.send'),
  secondary_buttons: buttons({ variant: 'secondary' }, 'sample.save'),
  default_buttons: buttons({ variant: 'default' }, 'sample.search'),
  disruptive_buttons: buttons({ variant: 'disruptive' }, 'sample.remove'),
  system_ui_buttons: buttons({ variant: 'systemUi' }, 'sample.close'),
  two_state_buttons: buttons({ variant: 'twoState' }, 'sample.save'),
  apply_button: buttons({ variant: 'apply' }, 'sample.apply'),
  talent_experience_nav_button: inBar,
  talent_experience_go_button: buttons({ variant: 'go' }, 'sample.search'),
  cards,
  info_bar: messages,
  tabs,
  pcsx_hero_image: hero,
  pcsx_profile_page: profile,
};
