import { type Box, turnedBox, WHOLE } from './page-box.ts'

/** A file that somebody chose or photographed, as it can be known again after the page was loaded anew. */
export interface Source {
  key: string
  name: string
  /** Bytes. */
  size: number
  kind: 'picture' | 'pdf'
  /** Photographed here: it lies nowhere else. */
  isTaken: boolean
}

/** One page of what will be handed over. */
export interface TidiedPage {
  id: string
  source: Source
  /** Pages of a PDF count from 0. */
  number: number
  /** Quarters to the right. */
  turns: number
  box: Box
}

export const keyOf = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>) =>
  `${name}|${size}|${lastModified}`

export const pagesOf = (source: Source, count: number, box = WHOLE): TidiedPage[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `${source.key}|${number}`,
    source,
    number,
    turns: 0,
    box,
  }))

export const turned = (page: TidiedPage): TidiedPage => ({
  ...page,
  turns: (page.turns + 1) % 4,
  box: turnedBox(page.box),
})

/** The pages with one of them at another place. */
export function movedTo(pages: readonly TidiedPage[], id: string, place: number): TidiedPage[] {
  const page = pages.find((one) => one.id === id)
  if (!page) return [...pages]
  const rest = pages.filter((one) => one.id !== id)
  const at = Math.min(Math.max(place, 0), rest.length)
  return rest.toSpliced(at, 0, page)
}

/** Every page of one file as it was. */
export const isUntouched = (pages: readonly TidiedPage[], count: number) =>
  pages.length === count &&
  pages.every(
    ({ source, number, turns, box }, at) =>
      source.key === pages[0]?.source.key &&
      number === at &&
      turns === 0 &&
      box.width === 1 &&
      box.height === 1,
  )
