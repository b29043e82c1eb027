import type { FileHandle } from 'node:fs/promises'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const LARGEST_DIRECTORY = 1_000_000

/** Nothing is unpacked; null means that it is no zip, or one made to confuse. */
export async function zipNames(file: FileHandle, size: number): Promise<string[] | null> {
  const tail = await readAt(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size)
  const end = findEnd(tail)
  if (end < 0) return null
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (length > LARGEST_DIRECTORY || start + length > size) return null
  return readNames(await readAt(file, start, start + length), count)
}

function findEnd(tail: Buffer) {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  return -1
}

function readNames(directory: Buffer, count: number) {
  const names: string[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const name = directory.readUInt16LE(at + 28)
    const extra = directory.readUInt16LE(at + 30)
    const comment = directory.readUInt16LE(at + 32)
    names.push(directory.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names.length === count && at === directory.length ? names : null
}

export async function readAt(file: FileHandle, start: number, end: number) {
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}
