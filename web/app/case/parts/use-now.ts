import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, looked at once a minute; undefined until the page lives. */
export function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
