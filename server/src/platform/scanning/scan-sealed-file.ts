import type { Context } from '../../context.ts'
import { openSealedFile } from '../files/sealed-files.ts'

/** Null when the file is gone. A scanner may answer before it has read to the end. */
export async function scanSealedFile(context: Context, id: string) {
  const content = await openSealedFile(context, id)
  if (!content) return null
  try {
    return await context.scanner.scan(() => content)
  } finally {
    content.destroy()
  }
}
