import { readFileSync } from 'node:fs'

const EVERY = 300

/**
 * npm passes a signal to the shell it started us in, and that shell ends without telling us. So under npm we look
 * whether both are still there, and end as if the signal had come to us.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  setInterval(() => {
    if (ancestors() !== before) process.kill(process.pid, 'SIGTERM')
  }, EVERY).unref()
}

/** Our parent, and npm above it where the parent is a shell. (Above npm people come and go: nohup, a closed window.) */
function ancestors() {
  const [name, parent] = statusOf(process.ppid)
  return /^(sh|dash|bash|ash|ksh|zsh)$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`
}

/** Name and parent of a process; nothing where the system has no /proc. */
function statusOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return [name, parent]
  } catch {
    return []
  }
}
