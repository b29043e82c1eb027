/** The size of a JPEG stands in a frame; these are its kinds. */
const FRAMES = new Set([...[0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]])
const HEAD_BYTES = 1_000_000

/** How many dots a picture says it has, before anything is opened; null where its head does not say so in a way we read. */
export async function dotsOf(file: Blob): Promise<number | null> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (head.byteLength < 26) return null
  if (head.getUint32(0) === 0x89504e47) return head.getUint32(16) * head.getUint32(20)
  return head.getUint16(0) === 0xffd8 ? dotsOfJpeg(head) : null
}

function dotsOfJpeg(head: DataView) {
  for (let at = 2; at + 9 < head.byteLength; ) {
    if (head.getUint8(at) !== 0xff) return null
    const marker = head.getUint8(at + 1)
    if (FRAMES.has(marker)) return head.getUint16(at + 5) * head.getUint16(at + 7)
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2)
  }
  return null
}
