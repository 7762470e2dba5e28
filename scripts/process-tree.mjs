// What Linux tells of processes; on other systems none has any below it, and none is there.
import { readFileSync } from 'node:fs';

/** A file of a process, which may end meanwhile. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the processes that a process has started. */
export const childrenOf = (pid) => read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Whether a process is there. One that has ended is a zombie until its parent asks how. */
export const isThere = (pid) => /\) [^Z]/.test(read(pid, 'stat'));

/** Sends a signal to a process, which may have ended. */
export function sendTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
