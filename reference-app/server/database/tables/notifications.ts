import type { Generated } from 'kysely';

type NotificationTable = {
  group_id: number;
  id: Generated<number>;
  account_id: number;
  category_title: string;
  message: string;
  notification_type: 'read_only' | 'action_required';
  /** Empty = it leads nowhere. */
  redirect_url: string;
  created_at: Date;
  /** null = not yet; what was clicked was also viewed. */
  viewed_at: Date | null;
  clicked_at: Date | null;
};

export type NotificationTables = { notification: NotificationTable };
