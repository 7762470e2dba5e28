/**
 * Messages by the day they were sent on in a time zone (IANA), in their order.
 *
 * @returns `at` is when the first of the day was sent; ms since 1970
 */
export function chatDays<Message extends { sentAt: number }>(
  messages: readonly Message[],
  timeZone: string,
): readonly { at: number; messages: readonly Message[] }[] {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone });
  const days: { name: string; at: number; messages: Message[] }[] = [];
  for (const message of messages) {
    const name = day.format(message.sentAt);
    const last = days.at(-1);
    if (last?.name === name) last.messages.push(message);
    else days.push({ name, at: message.sentAt, messages: [message] });
  }
  return days;
}
