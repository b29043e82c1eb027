import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sealBytes } from '../../platform/files/sealed-files.ts'
import { invalidField } from '../../platform/refusal.ts'

export interface NewFile {
  name: string
  mediaType: string
  size: number
  open(): Readable
  /** Called in the transaction that keeps the file, with what its call answers. */
  finish?(tx: Tx, data: unknown): Promise<void>
}

/** A file is kept only once the scanner has seen it, or is known to wait for it. */
export async function scanAndSeal(context: Context, file: NewFile) {
  const verdict = await context.scanner.scan(file.open).catch((error) => {
    context.log.warn({ err: error }, 'the virus scanner does not answer; the file waits')
    return 'waiting' as const
  })
  if (verdict === 'infected')
    throw invalidField('file', 'A virus was found in this file, so it was not kept. Please scan your device.')
  return { verdict, sealed: await sealBytes(context, file.open(), file) }
}
