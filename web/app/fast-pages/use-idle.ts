import { useEffect, useState } from 'react'

/** True once the page has come and the browser has nothing more to do for it. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1000)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: 3000 })
    return () => cancelIdleCallback(waiting)
  }, [])
  return isIdle
}
