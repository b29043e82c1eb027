import sharp from 'sharp'

export interface Spoilt {
  tilt?: number
  turn?: 0 | 90 | 180 | 270
  blur?: number
  glare?: { x: number; y: number; strength: number }
  shadow?: number
  /** The far edge of the page is so much narrower, as a phone held aslant sees it. */
  aslant?: number
  light?: number
  noise?: number
  quality?: number
  /** The longer side of what comes out. */
  side?: number
}

/** A page as a phone in somebody's hand takes it: on a table, aslant, tilted, lit unevenly. */
export async function spoilPicture(page: Buffer, how: Spoilt) {
  const { tilt = 0, turn = 0, aslant = 0, blur = 0, quality = 82, side = 2400 } = how
  let picture = page
  if (aslant !== 0) picture = await seenAslant(picture, aslant)
  picture = await sharp(picture)
    .extend({ top: 90, bottom: 110, left: 100, right: 90, background: '#5d5147' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (tilt !== 0)
    picture = await sharp(picture)
      .rotate(tilt, { background: '#5d5147' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  if (turn !== 0) picture = await sharp(picture).rotate(turn).png({ compressionLevel: 1 }).toBuffer()
  picture = await sharp(picture).resize(side, side, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer()
  const { width, height } = await sharp(picture).metadata()
  let seen = sharp(picture).composite(lights(how, width, height))
  picture = await seen.png({ compressionLevel: 1 }).toBuffer()
  seen = sharp(picture)
  if (blur > 0) seen = seen.blur(blur)
  if (how.light !== undefined) seen = seen.linear(how.light, 0)
  if (how.noise) seen = sharp(await withNoise(await seen.png({ compressionLevel: 1 }).toBuffer(), how.noise))
  return seen.jpeg({ quality }).toBuffer()
}

function lights({ glare, shadow }: Spoilt, width: number, height: number) {
  const drawn = (content: string) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  })
  return [
    ...(glare
      ? [
          drawn(`<defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${glare.strength}"/><stop offset="0.5" stop-color="#fff" stop-opacity="${glare.strength * 0.7}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
          <ellipse cx="${width * glare.x}" cy="${height * glare.y}" rx="${width * 0.22}" ry="${height * 0.2}" fill="url(#g)"/>`),
        ]
      : []),
    ...(shadow
      ? [
          drawn(`<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.25" stop-opacity="0"/><stop offset="0.6" stop-opacity="${shadow}"/><stop offset="1" stop-opacity="${shadow * 0.8}"/></linearGradient></defs>
          <rect width="100%" height="100%" fill="url(#s)"/>`),
        ]
      : []),
  ]
}

/** The top edge further away than the bottom one. */
async function seenAslant(page: Buffer, amount: number) {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const out = Buffer.alloc(data.length, 0x55)
  for (let y = 0; y < height; y++) {
    const v = y / height
    // Further rows are narrower and closer together.
    const near = 1 - amount * (1 - v)
    const source = (v / near) * (1 - amount * 0) * height * (1 / (1 + amount * (1 - v) * 0.6))
    for (let x = 0; x < width; x++) {
      const fromX = (x - width / 2 - amount * 40 * (1 - v)) / near + width / 2
      if (fromX < 0 || fromX >= width - 1 || source < 0 || source >= height - 1) continue
      const [left, top] = [Math.floor(fromX), Math.floor(source)]
      const [right, low] = [fromX - left, source - top]
      for (let channel = 0; channel < channels; channel++) {
        const at = (top * width + left) * channels + channel
        const above = (data[at] ?? 0) * (1 - right) + (data[at + channels] ?? 0) * right
        const next = at + width * channels
        const below = (data[next] ?? 0) * (1 - right) + (data[next + channels] ?? 0) * right
        out[(y * width + x) * channels + channel] = above * (1 - low) + below * low
      }
    }
  }
  return sharp(out, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer()
}

/** The grain of a dark room; the same each time. */
async function withNoise(picture: Buffer, amount: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let seed = 7
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + ((seed >> 16) / 32768 - 0.5) * 2 * amount))
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer()
}

/** The zone of a page as a person would cut it out by hand, level and sharp. */
export async function zoneCutOut(page: Buffer) {
  const { width, height } = await sharp(page).metadata()
  const top = Math.round(height * 0.76)
  return sharp(page)
    .extract({ left: 0, top, width, height: height - top })
    .png()
    .toBuffer()
}
