import sharp, { type Sharp } from 'sharp'
import type { PictureFound } from './findings.ts'
import type { Grey } from './zone/grey.ts'

/** Twice what phones make. */
const MOST_PIXELS = 120_000_000
/** Half of what a phone takes: a JPEG is opened at that size at once. */
const LARGE = 2000
const SMALL = 1000

export type Seen = { large: Grey; small: Grey; picture: PictureFound } | 'broken' | 'too_large'

interface Raw {
  width: number
  height: number
  channels: 1 | 3 | 4
}

/** A picture in grey, upright as its camera says, in the two sizes that are looked at. */
export async function seePicture(content: Buffer, raw?: Raw): Promise<Seen> {
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' as const }
  const open = () => sharp(content, raw ? { ...options, raw } : options)
  try {
    const { autoOrient } = await open().metadata()
    const { width, height } = autoOrient
    if (width * height > MOST_PIXELS) return 'too_large'
    const large = await greyOf(open().autoOrient(), LARGE)
    const small = await greyOf(
      sharp(large.data, { raw: { width: large.width, height: large.height, channels: 1 } }),
      SMALL,
    )
    return { large, small, picture: { width, height, ...measured(small) } }
  } catch (error) {
    return /pixel limit|too large|memory/i.test((error as Error).message) ? 'too_large' : 'broken'
  }
}

async function greyOf(picture: Sharp, side: number): Promise<Grey> {
  const { data, info } = await picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

/** The steepest thousandth of steps between neighbours counts: a blank sheet is as sharp as its few letters. */
function measured({ data, width, height }: Grey) {
  const shades = new Int32Array(256)
  const steps = new Int32Array(256)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = data[y * width + x] ?? 0
      shades[shade] = (shades[shade] ?? 0) + 1
      if (x + 1 >= width) continue
      const step = Math.abs(shade - (data[y * width + x + 1] ?? 0))
      steps[step] = (steps[step] ?? 0) + 1
    }
  const light = rankOf(shades, 0.95)
  const dark = rankOf(shades, 0.05)
  const range = Math.max(24, light - rankOf(shades, 0.002))
  return {
    sharpness: Math.round((100 * rankOf(steps, 0.998)) / range),
    light,
    middle: rankOf(shades, 0.5),
    dark,
  }
}

function rankOf(counts: Int32Array, rank: number) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (let value = 0; value < counts.length; value++) {
    sum += counts[value] ?? 0
    if (sum >= total * rank) return value
  }
  return counts.length - 1
}
