import { describe, expect, it } from 'vitest';
import { chatDays } from './chat-days.ts';

const at = (hour: number) => ({ sentAt: Date.UTC(2026, 0, 10, hour) });
const counts = (hours: readonly number[], timeZone: string) =>
  chatDays(hours.map(at), timeZone).map(({ messages }) => messages.length);

describe('chatDays', () => {
  it('parts messages where a day begins in the time zone', () => {
    expect(counts([1, 12, 23, 25, 60], 'UTC')).toEqual([3, 1, 1]);
    expect(counts([1, 12, 23, 25, 60], 'Asia/Tokyo')).toEqual([2, 2, 1]);
    expect(counts([], 'UTC')).toEqual([]);
  });

  it('keeps the order, and says when each day’s first message was sent', () => {
    const messages = [3, 5, 30].map(at);
    const days = chatDays(messages, 'UTC');
    expect(days.flatMap((day) => day.messages)).toEqual(messages);
    expect(days.map((day) => day.at)).toEqual([messages[0]?.sentAt, messages[2]?.sentAt]);
  });
});
