export {
  NotificationCenter,
  type NotificationCenterProps,
  type Notification,
} from './notification-center.tsx';
