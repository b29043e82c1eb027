import { type ReactNode, useId } from 'react'
import styles from './step-card.module.css'

interface Props {
  /** An example is `Your turn`. */
  turn: string
  /** It is the reader who has to. */
  yours: boolean
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** The panel never pushes the buttons away, however long it is. */
  below?: ReactNode
}

/** The one thing to do next, whose turn it is, and the button for it. */
export function StepCard({ turn, yours, title, children, actions, below }: Props) {
  const id = useId()
  return (
    <section className={styles.next} data-yours={yours || undefined} aria-labelledby={id}>
      <p className={styles.turn}>{turn}</p>
      <h2 id={id}>{title}</h2>
      {children}
      {actions && <div className={styles.acts}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </section>
  )
}
