import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Never a page of ours, whatever a browser makes of it: an attachment that may load and run nothing. */
export function sendAsDocument(reply: FastifyReply, content: Readable) {
  reply.header('content-disposition', 'attachment; filename="document.jpg"')
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return content
}
