import type { Contract, KindOf, Product, SectionId, TokenName } from '../contract/index.ts';
import type { AnySections } from '../document/theme-document.ts';
import applyButton from '../component/apply-button.tokens.json' with { type: 'json' };
import bannerHeader from '../component/banner-header.tokens.json' with { type: 'json' };
import cards from '../component/cards.tokens.json' with { type: 'json' };
import defaultButtons from '../component/default-buttons.tokens.json' with { type: 'json' };
import disruptiveButtons from '../component/disruptive-buttons.tokens.json' with { type: 'json' };
import infoBar from '../component/info-bar.tokens.json' with { type: 'json' };
import navbar from '../component/navbar.tokens.json' with { type: 'json' };
import pcsxHeroImage from '../component/pcsx-hero-image.tokens.json' with { type: 'json' };
import pcsxProfilePage from '../component/pcsx-profile-page.tokens.json' with { type: 'json' };
import primaryButtons from '../component/primary-buttons.tokens.json' with { type: 'json' };
import secondaryButtons from '../component/secondary-buttons.tokens.json' with { type: 'json' };
import systemUiButtons from '../component/system-ui-buttons.tokens.json' with { type: 'json' };
import tabs from '../component/tabs.tokens.json' with { type: 'json' };
import goButton from '../component/talent-experience-go-button.tokens.json' with { type: 'json' };
import navButton from '../component/talent-experience-nav-button.tokens.json' with { type: 'json' };
import twoStateButtons from '../component/two-state-buttons.tokens.json' with { type: 'json' };
import palette from '../reference/palette.tokens.json' with { type: 'json' };
import darkScheme from '../schemes/dark.tokens.json' with { type: 'json' };
import borderRadius from '../system/border-radius.tokens.json' with { type: 'json' };
import coreProperties from '../system/core-properties.tokens.json' with { type: 'json' };
import defaultProduct from './default.tokens.json' with { type: 'json' };
import pcsxProduct from './pcsx.tokens.json' with { type: 'json' };
import type { DtcgToken } from '../dtcg/token.ts';
import { readThemes } from '../dtcg/theme-file.ts';
import { joinFiles, type JoinedFiles } from '../dtcg/joined-files.ts';

type DerivedToken<S extends SectionId> = {
  [T in TokenName<S>]: Contract[S]['tokens'][T] extends { derive: object } | { follows: object } ? T : never;
}[TokenName<S>];
type OverridingSection = {
  [S in SectionId]: Contract[S] extends { overrides: string } ? S : never;
}[SectionId];
type AuthoredSection<S extends SectionId> = {
  [T in Exclude<TokenName<S>, DerivedToken<S>>]: DtcgToken<KindOf<S, T>>;
} & {
  [T in DerivedToken<S>]?: DtcgToken<KindOf<S, T>>;
};

/** Every section that has names of its own, with every token that is not derived: leaving one out does not compile. */
export type CompleteTheme = { [S in Exclude<SectionId, OverridingSection>]: AuthoredSection<S> };
/** What a product changes. */
export type PartialTheme = { [S in SectionId]?: { [T in TokenName<S>]?: DtcgToken<KindOf<S, T>> } };

const base = joinFiles({
  'system/core-properties.tokens.json': coreProperties,
  'system/border-radius.tokens.json': borderRadius,
  'component/navbar.tokens.json': navbar,
  'component/banner-header.tokens.json': bannerHeader,
  'component/primary-buttons.tokens.json': primaryButtons,
  'component/secondary-buttons.tokens.json': secondaryButtons,
  'component/default-buttons.tokens.json': defaultButtons,
  'component/disruptive-buttons.tokens.json': disruptiveButtons,
  'component/system-ui-buttons.tokens.json': systemUiButtons,
  'component/two-state-buttons.tokens.json': twoStateButtons,
  'component/apply-button.tokens.json': applyButton,
  'component/cards.tokens.json': cards,
  'component/info-bar.tokens.json': infoBar,
  'component/tabs.tokens.json': tabs,
  'component/talent-experience-nav-button.tokens.json': navButton,
  'component/talent-experience-go-button.tokens.json': goButton,
  'component/pcsx-hero-image.tokens.json': pcsxHeroImage,
  'component/pcsx-profile-page.tokens.json': pcsxProfilePage,
}) satisfies JoinedFiles<CompleteTheme>;

const themes = readThemes({
  reference: joinFiles({ 'reference/palette.tokens.json': palette }),
  base,
  products: {
    default: joinFiles({ 'themes/default.tokens.json': defaultProduct }) satisfies JoinedFiles<PartialTheme>,
    pcsx: joinFiles({ 'themes/pcsx.tokens.json': pcsxProduct }) satisfies JoinedFiles<PartialTheme>,
  },
  dark: joinFiles({ 'schemes/dark.tokens.json': darkScheme }) satisfies JoinedFiles<PartialTheme>,
});

/** The values that every theme starts from. */
export const baseSections: AnySections = themes.base;
/** What each product changes in them. */
export const productSections: Record<Product, AnySections> = themes.products;
