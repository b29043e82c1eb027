import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import { exportReadings } from '../../ground/papers/find-readings.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { exportVerification } from '../../supply/verification/export-verification.ts'
import { exportArticleFiles } from '../../talk/articles/files/export-article-files.ts'
import { exportMessageFiles } from '../../talk/conversations/files/export-message-files.ts'
import { exportHello } from '../../talk/hellos/export-hello.ts'
import { exportDeadlinePapers } from '../../work/deadlines/papers/export-papers.ts'
import { exportDocuments } from '../../work/documents/export-documents.ts'
import { exportVault } from '../../work/vault/export-vault.ts'
import { findLeaver } from './leaving-store.ts'
import { rowsOf, theirTables } from './personal-data-store.ts'

/** Everything we hold on a person: a file for each table, read when its turn comes, their picture and their papers. */
export async function exportAccount(context: Context, actor: Person) {
  await context.limits.take('account_export', { account: actor.id })
  const { db, files, clock } = context
  const account = await findLeaver(db, actor.id)
  if (!account) throw new Refusal('not_signed_in')

  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  const mtime = clock.now()
  let part = Readable.from([])
  const add = (name: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { mtime }, async (give) => {
      try {
        part = await open()
        give(null, part)
      } catch (error) {
        give(error, part)
      }
    })
  // A reader who goes away in the midst leaves no file open.
  content.once('close', () => part.destroy())
  // Half of an export must not look like a whole one: the answer breaks off.
  zip.on('error', (error) => content.destroy(error as Error))
  // It may fail before anybody reads it, and an error that nobody hears ends the process.
  content.on('error', () => {})

  zip.addBuffer(Buffer.from(readMe(mtime)), 'read-me.txt', { mtime })
  const whose = { id: actor.id, email: account.email_verified_at ? account.email : null }
  for (const [table, rule] of theirTables(context))
    add(`${table}.json`, async () =>
      Readable.from([JSON.stringify(await rowsOf(db, table, rule, whose), null, 2)]),
    )
  const { picture_key } = account
  if (picture_key && (await files.exists(picture_key)))
    add('picture.webp', async () => (await files.get(picture_key)) ?? Readable.from([]))
  for (const { name, open } of await exportVerification(context, actor.id)) add(name, open)
  const readings = await exportReadings(context, actor.id)
  if (readings.length > 0)
    add('readings-of-papers.json', async () => Readable.from([JSON.stringify(readings, null, 2)]))
  const papers = await exportDeadlinePapers(context, actor.id)
  if (papers.length > 0)
    add('papers-with-a-deadline.json', async () => Readable.from([JSON.stringify(papers, null, 2)]))
  for (const { name, open } of await exportDocuments(context, actor.id)) add(name, open)
  for (const { name, open } of await exportVault(context, actor.id)) add(name, open)
  for (const { name, open } of await exportMessageFiles(context, actor.id)) add(name, open)
  for (const { name, open } of await exportArticleFiles(context, actor.id)) add(name, open)
  for (const { name, open } of await exportHello(context, actor.id)) add(name, open)
  zip.end()
  return { content, name: `${PRODUCT.toLowerCase()}-${mtime.toISOString().slice(0, 10)}.zip` }
}

const readMe = (now: Date) => `What ${PRODUCT} holds on you, as of ${now.toISOString()}.

Each .json file is one table of our database, with the rows that are yours. Passwords, codes and other secrets are
left out: we keep them only in a form nobody can read, and they would be a danger to you in a file.
picture.webp, if it is there, is your profile picture. Files that begin with verification- are what you sent us to be
verified: we keep it encrypted, and only in this file is it in plain words. The folder documents, if it is there, holds
every file you handed over for an order; the folder vault every file of your vault; the folder messages every file you
sent in one; the folder articles every picture and file of your articles. Files that begin with hello are the video of
your profile.
`
