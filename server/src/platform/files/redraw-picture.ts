import type { Sharp } from 'sharp'
import { limitConcurrency } from '../limit-concurrency.ts'
import { invalidField, Refusal } from '../refusal.ts'

/** Twice what phones make, far less than what fills a memory. */
const MOST_PIXELS = 60_000_000
const SECONDS = 20

/** One at a time in a process, which learns to draw when the first comes: what waits holds 5 MB, what is being read holds much more. */
const takeTurn = limitConcurrency(1)

/** The picture is upright, and nothing of the file that came is in it but what one sees. */
export const redrawPicture = (sent: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer> =>
  takeTurn(() => redraw(sent, draw))

async function redraw(sent: Buffer, draw: (picture: Sharp) => Sharp) {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > MOST_PIXELS)
    throw new Refusal('too_large', { message: 'The picture you selected has too many pixels!' })
  const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  return draw(picture.timeout({ seconds: SECONDS }).autoOrient())
    .toBuffer()
    .catch(unreadable)
}

function unreadable(): never {
  throw invalidField('file', 'We cannot read this picture. Please select another one.')
}
