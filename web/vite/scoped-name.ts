import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The name of a class is the same in every copy of its sheet. */
export const scopedName = (name: string, file: string) =>
  createHash('sha256')
    .update(`${relative(ROOT, file.replace(/\?.*/, ''))} ${name}`)
    .digest('base64url')
    .slice(0, 5)
    .replace(/^[\d-]/, '_')
