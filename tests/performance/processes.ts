import { readFileSync } from 'node:fs';

/** Kilobytes to megabytes of what the kernel keeps in memory for a process, and of the most it ever kept. */
export function residentOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(String.raw`^${name}:\s+(\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Seconds that all threads of a process have run, however long it waited for a core. */
export function cpuOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // user and system time, in the kernel's fixed hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
