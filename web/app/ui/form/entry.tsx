import type { ReactNode } from 'react'
import { Icon } from '../text/icon.tsx'
import type { IconName } from '../text/icon-names.ts'
import styles from './entry.module.css'

interface Props {
  icon: IconName
  name: ReactNode
  note?: ReactNode
  children?: ReactNode
}

/** One of a short list of one's own: what it is, a note on it and what can be done with it. */
export const Entry = ({ icon, name, note, children }: Props) => (
  <li className={styles.entry}>
    <Icon name={icon} size="l" className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </li>
)
