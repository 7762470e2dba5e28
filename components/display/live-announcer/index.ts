export { announce, useAnnounce, type Announcement } from './live-announcer.ts';
