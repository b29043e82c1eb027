import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pictureFile } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { receiveUpload } from '../../platform/files/receive-upload.ts'
import { redrawPicture } from '../../platform/files/redraw-picture.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forgetPicture } from './forget-picture.ts'
import { showAccount } from './show-account.ts'
import { changePerson, lockPerson } from './store.ts'

const SIDE = 500

const encodePicture = (sent: Buffer) =>
  redrawPicture(sent, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }))

export async function changePicture(context: Context, actor: Person, request: FastifyRequest) {
  await context.limits.take('picture', { account: actor.id })
  await using upload = await receiveUpload(context, request, pictureFile)
  await changePictureTo(context, actor, await encodePicture(await buffer(upload.open())))
  return showAccount(context, actor)
}

/** To one that is drawn as pictures of people are kept. */
export async function changePictureTo(context: Context, actor: Person, picture: Buffer) {
  const key = await keep(context, actor, picture)
  await show(context, actor, key)
}

export async function removePicture(context: Context, actor: Person) {
  await show(context, actor, null)
  return showAccount(context, actor)
}

/** Whatever happens next, a file that nobody comes to show is gone an hour later. */
async function keep(context: Context, { id }: Person, picture: Buffer) {
  const key = `pictures/${randomUUID()}`
  const startAfter = new Date(context.clock.now().getTime() + HOUR_MS)
  await transact(context, (tx) =>
    context.jobs.enqueue(tx, forgetPicture, { person_id: id, key }, { startAfter }),
  )
  await context.files.put(key, Readable.from([picture]), { contentType: 'image/webp', size: picture.length })
  return key
}

const show = (context: Context, { id }: Person, key: string | null) =>
  transact(context, async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw new Refusal('not_signed_in')
    await changePerson(tx, id, { picture_key: key })
    await tell(context, tx, { fact: 'picture_changed', person: id })
    if (person.picture_key)
      await context.jobs.enqueue(tx, forgetPicture, { person_id: id, key: person.picture_key })
  })
