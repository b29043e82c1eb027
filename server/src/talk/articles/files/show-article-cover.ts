import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Context } from '../../../context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { RecentlyRead } from '../../../supply/search/recently-read.ts'
import { isCoverShown } from '../reading/live-store.ts'
import { pictureKey } from './picture-address.ts'

const WIDTH = 1200
const HEIGHT = 630

/** A link that goes round is fetched by many at once; each picture is some 100 kB. */
const drawn = new RecentlyRead<Buffer | null>(50)

/** The cover of a published article in the measures and the format that every site shows. */
export async function showArticleCover(context: Context, name: string) {
  const id = name.replace(/\.jpg$/, '')
  const picture = await drawn.get(context.pool, id, context.clock.now().getTime(), () => draw(context, id))
  if (!picture) throw new Refusal('not_found')
  return Readable.from([picture])
}

async function draw({ db, files }: Context, id: string) {
  if (!(await isCoverShown(db, id))) return null
  const cover = await files.get(pictureKey(id))
  if (!cover) return null
  return sharp(await buffer(cover))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
