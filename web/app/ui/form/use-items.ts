import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addItem, moveItem, removeItem } from './item-list.ts'
import { focusMoved } from './item-rows.tsx'

interface Options {
  nameOf?: (item: string) => string
  onChange: (items: readonly string[]) => void
}

/** Items stand in an order of one's own. Each change is said to those who do not see it. */
export function useItems(start: () => readonly string[], { nameOf = (item) => item, onChange }: Options) {
  const [items, setItems] = useState(start)
  const [said, say] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const nameAt = (index: number) => nameOf(items[index] ?? '')

  function change(next: readonly string[], words: string) {
    if (next === items) return
    setItems(next)
    say(words)
    onChange(next)
  }

  return {
    items,
    said,
    list,
    add(item: string) {
      change(addItem(items, item), t('{item} added', { item: nameOf(item) }))
    },
    remove(index: number) {
      change(removeItem(items, index), t('{item} removed', { item: nameAt(index) }))
    },
    move(index: number, by: -1 | 1) {
      const place = { item: nameAt(index), place: index + by + 1, count: items.length }
      const words = t('{item} is now number {place} of {count}', place)
      flushSync(() => change(moveItem(items, index, by), words))
      focusMoved(list.current, index, by)
    },
  }
}
