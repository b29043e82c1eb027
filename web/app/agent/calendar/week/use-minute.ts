import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

const now = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The present minute, as an instant. */
export const useMinute = () => useSyncExternalStore(everyMinute, now, now)
