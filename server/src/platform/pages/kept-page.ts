import type { ServerResponse } from 'node:http'

export interface KeptPage {
  bytes: Buffer
  /** The nonce stands there; each answer has another, as long as this. */
  nonceAt: number[]
  /** Somebody is being sent these very bytes. */
  isBusy: boolean
}

/** Query values are free, so one client could fill it; by number alone that would be some hundred megabytes. */
export const CACHED = {
  freshMs: 10_000,
  staleMs: 40_000,
  most: 500,
  weigh: ({ bytes }: KeptPage) => bytes.length,
  mostWeight: 64 * 1024 * 1024,
}

/** A text with a letter beyond Latin ones is dear to write each time, so its bytes are kept. */
export function keepPage(html: string, nonce: string): KeptPage {
  const bytes = Buffer.from(html)
  const nonceAt: number[] = []
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) nonceAt.push(at)
  return { bytes, nonceAt, isBusy: false }
}

/** A copy of a whole page costs more than all else of its answer, so it is made only for who comes meanwhile. */
export function lendPage(page: KeptPage, nonce: string, answer: ServerResponse) {
  const isOwn = !page.isBusy
  const bytes = isOwn ? page.bytes : Buffer.from(page.bytes)
  for (const at of page.nonceAt) bytes.write(nonce, at)
  if (isOwn) {
    page.isBusy = true
    answer.once('close', () => {
      page.isBusy = false
    })
  }
  return bytes
}
