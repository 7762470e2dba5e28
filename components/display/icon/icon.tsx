import bell from 'lucide/dist/esm/icons/bell.mjs';
import bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import briefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import calendar from 'lucide/dist/esm/icons/calendar.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import copy from 'lucide/dist/esm/icons/copy.mjs';
import download from 'lucide/dist/esm/icons/download.mjs';
import ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import eye from 'lucide/dist/esm/icons/eye.mjs';
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import globe from 'lucide/dist/esm/icons/globe.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import mail from 'lucide/dist/esm/icons/mail.mjs';
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import minus from 'lucide/dist/esm/icons/minus.mjs';
import octagonAlert from 'lucide/dist/esm/icons/octagon-alert.mjs';
import phone from 'lucide/dist/esm/icons/phone.mjs';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import rotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import send from 'lucide/dist/esm/icons/send.mjs';
import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import star from 'lucide/dist/esm/icons/star.mjs';
import trash from 'lucide/dist/esm/icons/trash.mjs';
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import upload from 'lucide/dist/esm/icons/upload.mjs';
import user from 'lucide/dist/esm/icons/user.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import zoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import zoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { createElement, type ReactElement } from 'react';
import * as styles from './icon.css.ts';

/** A picture of 1.25 em in the colour of its text. The text beside it says what it means, so it has no name. */
export type Icon = () => ReactElement;

const draw = (name: string, nodes: typeof check, className = styles.icon): Icon =>
  Object.assign(
    () => (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    ),
    { displayName: name },
  );

/** What went wrong. */
export const AlertIcon = /* @__PURE__ */ draw('AlertIcon', octagonAlert);
export const BellIcon = /* @__PURE__ */ draw('BellIcon', bell);
export const BookmarkIcon = /* @__PURE__ */ draw('BookmarkIcon', bookmark);
export const CalendarIcon = /* @__PURE__ */ draw('CalendarIcon', calendar);
/** Jobs put by. */
export const CartIcon = /* @__PURE__ */ draw('CartIcon', briefcaseBusiness);
export const CheckIcon = /* @__PURE__ */ draw('CheckIcon', check);
export const ChevronIcon = /* @__PURE__ */ draw('ChevronIcon', chevronDown);
/** Points where reading goes; mirrored from right to left. */
export const ChevronEndIcon = /* @__PURE__ */ draw('ChevronEndIcon', chevronRight, styles.mirrored);
/** Points where reading comes from; mirrored from right to left. */
export const ChevronStartIcon = /* @__PURE__ */ draw('ChevronStartIcon', chevronLeft, styles.mirrored);
export const ChevronUpIcon = /* @__PURE__ */ draw('ChevronUpIcon', chevronUp);
export const ClockIcon = /* @__PURE__ */ draw('ClockIcon', clock);
export const CloseIcon = /* @__PURE__ */ draw('CloseIcon', x);
export const CopyIcon = /* @__PURE__ */ draw('CopyIcon', copy);
export const DownloadIcon = /* @__PURE__ */ draw('DownloadIcon', download);
/** Leads to another site. */
export const ExternalIcon = /* @__PURE__ */ draw('ExternalIcon', externalLink);
export const FileIcon = /* @__PURE__ */ draw('FileIcon', fileText);
export const FilterIcon = /* @__PURE__ */ draw('FilterIcon', slidersHorizontal);
export const GlobeIcon = /* @__PURE__ */ draw('GlobeIcon', globe);
export const HideIcon = /* @__PURE__ */ draw('HideIcon', eyeOff);
export const InfoIcon = /* @__PURE__ */ draw('InfoIcon', info);
export const MailIcon = /* @__PURE__ */ draw('MailIcon', mail);
export const MenuIcon = /* @__PURE__ */ draw('MenuIcon', menu);
export const MinusIcon = /* @__PURE__ */ draw('MinusIcon', minus);
/** What else can be done. */
export const MoreIcon = /* @__PURE__ */ draw('MoreIcon', ellipsis);
export const PhoneIcon = /* @__PURE__ */ draw('PhoneIcon', phone);
/** A place. */
export const PinIcon = /* @__PURE__ */ draw('PinIcon', mapPin);
export const PlusIcon = /* @__PURE__ */ draw('PlusIcon', plus);
/** Once more. */
export const RefreshIcon = /* @__PURE__ */ draw('RefreshIcon', rotateCw);
export const SearchIcon = /* @__PURE__ */ draw('SearchIcon', search);
export const SendIcon = /* @__PURE__ */ draw('SendIcon', send, styles.mirrored);
export const StarIcon = /* @__PURE__ */ draw('StarIcon', star);
/** What went well. */
export const SuccessIcon = /* @__PURE__ */ draw('SuccessIcon', circleCheck);
export const TrashIcon = /* @__PURE__ */ draw('TrashIcon', trash);
export const UploadIcon = /* @__PURE__ */ draw('UploadIcon', upload);
export const UserIcon = /* @__PURE__ */ draw('UserIcon', user);
export const ViewIcon = /* @__PURE__ */ draw('ViewIcon', eye);
/** What needs care. */
export const WarningIcon = /* @__PURE__ */ draw('WarningIcon', triangleAlert);
export const ZoomInIcon = /* @__PURE__ */ draw('ZoomInIcon', zoomIn);
export const ZoomOutIcon = /* @__PURE__ */ draw('ZoomOutIcon', zoomOut);
