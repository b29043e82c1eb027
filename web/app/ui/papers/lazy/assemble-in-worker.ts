import { t } from '@sojourn/contract/words/t'
import { inTime } from '../paper-limits.ts'
import type { PdfAsked } from './assemble-pdf.ts'

const MOST_MS = 60_000

/** Puts a PDF together beside the page: whatever a file does there, the page goes on. Null where it cannot be done. */
export async function assembleInWorker(asked: PdfAsked): Promise<Uint8Array<ArrayBuffer> | null> {
  const worker = new Worker(new URL('./assemble-pdf-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>()
  worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => resolve(data)
  worker.onerror = () => resolve(null)
  worker.postMessage(asked)
  try {
    return await inTime(promise, t('It takes too long to put these pages together.'), MOST_MS)
  } finally {
    worker.terminate()
  }
}
