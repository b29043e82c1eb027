import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '../limit-concurrency.ts'
import { Findings } from './findings.ts'

const PROGRAM = fileURLToPath(new URL('reader-process.ts', import.meta.url))
const MOST_MS = 20_000
const MOST_BYTES = 300 * 1024 * 1024
const MOST_ANSWER = 64 * 1024
const LOOK_MS = 40
const PAGE_BYTES = 4096

interface Asked {
  mediaType: string
  today: string
  /** Tests use another program, or other limits. */
  program?: string
  mostMs?: number
  mostBytes?: number
}

/** The file was too much for the reader, or for its time or memory. */
export type ReaderFailure = 'time' | 'memory' | 'crash'

/** Each worker has one reader at a time: it takes a core and up to 300 MB. */
const takeTurn = limitConcurrency(1)

/** A process of its own reads the file, and is ended after 20 seconds or at 300 MB. */
export const runReader = (content: Readable, asked: Asked): Promise<Findings | ReaderFailure> =>
  takeTurn(() => run(content, asked))

function run(
  content: Readable,
  { mediaType, today, program = PROGRAM, mostMs = MOST_MS, mostBytes = MOST_BYTES }: Asked,
) {
  return new Promise<Findings | ReaderFailure>((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=160', program, mediaType, today], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // It knows no setting of ours, no secret and no address.
      env: {
        VIPS_CONCURRENCY: '1',
        UV_THREADPOOL_SIZE: '2',
        MALLOC_ARENA_MAX: '2',
      },
    })
    let failure: ReaderFailure | null = null
    const end = (why: ReaderFailure) => {
      failure ??= why
      child.kill('SIGKILL')
    }
    const late = setTimeout(() => end('time'), mostMs)
    const looking = setInterval(async () => {
      if ((await memoryOf(child.pid)) > mostBytes) end('memory')
    }, LOOK_MS)
    let answer = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer += text
      if (answer.length > MOST_ANSWER) end('crash')
    })
    child.stdin.on('error', () => {})
    let lost: Error | null = null
    content.on('error', (error) => {
      lost = error
      child.kill('SIGKILL')
    })
    content.pipe(child.stdin)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(late)
      clearInterval(looking)
      content.destroy()
      if (lost) reject(lost)
      else resolve(failure ?? findingsIn(answer))
    })
  })
}

function findingsIn(answer: string): Findings | ReaderFailure {
  try {
    return Findings.parse(JSON.parse(answer))
  } catch {
    return 'crash'
  }
}

/** Not every system tells it. */
async function memoryOf(pid: number | undefined) {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(told.split(' ')[1] ?? 0) * PAGE_BYTES
}
