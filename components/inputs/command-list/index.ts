export { CommandDialog, type CommandDialogProps } from './command-dialog.tsx';
export { CommandList, type CommandListProps } from './command-list.tsx';
export type { Command } from './commands.ts';
export type { Shortcut } from './shortcut.ts';
