import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { drawTravelPaper } from '../../demo/src/drawing/draw-travel-paper.ts'
import { readPaper } from '../../server/src/platform/papers/read-paper.ts'
import { runReader } from '../../server/src/platform/papers/run-reader.ts'
import { compareReading, type Outcome } from '../../server/test/papers/compare-reading.ts'
import { KINDS, type MadeUp, madeUpPapers } from '../../server/test/papers/made-up-papers.ts'
import { spoilPicture, zoneCutOut } from '../../server/test/papers/spoil-picture.ts'

export interface PaperFigures {
  kinds: { what: string; isReadable: boolean; outcomes: Record<Outcome, number> }[]
  /** Milliseconds: our whole answer, and tesseract alone with the cropped zone, each in a process of its own. */
  ours: number
  alone: number
  megabytes: number
}

const ROUNDS = 5

export async function measurePapers(ofEach: number): Promise<PaperFigures> {
  const today = new Date().toISOString().slice(0, 10)
  const kinds = KINDS.map(({ what, isReadable }) => ({ what, isReadable, outcomes: noneYet() }))
  for (const paper of madeUpPapers(ofEach)) {
    const found = await readPaper(await pictureOf(paper), { mediaType: 'image/jpeg', today })
    const row = kinds.find(({ what }) => what === paper.kind.what)
    if (row) row.outcomes[compareReading(paper, found)] += 1
  }
  return { kinds, ...(await measureTime(today)) }
}

const noneYet = (): Record<Outcome, number> => ({
  right: 0,
  'right, to be confirmed': 0,
  'wrong, said to be unsure': 0,
  wrong: 0,
  'not read': 0,
})

const pictureOf = async ({ paper, layout, how }: MadeUp) =>
  spoilPicture(await drawTravelPaper(paper, layout), how)

async function measureTime(today: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-papers-'))
  try {
    const [made] = madeUpPapers(1) as [MadeUp]
    const page = await drawTravelPaper(made.paper, made.layout)
    const photo = await spoilPicture(page, { tilt: 3, side: 4000, quality: 95, noise: 6 })
    const zone = join(folder, 'zone.png')
    await writeFile(zone, await zoneCutOut(page))
    const times = { ours: [] as number[], alone: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.alone.push(await timeOf(() => tesseractAlone(zone)))
      times.ours.push(
        await timeOf(() => runReader(Readable.from([photo]), { mediaType: 'image/jpeg', today })),
      )
    }
    return { ours: medianOf(times.ours), alone: medianOf(times.alone), megabytes: photo.length / 1e6 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tesseractAlone = (picture: string) =>
  new Promise<void>((resolve, reject) => {
    const program = join(import.meta.dirname, 'papers-floor.ts')
    const child = spawn(process.execPath, [program, picture], { stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The floor ended with ${code}`))))
  })

async function timeOf(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
