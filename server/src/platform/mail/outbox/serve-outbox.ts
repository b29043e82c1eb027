import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { Refusal } from '../../refusal.ts'
import { mailPage, outboxPage } from './outbox-page.ts'
import { findMail, newestMails } from './outbox-store.ts'

/** The frame inherits the page's policy, so it must let the mail's inline styles through; nothing else is let in. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** People read `/dev/outbox`, and tests `/dev/outbox.json`; both take `?to=`. */
export function serveOutbox(app: FastifyInstance, { db }: Pick<Context, 'db'>) {
  app.get('/dev/outbox', async (request, reply) => {
    const to = recipient(request.query)
    return sendPage(reply, outboxPage(await newestMails(db, to), to ?? ''))
  })

  app.get('/dev/outbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const mail = z.uuid().safeParse(id).success ? await findMail(db, id) : undefined
    if (!mail) throw new Refusal('not_found')
    return sendPage(reply, mailPage(mail))
  })

  app.get('/dev/outbox.json', async (request) => {
    const mails = await newestMails(db, recipient(request.query))
    const items = mails.map(({ id, key, recipient, reply_to, subject, html, text, created_at }) => ({
      id,
      key,
      to: recipient,
      reply_to,
      subject,
      html,
      text,
      created_at: { date: created_at.toISOString() },
    }))
    return { data: { items, pagination: { next_cursor: null } } }
  })
}

function recipient(query: unknown) {
  const { to } = query as { to?: unknown }
  return typeof to === 'string' && to !== '' ? to : undefined
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page)
