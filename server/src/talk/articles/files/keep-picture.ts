import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pictureFile } from '@sojourn/contract/calls/file'
import { articleMessages, MOST_ARTICLE_PICTURES } from '@sojourn/contract/talk/article-words'
import type { FastifyRequest } from 'fastify'
import type { Sharp } from 'sharp'
import type { Context } from '../../../context.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { receiveUpload } from '../../../platform/files/receive-upload.ts'
import { redrawPicture } from '../../../platform/files/redraw-picture.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { writeArticle } from '../change-article.ts'
import { showOwnArticle } from '../show-own-article.ts'
import { findArticle, lockArticle } from '../store.ts'
import { forgetArticlePicture } from './forget-article-picture.ts'
import { pictureAddress, pictureKey } from './picture-address.ts'
import { addPicture, countPictures } from './picture-store.ts'

const COVER = { width: 1600, height: 900 }
const WIDEST = 1600
const HIGHEST = 2400
/** More than one text holds: what is taken out stays for two days. */
const MOST_KEPT = MOST_ARTICLE_PICTURES * 3

const asCover = (picture: Sharp) => picture.resize({ ...COVER, fit: 'cover' }).webp({ quality: 80 })
const inText = (picture: Sharp) =>
  picture
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })

export const changeCover = (context: Context, actor: Person, id: string, request: FastifyRequest) =>
  keep(context, { actor, id, request, draw: asCover }, async (tx, picture) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    await addPicture(tx, picture)
    await writeArticle(context, tx, article, { cover_id: picture.id })
    return showOwnArticle(context, actor, id, tx)
  })

export const removeCover = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    if (article.cover_id) await writeArticle(context, tx, article, { cover_id: null })
    return showOwnArticle(context, actor, id, tx)
  })

export const addTextPicture = (context: Context, actor: Person, id: string, request: FastifyRequest) =>
  keep(context, { actor, id, request, draw: inText }, async (tx, picture) => {
    if (!(await lockArticle(tx, actor.id, id))) throw new Refusal('not_found')
    if ((await countPictures(tx, id)) >= MOST_KEPT)
      throw invalidField('file', articleMessages.tooManyPictures)
    await addPicture(tx, picture)
    const { width, height } = picture
    return { id: picture.id, src: pictureAddress(picture.id), width, height }
  })

interface Kept {
  id: string
  article_id: string
  agent_id: string
  width: number
  height: number
  size: number
  created_at: Date
}

interface Sent {
  actor: Person
  id: string
  request: FastifyRequest
  draw: (picture: Sharp) => Sharp
}

/** The picture is drawn anew. A file that nothing comes to show is gone an hour later. */
async function keep<Result>(
  context: Context,
  { actor, id: article_id, request, draw }: Sent,
  use: (tx: Tx, picture: Kept) => Promise<Result>,
) {
  if (!(await findArticle(context.db, actor.id, article_id))) throw new Refusal('not_found')
  await context.limits.take('article_file', { account: actor.id })
  await using upload = await receiveUpload(context, request, pictureFile)
  const drawn = await redrawPicture(await buffer(upload.open()), draw)
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(drawn).metadata()

  const id = randomUUID()
  const now = context.clock.now()
  const startAfter = new Date(now.getTime() + HOUR_MS)
  await transact(context, (tx) => context.jobs.enqueue(tx, forgetArticlePicture, { id }, { startAfter }))
  const facts = { contentType: 'image/webp', size: drawn.length }
  await context.files.put(pictureKey(id), Readable.from([drawn]), facts)
  return transact(context, (tx) =>
    use(tx, { id, article_id, agent_id: actor.id, width, height, size: drawn.length, created_at: now }),
  )
}
