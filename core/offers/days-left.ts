import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isOpen, type TimedOffer } from './status.ts';

dayjs.extend(utc);

/**
 * Days until an open offer expires, the one that has begun counted whole; undefined without an end. Days of 24 hours: the server
 * knows no time zone of the reader, and both have to say the same.
 */
export const daysLeft = (offer: TimedOffer, now: number): number | undefined =>
  isOpen(offer, now) && offer.expiresAt !== undefined
    ? Math.ceil(dayjs.utc(offer.expiresAt).diff(dayjs.utc(now), 'day', true))
    : undefined;
