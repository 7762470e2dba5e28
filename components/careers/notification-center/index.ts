export { NotificationCenter, type NotificationCenterProps } from './notification-center.tsx';
export { NotificationPanel, type Notification, type NotificationPanelProps } from './notification-panel.tsx';
export {
  NotificationTrigger,
  type NotificationTriggerProps,
} from '../notification-trigger/notification-trigger.tsx';
