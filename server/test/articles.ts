import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ArticleState } from '../src/talk/articles/article-state.ts'
import { attach } from '../src/talk/articles/files/attach-file.ts'
import { pictureKey } from '../src/talk/articles/files/picture-address.ts'
import { pdf } from './sample-files.ts'
import { makeService } from './services.ts'
import type { TestApp } from './start-app.ts'

export const ARTICLE_HTML = '<h2>Before you apply</h2><p>Collect every paper of the list.</p>'

interface Wanted {
  status?: ArticleState
  title?: string
  html?: string
  hidden?: boolean
  /** False: nothing of it is written yet. */
  isWhole?: boolean
}

/** An article of an agent, with everything there unless told, in any state; live where that state has been. */
export async function makeArticle(server: TestApp, agent: { id: string }, wanted: Wanted = {}) {
  const { status = 'draft', isWhole = true, hidden = false } = wanted
  const { db } = server.context
  const now = server.clock.now()
  const title = wanted.title ?? (isWhole ? `Papers for a student visa ${randomUUID().slice(0, 8)}` : '')
  const html = wanted.html ?? (isWhole ? ARTICLE_HTML : '')
  const services = isWhole ? [(await makeService(server, agent)).id] : []
  const isInReview = status === 'pending' || status === 'changes_pending'
  const wasLive = ['published', 'changing', 'changes_pending', 'changes_rejected'].includes(status)
  const { id } = await db
    .insertInto('article')
    .values({
      ...{ agent_id: agent.id, title, html, service_ids: services, created_at: now, updated_at: now },
      category: isWhole ? 'Study' : null,
      status,
      submitted_at: isInReview ? now : null,
      review_reason: status.endsWith('rejected') ? 'It promises a visa.' : null,
      published_at: wasLive ? now : null,
      ...(status === 'trash' && { trashed_at: now, trashed_from: 'draft' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isWhole)
    await db
      .updateTable('article')
      .set({ cover_id: await makeCover(server, agent, id) })
      .where('id', '=', id)
      .execute()
  if (wasLive) await makeLive(server, id)
  if (hidden) await db.updateTable('article').set({ hidden_at: now }).where('id', '=', id).execute()
  return { id, title }
}

async function makeCover({ context, clock }: TestApp, agent: { id: string }, articleId: string) {
  const content = Buffer.from('a picture')
  const { id } = await context.db
    .insertInto('article_picture')
    .values({
      ...{ article_id: articleId, agent_id: agent.id, width: 1600, height: 900 },
      ...{ size: content.length, created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = { contentType: 'image/webp', size: content.length }
  await context.files.put(pictureKey(id), Readable.from([content]), facts)
  return id
}

async function makeLive({ context: { db } }: TestApp, id: string) {
  const row = await db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { agent_id, version, title, html, cover_id, service_ids, attachment_ids, created_at } = row
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  await db
    .insertInto('live_article')
    .values({
      ...{ article_id: id, agent_id, version, slug, title, html, cover_id, service_ids, attachment_ids },
      ...{ category: row.category ?? '', excerpt: title, reading_minutes: 1 },
      ...{ published_at: created_at, changed_at: created_at },
    })
    .execute()
  await db.insertInto('article_slug').values({ agent_id, slug, article_id: id, created_at }).execute()
}

/** A file of an article; of a published one readers have it too. */
export async function attachPdf({ context }: TestApp, agent: { id: string }, articleId: string) {
  const file = { name: 'checklist.pdf', mediaType: 'application/pdf', size: pdf.length }
  const { attachments } = await attach(context, agent, articleId, {
    ...file,
    open: () => Readable.from([pdf]),
  })
  const attachmentId = attachments.at(-1)?.id ?? ''
  await context.db
    .updateTable('live_article')
    .set({ attachment_ids: [attachmentId] })
    .where('article_id', '=', articleId)
    .execute()
  return { id: articleId, attachmentId }
}
