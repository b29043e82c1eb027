import { useEffect, useRef, useState } from 'react'
import { TICK_MS, TICKS } from './count-ticks.ts'

const THRESHOLD = 0.1

/** Counts its ticks once, when the element is first seen; with less motion it stands at the last one. */
export function useCountUp() {
  const root = useRef<HTMLSpanElement>(null)
  const [ticks, setTicks] = useState(TICKS)

  useEffect(() => {
    const element = root.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        let done = 0
        setTicks(done)
        timer = setInterval(() => {
          setTicks(++done)
          if (done >= TICKS) clearInterval(timer)
        }, TICK_MS)
      },
      { threshold: THRESHOLD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearInterval(timer)
      setTicks(TICKS)
    }
  }, [])

  return { root, ticks }
}
