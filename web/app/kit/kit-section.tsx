import type { ReactNode } from 'react'
import styles from './kit-section.module.css'

/** A chapter of the kit's page. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.parts}>{children}</div>
    </section>
  )
}

/** One piece in its states. */
export function Part({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? styles.wide : styles.part}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.states}>{children}</div>
    </section>
  )
}
