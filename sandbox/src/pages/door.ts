import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPage } from './forms.ts'
import { notePage } from './page-frame.ts'

/** The pages stand under the roof of somebody who serves them, and who says whom they let in. */
export interface Door {
  /** It throws where a form may not come from there, or too many come. */
  letIn(request: FastifyRequest): Promise<void>
  /** A person reads this of what was thrown. */
  explain(
    error: Error,
    request: FastifyRequest,
  ): { status: number; message: string; retryAfterSeconds?: number | undefined }
}

export function guard(site: FastifyInstance, { letIn, explain }: Door) {
  site.addHook('onRequest', async (request, reply) => {
    // The address is a secret; the origin alone must go along, or a form would seem to come from nowhere.
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    })
    if (request.method === 'POST') await letIn(request)
  })
  site.setErrorHandler((error: Error, request, reply) => {
    const { status, message, retryAfterSeconds } = explain(error, request)
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    return sendPage(reply.code(status), notePage('That did not work', message))
  })
}
