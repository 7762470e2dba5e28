export { CartPanel, type CartJob, type CartPanelProps } from './cart-panel.tsx';
export { CartTrigger, type CartTriggerProps } from '../cart-trigger/cart-trigger.tsx';
