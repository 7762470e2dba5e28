/** Whoever asks there is sent a backup; who only connects learns that the engine is at work. */
export const backupSocketName = 'backup';
export const askForBackup = 'backup\n';
/** Its folder, in the data folder: it lets in only this user. */
export const socketFolderName = 'socket';
