import { useEffect, useRef, useState } from 'react'
import { countAfter, TICK_MS, TICKS } from './count-ticks.ts'
import styles from './count-up.module.css'
import { formatCount } from './format-count.ts'

const THRESHOLD = 0.1

interface Props {
  target: number
  /** What follows the number: the k of 15k. */
  suffix?: string
}

/** A figure that counts up once, when it is first seen. Without script, or with less motion, it simply stands there. */
export function CountUp({ target, suffix = '' }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const [ticks, setTicks] = useState(TICKS)
  const whole = `${formatCount(target)}${suffix}`

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

  return (
    <span ref={root} className={styles.count} data-whole={whole}>
      {ticks >= TICKS ? (
        whole
      ) : (
        <>
          <span data-hidden>{whole}</span>
          <span aria-hidden="true">
            {formatCount(countAfter(target, ticks))}
            {suffix}
          </span>
        </>
      )}
    </span>
  )
}
