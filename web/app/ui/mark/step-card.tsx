import { type ReactNode, useId } from 'react'
import styles from './step-card.module.css'

interface Props {
  /** Who has to act: `Your turn`. */
  turn: string
  /** It is the reader who has to. */
  yours: boolean
  title: string
  children: ReactNode
  /** What takes the step: buttons or links. */
  actions?: ReactNode
}

/** The one thing to do next, whose turn it is, and the button for it. */
export function StepCard({ turn, yours, title, children, actions }: Props) {
  const id = useId()
  return (
    <section className={styles.next} data-yours={yours || undefined} aria-labelledby={id}>
      <p className={styles.turn}>{turn}</p>
      <h2 id={id}>{title}</h2>
      {children}
      {actions && <div className={styles.acts}>{actions}</div>}
    </section>
  )
}
