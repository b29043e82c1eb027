import type { FastifyInstance, FastifyReply } from 'fastify'
import { STYLE_HASH } from './page-style.ts'

const FORM_BYTES = 10_000

/** The site takes what a browser sends of a form, and nothing else. */
export function acceptForms(site: FastifyInstance) {
  site.removeAllContentTypeParsers()
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(text as string)),
  )
}

/** A form's policy also rules where its answer may lead. */
export function sendPage(reply: FastifyReply, page: string, leadsTo?: string | null) {
  const onward = leadsTo && URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : ''
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${STYLE_HASH}; img-src data:; form-action 'self'${onward}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(page)
}
