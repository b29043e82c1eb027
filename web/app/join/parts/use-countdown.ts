import { useEffect, useState } from 'react'

/** Seconds until something may be done again; `start(60)` begins anew. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: setLeft }
}
