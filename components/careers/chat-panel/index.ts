export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
export type { ChatMessage } from './chat-log.tsx';
