import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const [WOFF, WOFF_HEAD, WOFF_ENTRY] = [0x774f4646, 44, 20]
const [HEAD, ENTRY] = [12, 16]

const read = new Map<string, Buffer>()

/** Read when a name first needs it and kept from then on: all of them come to 15 MB, however many receipts are written. */
export function readFont(path: string) {
  const known = read.get(path)
  if (known) return known
  const file = readFileSync(path)
  const font = file.readUInt32BE(0) === WOFF ? unpack(file) : file
  read.set(path, font)
  return font
}

/**
 * A font as it was before it was packed for the web: the same tables behind a shorter head. Unpacked by zlib it takes a
 * hundredth of the time the font engine needs for it.
 */
function unpack(file: Buffer) {
  const count = file.readUInt16BE(12)
  const head = Buffer.alloc(HEAD + count * ENTRY)
  // The head says which kind of outlines, and how many tables; what else stands there speeds up a search
  // nobody makes.
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEAD + index * WOFF_ENTRY
    const [offset, packed, size, sum] = [4, 8, 12, 16].map((part) => file.readUInt32BE(entry + part)) as [
      number,
      number,
      number,
      number,
    ]
    const stored = file.subarray(offset, offset + packed)
    const table = packed < size ? inflateSync(stored, { maxOutputLength: size }) : stored
    const place = HEAD + index * ENTRY
    file.copy(head, place, entry, entry + 4)
    head.writeUInt32BE(sum, place + 4)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(size, place + 12)
    const padding = Buffer.alloc(-size & 3)
    tables.push(table, padding)
    at += size + padding.length
  }
  return Buffer.concat([head, ...tables], at)
}
