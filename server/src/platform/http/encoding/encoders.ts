import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const GZIP = { level: 6 }

type Done = (error: Error | null, compressed?: Buffer) => void

/** A thread of the pool does it. */
export function compressText(encoding: Encoding, text: string | Buffer, done: Done) {
  if (encoding === 'zstd') zstdCompress(text, ZSTD, done)
  else if (encoding === 'br') brotliCompress(text, BROTLI, done)
  else gzip(text, GZIP, done)
}

/** Passes on each piece as it comes, so a page that streams still does. */
export function compressor(encoding: Encoding) {
  if (encoding === 'zstd') return createZstdCompress({ ...ZSTD, flush: constants.ZSTD_e_flush })
  if (encoding === 'br') return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
  return createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH })
}
