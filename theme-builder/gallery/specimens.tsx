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
import type { Messages } from '@portico/components/messages';
import type { SectionId } from '@portico/tokens';
import type { ReactNode } from 'react';
import type { ForcedState } from './forced-states.ts';
import * as styles from './gallery.css.ts';
import type english from './texts/en-US.json';

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

type Role = NonNullable<ButtonProps['variant']>;

const buttons =
  (variant: Exclude<Role, 'twoState'>, text: Key) =>
  (t: GalleryTexts): Specimens => ({
    width: 'narrow',
    of: [
      ...byPointer.map((state) => ({ ...state, node: <Button variant={variant}>{t(text)}</Button> })),
      {
        name: 'state.icon',
        node: (
          <Button variant={variant} icon={<SearchIcon />}>
            {t(text)}
          </Button>
        ),
      },
      {
        name: 'state.disabled',
        node: (
          <Button variant={variant} disabled>
            {t(text)}
          </Button>
        ),
      },
      {
        name: 'state.loading',
        node: (
          <Button variant={variant} loading loadingLabel={t('state.loading')}>
            {t(text)}
          </Button>
        ),
      },
    ],
  });

const twoStateButtons = (t: GalleryTexts): Specimens => ({
  width: 'narrow',
  of: [
    ...byPointer.map((state) => ({ ...state, node: <Button variant="twoState">{t('sample.save')}</Button> })),
    {
      name: 'state.selected',
      node: (
        <Button variant="twoState" pressed>
          {t('sample.save')}
        </Button>
      ),
    },
    {
      name: 'state.disabled',
      node: (
        <Button variant="twoState" disabled>
          {t('sample.save')}
        </Button>
      ),
    },
    {
      name: 'state.loading',
      node: (
        <Button variant="twoState" loading loadingLabel={t('state.loading')}>
          {t('sample.save')}
        </Button>
      ),
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
    actions={<Button variant="systemUi">{t('sample.search')}</Button>}
  />
);

const inBar = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: byPointer.map((state) => ({
    ...state,
    node: (
      <Navbar
        label={t('sample.menu')}
        menuLabel={t('sample.menu')}
        brand={t('sample.brand')}
        actions={<Button variant="nav">{t('sample.jobs')}</Button>}
      />
    ),
  })),
});

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
    ...byPointer.map((state) => ({ ...state, node: controls(t) })),
  ],
});

const controls = (t: GalleryTexts) => (
  <Stack gap={3}>
    <TextField label={t('sample.name')} defaultValue={t('sample.candidate')} />
    <TextField label={t('sample.name')} error={t('sample.error')} />
    <Checkbox label={t('sample.agree')} defaultChecked />
  </Stack>
);

const corners = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    {
      name: 'state.controls',
      node: (
        <Stack gap={3}>
          <Button variant="primary">{t('sample.apply')}</Button>
          <TextField label={t('sample.name')} />
          <Tag>{t('sample.tag')}</Tag>
        </Stack>
      ),
    },
    { name: 'state.surfaces', node: <Card title={t('sample.job')}>{t('sample.sentence')}</Card> },
  ],
});

const cards = (t: GalleryTexts): Specimens => ({
  width: 'wide',
  of: [
    ...byPointer.map((state) => ({
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
  of: byPointer.map((state) => ({
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
  primary_buttons: buttons('primary', 'sample.send'),
  secondary_buttons: buttons('secondary', 'sample.save'),
  default_buttons: buttons('default', 'sample.search'),
  disruptive_buttons: buttons('disruptive', 'sample.remove'),
  system_ui_buttons: buttons('systemUi', 'sample.close'),
  two_state_buttons: twoStateButtons,
  apply_button: buttons('apply', 'sample.apply'),
  talent_experience_nav_button: inBar,
  talent_experience_go_button: buttons('go', 'sample.search'),
  cards,
  info_bar: messages,
  tabs,
  pcsx_hero_image: hero,
  pcsx_profile_page: profile,
};
