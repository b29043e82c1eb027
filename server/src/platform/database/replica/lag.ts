import { hasReached, type Position } from './position.ts'

/** A replica that is further behind than an hour needs no better answer than that. */
const MOST_NOTES = 3600

interface Note {
  at: number
  position: Position
}

/**
 * How old what a replica shows is, by when the primary stood where the replica stands now. A replica's own clock of it says
 * nothing once it is cut off from its primary.
 */
export function openLagMeter(now: () => number) {
  let notes: Note[] = []
  return {
    note(position: Position) {
      notes.push({ at: now(), position })
      if (notes.length > MOST_NOTES) notes.shift()
    },
    /** In milliseconds; undefined where it is behind all that is known. */
    lagOf(replayed: Position) {
      const reached = notes.findLastIndex(({ position }) => hasReached(replayed, position))
      if (reached < 0) return undefined
      notes = notes.slice(reached)
      return now() - (notes[0] as Note).at
    },
  }
}
