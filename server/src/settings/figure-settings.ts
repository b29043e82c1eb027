import { StartFailure } from '../platform/start-failure.ts'

export interface Figure {
  target: number
  /** The suffix follows the number: the k of 15k. */
  suffix: string
  label: string
}

/** True where the demo story is told; its test adds them up. */
const OF_THE_STORY: Figure[] = [
  { target: 15, suffix: 'k', label: 'visas processed' },
  { target: 200, suffix: '', label: 'verified agents' },
  { target: 12, suffix: 'k', label: 'happy clients' },
]

const FIGURE = /^(\d{1,6})(k|M|\+|%)? (\S.{0,40})$/

/** `FIGURES=15k visas processed, 200 verified agents` is what the home page says of this place; it says nothing unless told. */
export function readFigures(text: string | undefined, demo: boolean): Figure[] {
  if (!text?.trim()) return demo ? OF_THE_STORY : []
  return text.split(',').map((part) => {
    const [, target, suffix = '', label = ''] = FIGURE.exec(part.trim()) ?? []
    if (!target)
      throw new StartFailure(
        `FIGURES has "${part.trim()}"; it is a list such as 15k visas processed, 200 verified agents.`,
      )
    return { target: Number(target), suffix, label }
  })
}
