import { t } from '@sojourn/contract/words/t'
import { PaperRefused } from '../paper-limits.ts'
import { isUntouched, type TidiedPage } from '../tidied-page.ts'
import { assembleInWorker } from './assemble-in-worker.ts'
import type { PdfPart } from './assemble-pdf.ts'
import { type DrawnPage, type Fineness, pageAsJpeg } from './draw-page.ts'
import type { OpenSource } from './open-source.ts'

interface Asked {
  pages: readonly TidiedPage[]
  sources: ReadonlyMap<string, OpenSource>
  name: string
  /** Bytes, at most. */
  limit: number
}

/** From 300 dots an inch of a sheet down to where small print can just be read. */
const LADDER: Fineness[] = [
  { side: 3508, quality: 0.88 },
  { side: 3000, quality: 0.8 },
  { side: 2480, quality: 0.75 },
  { side: 2000, quality: 0.7 },
  { side: 1754, quality: 0.6 },
  { side: 1500, quality: 0.5 },
  { side: 1240, quality: 0.45 },
]
const PAGE_BYTES = 600

/** One file of all pages: as it was where nothing was changed, a picture of one picture, else a PDF. Made smaller until it keeps the limit. */
export async function makeFile(asked: Asked): Promise<File> {
  const asItWas = unchanged(asked)
  if (asItWas) return asItWas
  const { pages, sources, name } = asked
  const isPicture = pages.length === 1 && pages[0]?.source.kind === 'picture'
  const drawn = await drawnWithin(asked)
  const lastModified = Math.max(...pages.map(({ source }) => sources.get(source.key)?.file.lastModified ?? 0))
  const made = (content: Blob | Uint8Array<ArrayBuffer>, ending: string, type: string) =>
    new File([content], `${name}.${ending}`, { type, lastModified })
  const [first] = drawn.values()
  if (isPicture && first) return made(first.jpeg, 'jpg', 'image/jpeg')
  const pdf = await assembled(asked, drawn)
  return made(pdf, 'pdf', 'application/pdf')
}

/** A file in which nothing was turned, cut or left out goes out as it came. */
function unchanged({ pages, sources, limit }: Asked) {
  const source = pages[0] && sources.get(pages[0].source.key)
  const isIt = source && isUntouched(pages, source.previews.length) && source.file.size <= limit
  return isIt && /^(application\/pdf|image\/(jpeg|png))$/.test(source.file.type) ? source.file : null
}

type Drawn = Map<string, DrawnPage>

/** The pictures, drawn coarser step by step until all together are small enough, or as small as we make them. */
async function drawnWithin({ pages, sources, limit }: Asked): Promise<Drawn> {
  const pictures = pages.filter(({ source }) => source.kind === 'picture')
  const pdfs = new Set(pages.flatMap(({ source }) => (source.kind === 'pdf' ? [source.key] : [])))
  const taken = [...pdfs].reduce((sum, key) => sum + (sources.get(key)?.file.size ?? 0), 0)
  const room = limit - taken - pages.length * PAGE_BYTES
  let drawn: Drawn = new Map()
  for (let step = 0; step < LADDER.length; ) {
    const fineness = LADDER[step] as Fineness
    drawn = await drawAll(pictures, sources, fineness)
    const size = drawn.values().reduce((sum, { jpeg }) => sum + jpeg.size, 0)
    if (size <= room) return drawn
    step = nextStep(step, size / Math.max(room, 1))
  }
  return drawn
}

/** Steps that would still be far too large are left out: each one opens every picture anew. */
function nextStep(step: number, tooMuch: number) {
  const weight = ({ side, quality }: Fineness) => side * side * quality * quality
  const now = weight(LADDER[step] as Fineness)
  const found = LADDER.findIndex((fineness, at) => at > step && (now / weight(fineness)) * 1.5 >= tooMuch)
  if (found >= 0) return found
  return step === LADDER.length - 1 ? LADDER.length : LADDER.length - 1
}

async function drawAll(
  pages: readonly TidiedPage[],
  sources: ReadonlyMap<string, OpenSource>,
  fineness: Fineness,
): Promise<Drawn> {
  const drawn: Drawn = new Map()
  // One after the other: a phone holds one large picture.
  for (const page of pages) {
    const source = sources.get(page.source.key)
    if (!source) continue
    const failed = t('“{name}” could not be drawn. Please take it out, or choose another picture.', {
      name: page.source.name,
    })
    drawn.set(
      page.id,
      await pageAsJpeg(source.file, page, fineness).catch(() => {
        throw new PaperRefused(failed)
      }),
    )
  }
  return drawn
}

async function assembled({ pages, sources }: Asked, drawn: Drawn) {
  const keys = [...new Set(pages.flatMap(({ source }) => (source.kind === 'pdf' ? [source.key] : [])))]
  const parts = await Promise.all(
    pages.map(async ({ id, source, number, turns }): Promise<PdfPart[]> => {
      if (source.kind === 'pdf') return [{ kind: 'pdf', file: keys.indexOf(source.key), number, turns }]
      const page = drawn.get(id)
      if (!page) return []
      const { jpeg, width, height } = page
      return [{ kind: 'picture', jpeg: await jpeg.arrayBuffer(), width, height }]
    }),
  )
  const files = await Promise.all(keys.flatMap((key) => sources.get(key)?.file.arrayBuffer() ?? []))
  const pdf = await assembleInWorker({ parts: parts.flat(), files })
  if (pdf) return pdf
  const names = pages.find(({ source }) => source.kind === 'pdf')?.source.name
  throw new PaperRefused(
    names
      ? t('“{names}” cannot be changed here. Please take it out and hand it over as it is.', { names })
      : t('The pages could not be put together. Please try again.'),
  )
}
