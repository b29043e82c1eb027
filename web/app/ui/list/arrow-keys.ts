import type { KeyboardEvent } from 'react'

const STEP: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys, Home and End move the focus among the links and buttons inside. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const stops = stopsIn(event.currentTarget)
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const target = targetOf(event, here, stops.length)
  if (target === undefined) return
  event.preventDefault()
  stops.at(target)?.focus()
}

export const stopsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
]

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, here: number, count: number) {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return -1
  const step = STEP[key]
  if (!step) return undefined
  const mirrored = /Left|Right/.test(key) && getComputedStyle(currentTarget).direction === 'rtl'
  return (here + (mirrored ? -step : step)) % count
}
