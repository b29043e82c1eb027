import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Never a page of ours, whatever a browser makes of it: an attachment that may load and run nothing. */
export function sendAttachment(reply: FastifyReply, { content, name }: { content: Readable; name: string }) {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return content
}
