import { createAreaTexts, type AreaTexts } from './area-texts.ts';
import type content from './en-US/content.json';
import type difference from './en-US/difference.json';
import type exchange from './en-US/exchange.json';
import type files from './en-US/files.json';
import type find from './en-US/find.json';
import type frame from './en-US/frame.json';
import type gallery from './en-US/gallery.json';
import type standalone from './en-US/standalone.json';
import type versions from './en-US/versions.json';
import type view from './en-US/view.json';

export type ContentKey = keyof typeof content;
export const contentTexts = createAreaTexts<ContentKey>('content');

export type DifferenceKey = keyof typeof difference;
/** The words for what is different between two themes; they come with what shows a difference. */
export const differenceTexts = createAreaTexts<DifferenceKey>('difference');

export const exchangeTexts = createAreaTexts<keyof typeof exchange>('exchange');
export const filesTexts = createAreaTexts<keyof typeof files>('files');
export const findTexts = createAreaTexts<keyof typeof find>('find');
export const frameTexts = createAreaTexts<keyof typeof frame>('frame');
export const galleryTexts = createAreaTexts<keyof typeof gallery>('gallery');
export const standaloneTexts = createAreaTexts<keyof typeof standalone>('standalone');

type VersionsKey = keyof typeof versions;
const ofVersions = createAreaTexts<VersionsKey>('versions');
/** The words of history, preview links and schedule, with those for what is different between two versions. */
export const versionsTexts: AreaTexts<VersionsKey> = {
  load: (locale) => Promise.all([ofVersions.load(locale), differenceTexts.load(locale)]),
  useTexts: ofVersions.useTexts,
};

export const viewTexts = createAreaTexts<keyof typeof view>('view');
