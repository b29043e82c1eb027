import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pending } from './pending.ts'

type Source<Props> = () => Promise<{ default: ComponentType<Props> }>

interface Loaded<Props, Kept> {
  Part: ComponentType<Props>
  kept: Kept
}

/** A part that has come once serves from the start wherever the widget stands next: no key is lost in a swap. */
export interface Known<Props> {
  Part: ComponentType<Props> | null
}

/**
 * The hard part of a widget, brought in on first use. Until `loaded` is there the plain form serves; `keep` is asked
 * at the moment of the swap for what must survive it, such as typed text and whether the focus is inside.
 * The plain form stays where the part cannot be reached, and the next use tries again.
 */
export function useLazy<Props, Kept>(source: Source<Props>, keep: () => Kept, known?: Known<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props, Kept> | null>(() =>
    known?.Part ? { Part: known.Part, kept: keep() } : null,
  )
  const underWay = useRef(false)

  async function load() {
    if (loaded || underWay.current) return
    underWay.current = true
    await pending(swap())
  }

  async function swap() {
    try {
      const { default: Part } = await source()
      if (known) known.Part = Part
      // At once: a key pressed between the keeping and the swap would be lost.
      flushSync(() => setLoaded({ Part, kept: keep() }))
    } catch {
      underWay.current = false
    }
  }

  /** For the box around the plain form: a pointer or the focus coming near is the first use. */
  const wake = { onPointerEnter: load, onFocus: load }
  return { loaded, load, wake }
}
