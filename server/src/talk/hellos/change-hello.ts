import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pictureFile, videoFile } from '@sojourn/contract/calls/file'
import { HELLO_LEEWAY_SECONDS, HELLO_SECONDS, helloMessages } from '@sojourn/contract/talk/hello-words'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { receiveFile } from '../../platform/files/parts/receive-file.ts'
import { receiveUpload } from '../../platform/files/receive-upload.ts'
import { redrawPicture } from '../../platform/files/redraw-picture.ts'
import { forgetSealedFiles, keepSealedFile, sealBytes } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, notNow, Refusal } from '../../platform/refusal.ts'
import { holdAgent } from '../../supply/agents/hold-agent.ts'
import { type NewFile, scanAndSeal } from '../../work/documents/scan-and-seal.ts'
import { lengthOfVideo } from './length-of-video.ts'
import { scanHello } from './scan-hello.ts'
import { addHello, changeHelloRow, type HelloRow, helloOf, removeHelloRow } from './store.ts'
import { viewOwnHello } from './view.ts'

export async function showOwnHello({ db }: Pick<Context, 'db'>, { id }: Pick<Person, 'id'>) {
  const hello = await helloOf(db, id)
  return hello ? viewOwnHello(hello) : null
}

export async function changeHello(context: Context, actor: Person, request: FastifyRequest) {
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
  await context.limits.take('hello', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, videoFile)
  // It is awaited here: the file is gone when this function ends.
  return await keepHello(context, actor, upload)
}

/** The file is kept as it came; only how long it is is read from it. */
export async function keepHello(context: Context, actor: Pick<Person, 'id'>, file: NewFile) {
  const seconds = wholeSeconds(lengthOfVideo(await buffer(file.open()), file.mediaType))
  const { verdict, sealed } = await scanAndSeal(context, file)
  return transact(context, async (tx) => {
    await holdAgent(tx, actor.id)
    const before = await helloOf(tx, actor.id)
    if (before) {
      refuseTakenDown(before)
      await forget(context, tx, before)
    }
    await keepSealedFile(context, tx, actor.id, sealed)
    const { id } = await addHello(tx, {
      agent_id: actor.id,
      file_id: sealed.id,
      media_type: file.mediaType as HelloRow['media_type'],
      size: file.size,
      seconds,
      scan: verdict,
      created_at: context.clock.now(),
    })
    if (verdict === 'waiting') await context.jobs.enqueue(tx, scanHello, { hello: id })
    const shown = await shownIn(tx, actor)
    await file.finish?.(tx, shown)
    return shown
  })
}

function wholeSeconds(seconds: number | null) {
  if (seconds === null) throw invalidField('file', helloMessages.unreadable)
  if (seconds > HELLO_SECONDS + HELLO_LEEWAY_SECONDS) throw invalidField('file', helloMessages.tooLong)
  return Math.max(1, Math.min(HELLO_SECONDS, Math.round(seconds)))
}

const POSTER = { width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true } as const

export async function changePoster(context: Context, actor: Person, request: FastifyRequest) {
  await context.limits.take('hello', { account: actor.id })
  await using upload = await receiveUpload(context, request, pictureFile)
  const drawn = await redrawPicture(await buffer(upload.open()), (picture) =>
    picture.resize(POSTER).webp({ quality: 80 }),
  )
  return await keepPoster(context, actor, drawn)
}

export async function keepPoster(context: Context, actor: Pick<Person, 'id'>, drawn: Buffer) {
  const facts = { size: drawn.length, mediaType: 'image/webp' }
  const sealed = await sealBytes(context, Readable.from([drawn]), facts)
  return transact(context, async (tx) => {
    const hello = await heldHello(tx, actor)
    await keepSealedFile(context, tx, actor.id, sealed)
    await changeHelloRow(tx, hello.id, { poster_id: sealed.id })
    if (hello.poster_id) await forgetSealedFiles(context, tx, [hello.poster_id])
    return shownIn(tx, actor)
  })
}

export const changeCaptions = (context: Context, actor: Person, captions: string | null) =>
  transact(context, async (tx) => {
    const hello = await heldHello(tx, actor)
    await changeHelloRow(tx, hello.id, { captions })
    return shownIn(tx, actor)
  })

export const removeHello = (context: Context, actor: Person) =>
  transact(context, async (tx) => {
    await forget(context, tx, await heldHello(tx, actor))
  })

async function heldHello(tx: Tx, { id }: Pick<Person, 'id'>) {
  await holdAgent(tx, id)
  const hello = await helloOf(tx, id)
  if (!hello) throw new Refusal('not_found')
  refuseTakenDown(hello)
  return hello
}

/** A video that our team took down is not put back by another way; it is the same with a service. */
function refuseTakenDown({ hidden_at }: HelloRow) {
  if (hidden_at) throw notNow('Our team has taken your video down. Our mail says why, and how to object.')
}

async function forget(context: Context, tx: Tx, { id, file_id, poster_id }: HelloRow) {
  await removeHelloRow(tx, id)
  await forgetSealedFiles(context, tx, poster_id ? [file_id, poster_id] : [file_id])
}

async function shownIn(tx: Tx, { id }: Pick<Person, 'id'>) {
  const hello = await helloOf(tx, id)
  if (!hello) throw new Refusal('not_found')
  return viewOwnHello(hello)
}
