import type { Place } from './define.ts';
import type { SectionId, TokenName, TokenPath } from './index.ts';
import { splitPath } from './index.ts';

/*
 * What the builder tells people who know their brand and no CSS: one sentence a token, about what it colours or moves
 * and what to mind. Apart from the contract, since no site and nothing that resolves a theme has to carry it.
 */

/** What a section is for. */
export const sectionHelp = {
  core_properties: 'Colours, type, space and depth that everything else starts from.',
  navbar: 'The bar on top of every page.',
  banner_header: 'The band under the navigation bar that greets people.',
  border_radius: 'How round each family of parts is.',
  primary_buttons: 'The one thing that a page wants done.',
  secondary_buttons: 'What can be done beside it.',
  default_buttons: 'Everyday actions.',
  disruptive_buttons: 'What cannot be undone.',
  system_ui_buttons: 'Closing, paging, small controls.',
  two_state_buttons: 'Buttons that stay pressed, such as save.',
  apply_button: 'The button that begins an application.',
  cards: 'Jobs, offers and everything else that comes as a card.',
  info_bar: 'Information, alerts, success and warnings.',
  tabs: 'Names in a row, of which one is open.',
  talent_experience_core: 'Core colours for the standard product only.',
  talent_experience_nav_button: 'Buttons in the navigation bar.',
  talent_experience_go_button: 'The button that starts a search.',
  pcsx_core: 'Core colours for the PCSX product only.',
  pcsx_hero_image: 'The picture that a page opens with.',
  pcsx_profile_page: 'The head of a candidate’s profile.',
} as const satisfies Record<SectionId, string>;

/** What a place of the site is called. */
export const placeLabels = {
  everywhere: 'Every page',
  navbar: 'Navigation bar',
  banner: 'Banner',
  hero: 'Hero image',
  cards: 'Cards',
  tabs: 'Tabs',
  forms: 'Forms',
  messages: 'Messages',
  menus: 'Menus',
  dialogs: 'Dialogs',
  search: 'Job search',
  job: 'Job page',
  login: 'Sign-in',
  apply: 'Application form',
  profile: 'Profile',
  applications: 'Applications',
  offers: 'Offers',
  settings: 'Settings',
} as const satisfies Record<Place, string>;

type HelpOf<S extends SectionId> = Readonly<Record<TokenName<S>, string>>;

const productCore = {
  brand: 'The colour people know the employer by; main buttons and the focus ring follow from it.',
  surface: 'Lies behind everything; keep it quiet, since most text is read on it.',
  surface_raised: 'Fills cards, dialogs, menus and fields; close to the page background looks calmest.',
  surface_sunken: 'The ground that cards lie on; a little darker or lighter than the page.',
  text: 'Colours headings and sentences; it is read on all three backgrounds.',
  text_muted: 'Colours dates, hints and other side notes; paler than the text, but still easy to read.',
  link: 'Colours what people can follow within a text; make it differ from the words around it.',
} satisfies HelpOf<'pcsx_core'>;

const bar = {
  background: 'Fills the bar from edge to edge; everything in it is measured against this colour.',
  text: 'Colours plain words in the bar and the ring that shows where the keyboard is.',
  text_muted: 'Colours side notes and the edges of fields in the bar; paler than the text.',
  link: 'Colours what people can follow from the bar.',
  link_hover: 'Colours a link in the bar while the pointer is over it; a small step is enough.',
  border: 'Ends the bar towards the page; nothing depends on seeing it.',
} satisfies HelpOf<'banner_header'>;

type ButtonToken = TokenName<'two_state_buttons'>;
type PartOf<Token> = Token extends `${infer Part}_${string}` ? Part : Token;
type StateOf<Token> = Token extends `${string}_${infer State}` ? State : never;

/** What a part of a button does, and what to mind about it while nothing happens to the button. */
const buttonParts: Readonly<Record<PartOf<ButtonToken>, readonly [does: string, mind: string]>> = {
  background: ['Fills the button', 'the colours of its states follow from it'],
  text: ['Colours the words on the button', 'left alone, it is black or white, whichever can be read'],
  border: ['Colours the line around the button', 'leave it clear for a button without a line'],
  icon: ['Colours the icon on the button', 'it looks like the words until you set it'],
  radius: ['Rounds the button', '0 makes it square'],
  weight: ['How bold the words on the button are', 'choose a weight that your text font has'],
  shadow: ['Lifts the button off the page', 'without one it lies flat'],
};

/** When a button is in a state, and what to mind about any part of it meanwhile. */
const buttonStates: Readonly<Record<StateOf<ButtonToken>, readonly [when: string, mind: string]>> = {
  hover: ['while the pointer is over it', 'a small step is enough'],
  active: ['while it is pressed', 'a step beyond hover makes the press visible'],
  disabled: ['while it cannot be used', 'keep it pale, so that nobody tries'],
  focus: ['while the keyboard is on it', 'the focus ring shows as well'],
  loading: ['while its work is under way', 'it may stay as it is at rest'],
  selected: ['while it stays pressed', 'make it differ clearly from rest'],
};

/** What to mind about a part whose shape another state may change. */
const mindOfShape: Partial<Record<PartOf<ButtonToken>, string>> = {
  radius: 'most themes leave it as it is at rest',
  weight: 'it changes the width',
  shadow: 'without one it lies flat',
};

function buttonHelp(token: ButtonToken): string {
  const [part, state] = token.split('_') as [PartOf<ButtonToken>, StateOf<ButtonToken>?];
  const [does, mind] = buttonParts[part];
  if (state === undefined) return `${does}; ${mind}.`;
  const [when, mindThen] = buttonStates[state];
  return `${does} ${when}; ${mindOfShape[part] ?? mindThen}.`;
}

const message = (about: string) => ({
  background: `Fills messages ${about}; a pale tint reads best.`,
  text: `Colours the words of messages ${about}; they are read on such a tint.`,
  icon: `Colours icon and edge of messages ${about}; it tells them from the other kinds.`,
});
const information = message('that inform');
const alert = message('about what went wrong');
const success = message('about what worked');
const warning = message('that ask for care');

type ButtonSection = Extract<SectionId, `${string}_button` | `${string}_buttons`>;

const help: Readonly<{ [S in Exclude<SectionId, ButtonSection>]: HelpOf<S> }> = {
  core_properties: {
    ...productCore,
    brand_text: 'Colours words on the brand colour; black or white is chosen unless you set it.',
    accent: 'The brand colour as a line that has to be told from the page, such as around a ticked box.',
    link_hover: 'Colours a link while the pointer is over it; a small step from the link is enough.',
    border: 'Colours lines that only group; nothing depends on seeing them.',
    border_strong: 'The edge by which a field is recognised; too pale, and people miss where to type.',
    focus_ring: 'Shows where the keyboard is; people who use no mouse depend on it.',
    focus_ring_gap: 'Lies between a part and its ring, so that one of the two is seen on any ground.',
    danger: 'Colours what a field says about a wrong entry; red is understood best.',
    overlay: 'Covers the page behind a dialog; let some of the page show through.',
    font_family:
      'Sets the letters of all running text; of several fonts the first that a device has is used.',
    font_family_heading:
      'Sets the letters of headings and titles; it may have more character than the text font.',
    font_size: 'How large running text is; below 16 many people find it hard to read.',
    font_size_small: 'For dates, tags and help at fields; only a little smaller than the text.',
    font_size_large: 'For opening words and the titles of cards; between the text and the headings.',
    font_size_heading: 'For headings within a page and the titles of dialogs; clearly larger than the text.',
    font_size_title: 'For what a page is called; long names of jobs have to fit on a phone.',
    line_height: 'How far the lines of a text lie apart; 1.5 reads well, and less soon looks crowded.',
    line_height_heading: 'How far the lines of a long heading lie apart; large letters need less than text.',
    font_weight: 'How bold running text is; most fonts are drawn to be read at 400.',
    font_weight_strong:
      'How bold labels, buttons and stressed words are; they have to stand out from the text.',
    font_weight_heading: 'How bold headings are; choose a weight that your heading font has.',
    space: 'Every distance is a multiple of it; a larger one makes the whole site roomier.',
    elevation_low: 'Lifts cards a little off the page; the softest of the three.',
    elevation_medium: 'Lifts cards under the pointer and what opens from the navigation bar.',
    elevation_high: 'Lifts dialogs and menus above everything else; the deepest of the three.',
    motion: 'How long a change takes to show; longer than 200 feels slow, and 0 shows it at once.',
  },
  talent_experience_core: productCore,
  pcsx_core: productCore,
  border_radius: {
    control: 'Rounds what people press and type in, and messages; 0 makes all of it square.',
    card: 'Rounds the boxes that jobs and offers come in; rounder ones need more padding.',
    dialog: 'Rounds the windows that open over a page; they may be rounder than cards.',
    tag: 'Rounds small marks such as skills and counts; a large number makes pills of them.',
    popover: 'Rounds the lists and boxes that open beside what was pressed, like cards until you set it.',
  },
  navbar: {
    ...bar,
    indicator: 'Marks the page that people are on; it has to stand out from the bar.',
    height: 'How tall the bar is; a tall one takes room from every page on a phone.',
  },
  banner_header: bar,
  cards: {
    background:
      'Fills the cards that jobs and offers come on; the ground around them should differ a little.',
    background_hover: 'Fills a card while the pointer is over it; a small step is enough.',
    text: 'Colours titles and words on cards; they are read with the pointer over the card too.',
    text_muted: 'Colours places, dates and other facts on cards; paler than the text.',
    border: 'Colours the line around a card; leave it clear where the shadow is enough.',
    border_selected: 'Marks the card that is open beside the list; it has to stand out from the card.',
    radius: 'Rounds the cards; 0 makes them square.',
    padding: 'The room between the edge of a card and what is on it; more looks calmer and shows fewer jobs.',
    shadow: 'Lifts cards off the page; without one they lie flat.',
    shadow_hover: 'Lifts a card while the pointer is over it; a little deeper than at rest.',
  },
  info_bar: {
    info_background: information.background,
    info_text: information.text,
    info_icon: information.icon,
    alert_background: alert.background,
    alert_text: alert.text,
    alert_icon: alert.icon,
    success_background: success.background,
    success_text: success.text,
    success_icon: success.icon,
    warning_background: warning.background,
    warning_text: warning.text,
    warning_icon: warning.icon,
    radius: 'Rounds all messages; 0 makes them square.',
  },
  tabs: {
    text: 'Colours the names of tabs that are not open; quieter than the open one.',
    text_hover: 'Colours the name of a tab while the pointer is over it; a small step is enough.',
    text_selected: 'Colours the name of the open tab; make it differ from the others.',
    indicator: 'Marks the open tab with a line below it; it has to stand out from the page.',
    border: 'Colours the thin line below all tabs; nothing depends on seeing it.',
  },
  pcsx_hero_image: {
    image: 'The picture behind the opening words; choose one that still works when its sides are cut off.',
    focal_x: 'Where the main thing in the picture is, in percent from the left; it stays in view.',
    focal_y: 'Where the main thing in the picture is, in percent from the top; it stays in view.',
    height: 'How tall the picture is; a tall one pushes the jobs off the screen.',
    overlay: 'Lies over the picture so that the text can be read; a lively picture needs a denser one.',
    text: 'Colours the words on the picture; they are measured against the scrim.',
  },
  pcsx_profile_page: {
    background: 'Lies behind the whole profile; keep it quiet, since forms are read on it.',
    header_background: 'Fills the top of the profile, where the candidate’s name is.',
    header_text: 'Colours the candidate’s name and facts at the top; it has to be readable there.',
  },
};

const isButtonSection = (section: SectionId): section is ButtonSection => !Object.hasOwn(help, section);

/** What a token colours or moves and what to mind, in one sentence. */
export function tokenHelp(path: TokenPath): string {
  const [section, token] = splitPath(path);
  if (isButtonSection(section)) return buttonHelp(token as ButtonToken);
  return (help[section] as Readonly<Record<string, string>>)[token] as string;
}
