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
import pencil from 'lucide/dist/esm/icons/pencil.mjs';
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
import video from 'lucide/dist/esm/icons/video.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import zoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import zoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { createElement, type ReactElement } from 'react';
import * as styles from './icon.css.ts';

/** A picture of 1.25 em in the colour of its text. The text beside it says what it means, so it has no name. */
export type Icon = () => ReactElement;

const draw = (nodes: typeof check, className = styles.icon) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** What went wrong. */
export const AlertIcon: Icon = () => draw(octagonAlert);
export const BellIcon: Icon = () => draw(bell);
export const BookmarkIcon: Icon = () => draw(bookmark);
export const CalendarIcon: Icon = () => draw(calendar);
/** Jobs put by. */
export const CartIcon: Icon = () => draw(briefcaseBusiness);
export const CheckIcon: Icon = () => draw(check);
export const ChevronIcon: Icon = () => draw(chevronDown);
/** Points where reading goes; mirrored from right to left. */
export const ChevronEndIcon: Icon = () => draw(chevronRight, styles.mirrored);
/** Points where reading comes from; mirrored from right to left. */
export const ChevronStartIcon: Icon = () => draw(chevronLeft, styles.mirrored);
export const ChevronUpIcon: Icon = () => draw(chevronUp);
export const ClockIcon: Icon = () => draw(clock);
export const CloseIcon: Icon = () => draw(x);
export const CopyIcon: Icon = () => draw(copy);
export const DownloadIcon: Icon = () => draw(download);
export const EditIcon: Icon = () => draw(pencil);
/** Leads to another site. */
export const ExternalIcon: Icon = () => draw(externalLink);
export const FileIcon: Icon = () => draw(fileText);
export const FilterIcon: Icon = () => draw(slidersHorizontal);
export const GlobeIcon: Icon = () => draw(globe);
export const HideIcon: Icon = () => draw(eyeOff);
export const InfoIcon: Icon = () => draw(info);
export const MailIcon: Icon = () => draw(mail);
export const MenuIcon: Icon = () => draw(menu);
export const MinusIcon: Icon = () => draw(minus);
/** What else can be done. */
export const MoreIcon: Icon = () => draw(ellipsis);
export const PhoneIcon: Icon = () => draw(phone);
/** A place. */
export const PinIcon: Icon = () => draw(mapPin);
export const PlusIcon: Icon = () => draw(plus);
/** Once more. */
export const RefreshIcon: Icon = () => draw(rotateCw);
export const SearchIcon: Icon = () => draw(search);
export const SendIcon: Icon = () => draw(send, styles.mirrored);
export const StarIcon: Icon = () => draw(star);
/** What went well. */
export const SuccessIcon: Icon = () => draw(circleCheck);
export const TrashIcon: Icon = () => draw(trash);
export const UploadIcon: Icon = () => draw(upload);
export const UserIcon: Icon = () => draw(user);
export const VideoIcon: Icon = () => draw(video);
export const ViewIcon: Icon = () => draw(eye);
/** What needs care. */
export const WarningIcon: Icon = () => draw(triangleAlert);
export const ZoomInIcon: Icon = () => draw(zoomIn);
export const ZoomOutIcon: Icon = () => draw(zoomOut);
