/** WebP draws one picture of a film: the same bytes are a whole picture of VP8. */
export interface Frame {
  webp: Buffer
  /** The time is in milliseconds. */
  at: number
}

/** The film is silent, and each picture is whole by itself. */
export function webmOf(
  frames: readonly Frame[],
  { width, height, ms }: { width: number; height: number; ms: number },
) {
  const track = element(0xae, [
    element(0xd7, whole(1)),
    element(0x73c5, whole(1)),
    element(0x83, whole(1)),
    element(0x86, Buffer.from('V_VP8')),
    element(0xe0, [element(0xb0, whole(width)), element(0xba, whole(height))]),
  ])
  const length = Buffer.alloc(8)
  length.writeDoubleBE(ms)
  return Buffer.concat([
    element(0x1a45dfa3, [
      element(0x4286, whole(1)),
      element(0x42f7, whole(1)),
      element(0x42f2, whole(4)),
      element(0x42f3, whole(8)),
      element(0x4282, Buffer.from('webm')),
      element(0x4287, whole(2)),
      element(0x4285, whole(2)),
    ]),
    element(0x18538067, [
      element(0x1549a966, [
        element(0x2ad7b1, whole(1_000_000)),
        element(0x4d80, Buffer.from('Sojourn')),
        element(0x5741, Buffer.from('Sojourn')),
        element(0x4489, length),
      ]),
      element(0x1654ae6b, track),
      ...frames.map(({ webp, at }) =>
        element(0x1f43b675, [element(0xe7, whole(at)), element(0xa3, [BLOCK_HEAD, vp8In(webp)])]),
      ),
    ]),
  ])
}

/** The block belongs to the first track, stands at the time of its cluster, and is whole by itself. */
const BLOCK_HEAD = Buffer.from([0x81, 0, 0, 0x80])

function vp8In(webp: Buffer) {
  const at = webp.indexOf('VP8 ', 12, 'latin1')
  if (at < 0) throw new Error('This picture is not drawn by VP8')
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4))
}

function element(id: number, content: Buffer | Buffer[]) {
  const inside = Array.isArray(content) ? Buffer.concat(content) : content
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + inside.length)
  return Buffer.concat([whole(id), size, inside])
}

/** A number in as few bytes as it needs. */
function whole(value: number) {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}
