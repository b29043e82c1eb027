import type { FileHandle } from 'node:fs/promises'
import { documentFile, pictureFile, videoFile } from '@sojourn/contract/calls/file'
import { readAt, zipNames } from './zip-names.ts'

const { types } = documentFile

const BEGINNINGS: [media: string, bytes: Buffer][] = [
  [types.png, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [types.jpg, Buffer.from([0xff, 0xd8, 0xff])],
  [types.pdf, Buffer.from('%PDF-')],
  [types.doc, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [videoFile.types.webm, Buffer.from('1a45dfa3', 'hex')],
]

/**
 * The file's own bytes say what it is. That a picture is nothing else besides is proven only by encoding it
 * anew; whatever we keep is served as an attachment and never opened here.
 */
export async function mediaTypeOfContent(file: FileHandle, size: number): Promise<string | null> {
  const head = await readAt(file, 0, Math.min(size, 100))
  for (const [media, bytes] of BEGINNINGS) {
    if (head.subarray(0, bytes.length).equals(bytes)) return media
  }
  if (head.toString('latin1', 4, 8) === 'ftyp') return videoFile.types.mp4
  if (/^RIFF.{4}WEBP/s.test(head.toString('latin1', 0, 12))) return pictureFile.types.webp
  return head.toString('latin1', 0, 4) === 'PK\x03\x04' ? officeType(head, await zipNames(file, size)) : null
}

const MACROS = /(^|\/)(vbaproject\.bin$|basic\/|scripts\/)/i

/** A document with macros in it is no document we take. */
function officeType(head: Buffer, names: string[] | null) {
  if (!names || names.some((name) => MACROS.test(name))) return null
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return types.docx
  const isText = head.toString('latin1', 30, 30 + 8 + types.odt.length) === `mimetype${types.odt}`
  return isText && names.includes('content.xml') ? types.odt : null
}
