import { countAfter, TICKS } from './count-ticks.ts'
import styles from './count-up.module.css'
import { formatCount } from './format-count.ts'
import { useCountUp } from './use-count-up.ts'

interface Props {
  target: number
  /** An example is the k of 15k. */
  suffix?: string
}

/** A figure that counts up once, when it is first seen. Without script, or with less motion, it simply stands there. */
export function CountUp({ target, suffix = '' }: Props) {
  const { root, ticks } = useCountUp()
  const whole = `${formatCount(target)}${suffix}`
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
