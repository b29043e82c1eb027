import sharp from 'sharp'
import { invalidField, Refusal } from '../platform/refusal.ts'

/** Twice what phones make, far less than what fills a memory. */
const MOST_PIXELS = 60_000_000
const SIDE = 500
const SECONDS = 20

/** One at a time in a process: what waits holds 5 MB, what is being read holds much more. */
let before: Promise<unknown> = Promise.resolve()

/** A picture drawn anew as a square: nothing of the file that came is in it but what one sees. */
export function encodePicture(sent: Buffer): Promise<Buffer> {
  const encoded = before.then(() => encode(sent))
  before = encoded.catch(() => {})
  return encoded
}

async function encode(sent: Buffer) {
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > MOST_PIXELS)
    throw new Refusal('too_large', { message: 'The picture you selected has too many pixels!' })
  return sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(unreadable)
}

function unreadable(): never {
  throw invalidField('file', 'We cannot read this picture. Please select another one.')
}
