/** What `pg` looks for in the folder that it is given as `host`. */
export const socketName = '.s.PGSQL.5432';
/** Beside it: whoever connects is sent a backup. */
export const backupSocketName = 'backup';
/** The folder of both, in the data folder. */
export const socketFolderName = 'socket';
