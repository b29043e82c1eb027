import type { ReactNode } from 'react'
import { Icon } from '../text/icon.tsx'
import styles from './accordion.module.css'

interface Props {
  items: readonly { title: string; text: ReactNode }[]
  /** Given, only one of those with the same name is open. */
  name?: string
}

/** Questions that open to their answers; the browser does it, and finds words inside. */
export function Accordion({ items, name }: Props) {
  return (
    <div className={styles.list}>
      {items.map(({ title, text }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.text}>{text}</div>
        </details>
      ))}
    </div>
  )
}
