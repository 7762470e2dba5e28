export { ToastProvider, useToasts, type ToastProviderProps, type Toasts, type Toast } from './toast.tsx';
