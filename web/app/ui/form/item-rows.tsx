import { t } from '@sojourn/contract/words/t'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './multi-item-adder.module.css'

interface Props {
  list: RefObject<HTMLOListElement | null>
  items: readonly string[]
  nameOf?: (item: string) => string
  /** Stands below an item: what one says of it. */
  below?: ((item: string) => ReactNode) | undefined
  onMove: (index: number, by: -1 | 1) => void
  onRemove: (index: number) => void
}

export const ItemRows = ({ list, items, nameOf = (item) => item, below, onMove, onRemove }: Props) => (
  <ol ref={list} className={styles.items}>
    {items.map((one, index) => {
      const item = nameOf(one)
      return (
        <li key={one} className={styles.item}>
          <span className={styles.text}>{item}</span>
          <IconButton
            icon="chevron-up"
            label={t('Move {item} up', { item })}
            disabled={index === 0}
            onClick={() => onMove(index, -1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('Move {item} down', { item })}
            disabled={index === items.length - 1}
            onClick={() => onMove(index, 1)}
          />
          <IconButton icon="close" label={t('Remove {item}', { item })} onClick={() => onRemove(index)} />
          {below && <div className={styles.below}>{below(one)}</div>}
        </li>
      )
    })}
  </ol>
)

/** The focus stays with the item; at an end, where its button is closed, it goes to the other one. */
export function focusMoved(list: HTMLOListElement | null, index: number, by: -1 | 1) {
  const [up, down] = list?.children[index + by]?.querySelectorAll('button') ?? []
  const [same, other] = by === -1 ? [up, down] : [down, up]
  if (same?.disabled) other?.focus()
  else same?.focus()
}
