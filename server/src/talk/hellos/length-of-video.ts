/** It is null where that cannot be read. */
export function lengthOfVideo(file: Buffer, mediaType: string): number | null {
  try {
    const seconds = mediaType === 'video/webm' ? lengthOfWebm(file) : lengthOfMp4(file)
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null
  } catch {
    // It ends in the midst of what it says it has.
    return null
  }
}

/** Each box has a name, and a place where its content lies. */
function* boxesIn(file: Buffer, from: number, to: number) {
  for (let at = from; at + 8 <= to; ) {
    const name = file.toString('latin1', at + 4, at + 8)
    let [head, size] = [8, file.readUInt32BE(at)]
    if (size === 1) [head, size] = [16, Number(file.readBigUInt64BE(at + 8))]
    if (size === 0) size = to - at
    if (size < head || at + size > to) return
    yield { name, from: at + head, to: at + size }
    at += size
  }
}

/** `moov` holds the whole length in `mvhd`; a film in fragments may have it in `mvex/mehd` alone. */
function lengthOfMp4(file: Buffer) {
  let longest: number | null = null
  for (const box of boxesIn(file, 0, file.length)) {
    if (box.name !== 'moov') continue
    const inside = [...boxesIn(file, box.from, box.to)]
    const header = inside.find(({ name }) => name === 'mvhd')
    if (!header) continue
    const isLong = file.readUInt8(header.from) === 1
    const scale = file.readUInt32BE(header.from + (isLong ? 20 : 12))
    const units = [lengthAt(file, header.from + (isLong ? 24 : 16), isLong)]
    const extended = inside.find(({ name }) => name === 'mvex')
    for (const part of extended ? boxesIn(file, extended.from, extended.to) : [])
      if (part.name === 'mehd') units.push(lengthAt(file, part.from + 4, file.readUInt8(part.from) === 1))
    longest = Math.max(longest ?? 0, ...units.map((length) => length / scale))
  }
  return longest
}

const UNKNOWN = 0xffffffff

function lengthAt(file: Buffer, at: number, isLong: boolean) {
  const length = isLong ? Number(file.readBigUInt64BE(at)) : file.readUInt32BE(at)
  return length === UNKNOWN ? 0 : length
}

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const CLUSTER = 0x1f43b675
const BLOCK_GROUP = 0xa0
const INSIDE = new Set([SEGMENT, INFO, CLUSTER, BLOCK_GROUP])
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TIME = 0xe7
const BLOCKS = new Set([0xa3, 0xa1])
const NANO = 1e9

/** The video says its length itself, and it is no less than its last frame: a browser's recorder writes no length at all. */
function lengthOfWebm(file: Buffer) {
  const told = { scale: 1_000_000, length: 0, cluster: 0, last: 0 }
  for (let at = 0; at < file.length; ) {
    const id = readNumber(file, at, false)
    const size = readNumber(file, at + id.width, true)
    const from = at + id.width + size.width
    if (INSIDE.has(id.value)) {
      at = from
      continue
    }
    const end = from + size.value
    if (end > file.length) break
    const content = file.subarray(from, end)
    if (id.value === SCALE) told.scale = wholeIn(content)
    if (id.value === DURATION)
      told.length = content.length === 4 ? content.readFloatBE(0) : content.readDoubleBE(0)
    if (id.value === TIME) told.cluster = wholeIn(content)
    if (BLOCKS.has(id.value)) {
      const track = readNumber(content, 0, true)
      told.last = Math.max(told.last, told.cluster + content.readInt16BE(track.width))
    }
    at = end
  }
  return (Math.max(told.length, told.last) * told.scale) / NANO
}

/** The first bit that is set tells the width of a number of EBML. */
function readNumber(file: Buffer, at: number, isBare: boolean) {
  const first = file.readUInt8(at)
  const width = Math.clz32(first) - 23
  if (width > 8) throw new RangeError('no number of EBML')
  let value = isBare ? first & (0xff >> width) : first
  for (let more = 1; more < width; more++) value = value * 256 + file.readUInt8(at + more)
  return { value, width }
}

const wholeIn = (content: Buffer) => content.reduce((sum, byte) => sum * 256 + byte, 0)
