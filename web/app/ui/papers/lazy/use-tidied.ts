import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { pending } from '../../../fast-pages/pending.ts'
import { keepPages, readKeptPages } from '../kept-pages.ts'
import type { Box } from '../page-box.ts'
import { MOST_PAGES, PaperRefused } from '../paper-limits.ts'
import { keyOf, movedTo, pagesOf, type Source, type TidiedPage, turned } from '../tidied-page.ts'
import { type OpenSource, openSource } from './open-source.ts'

interface Added {
  isTaken?: boolean
  box?: Box
}

/** The pages as they are arranged, and the files they are of. */
export function useTidied(place: string) {
  const [pages, setPages] = useState<readonly TidiedPage[]>(() => readKeptPages(place))
  const [sources, setSources] = useState<ReadonlyMap<string, OpenSource>>(new Map())
  const [problems, setProblems] = useState<string[]>([])
  const [opening, setOpening] = useState(0)
  const [said, say] = useState('')
  const held = useRef({ pages, sources })
  held.current = { pages, sources }

  useEffect(() => keepPages(place, pages), [place, pages])

  useWarnBeforeLoss(sources)
  useClosePreviews(() => held.current.sources.values())

  async function add(files: readonly File[], { isTaken, box }: Added = {}) {
    setProblems([])
    setOpening((count) => count + 1)
    for (const file of files) {
      try {
        if (held.current.sources.has(keyOf(file)))
          throw new PaperRefused(t('“{name}” is here already.', { name: file.name }))
        put(await openSource(file, isTaken), box)
      } catch (error) {
        setProblems((known) => [...known, sentenceOn(error, file)])
      }
    }
    setOpening((count) => count - 1)
  }

  function put(opened: OpenSource, box?: Box) {
    const pages = withSource(held.current, opened, box)
    if (pages.length > MOST_PAGES) throw refuse(opened)
    const sources = new Map(held.current.sources).set(opened.source.key, opened)
    held.current = { pages, sources }
    setPages(pages)
    setSources(sources)
  }

  const change = (id: string, how: (page: TidiedPage) => TidiedPage) =>
    setPages((known) => known.map((page) => (page.id === id ? how(page) : page)))

  function remove(id: string) {
    const left = pages.filter((page) => page.id !== id)
    const key = pages.find((page) => page.id === id)?.source.key
    setPages(left)
    if (!key || left.some(({ source }) => source.key === key)) return
    close(sources.get(key)?.previews ?? [])
    setSources(new Map([...sources].filter(([known]) => known !== key)))
  }

  function move(id: string, to: number) {
    setPages((known) => movedTo(known, id, to))
    say(
      t('Now page {number} of {count}', {
        number: Math.min(Math.max(to, 0), pages.length - 1) + 1,
        count: pages.length,
      }),
    )
  }

  return {
    pages,
    sources,
    problems,
    said,
    isOpening: opening > 0,
    add: (files: readonly File[], added?: Added) => pending(add(files, added)),
    turn: (id: string) => change(id, turned),
    cut: (id: string, box: Box) => change(id, (page) => ({ ...page, box })),
    remove,
    move,
    setProblems,
  }
}

/** Photographs are in memory only. */
function useWarnBeforeLoss(sources: Held['sources']) {
  useEffect(() => {
    if (sources.size === 0) return
    const warn = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [sources])
}

function useClosePreviews(held: () => Iterable<OpenSource>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog goes
  useEffect(
    () => () => {
      for (const { previews } of held()) close(previews)
    },
    [],
  )
}

function close(previews: readonly ImageBitmap[]) {
  for (const preview of previews) preview.close()
}

function refuse({ source, previews }: OpenSource) {
  close(previews)
  return new PaperRefused(
    t('“{name}” has no place any more: {most} pages can be put together.', {
      name: source.name,
      most: MOST_PAGES,
    }),
  )
}

const sentenceOn = (error: unknown, { name }: File) =>
  error instanceof PaperRefused
    ? error.message
    : t('“{name}” does not open. Please choose another file.', { name })

interface Held {
  pages: readonly TidiedPage[]
  sources: ReadonlyMap<string, OpenSource>
}

/**
 * Pages that were arranged before the page was loaded anew get their file back, and a photo that is gone its successor;
 * others stand at the end.
 */
function withSource({ pages, sources }: Held, { source, previews }: OpenSource, box?: Box): TidiedPage[] {
  const gone = pages.filter((page) => !sources.has(page.source.key))
  const known = gone.find((page) => isSameFile(page.source, source))?.source.key
  if (known) return pages.map((page) => (page.source.key === known ? { ...page, source } : page))
  const added = pagesOf(source, previews.length, box)
  const photo = source.isTaken ? gone.find((page) => page.source.isTaken) : undefined
  return photo ? pages.toSpliced(pages.indexOf(photo), 1, ...added) : [...pages, ...added]
}

/** Some phones give a photo another day each time it is chosen. */
const isSameFile = (one: Source, other: Source) =>
  one.kind === other.kind && one.name === other.name && one.size === other.size && !other.isTaken
