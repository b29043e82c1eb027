import sharp from 'sharp'
import { webmOf } from '../../demo/src/drawing/webm-of.ts'

const frame = (colour: string) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: colour } })
    .webp({ lossless: false })
    .toBuffer()

/** A film that says how long it is; its last picture may come later than that. */
export async function aFilm(ms: number, { last = Math.min(ms, 500) }: { last?: number } = {}) {
  const frames = [
    { webp: await frame('teal'), at: 0 },
    { webp: await frame('white'), at: last },
  ]
  return webmOf(frames, { width: 32, height: 32, ms })
}

export const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

interface Told {
  scale: number
  length: number
  pictures?: Buffer
}

/** The header is as little of an MP4 as says how long it is. */
export function mp4({ scale, length, pictures = Buffer.alloc(20) }: Told) {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(scale, 12)
  header.writeUInt32BE(length, 16)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('mdat', pictures),
    box('moov', box('mvhd', header)),
  ])
}
