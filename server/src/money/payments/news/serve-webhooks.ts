import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { ForgedDelivery, type Processor } from '../../../platform/payments/processor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { receiveDelivery } from './receive-delivery.ts'

/** No news of a processor is nearly so large. */
const LARGEST = 500_000

/**
 * `POST /api/webhooks/{processor}`: no session and no nonce, the signature over every byte is the proof. What is forged,
 * broken or old is told nothing; what cannot be dealt with now is answered 500, so that it comes again.
 */
export function serveWebhooks(app: FastifyInstance, context: Context) {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    )
    hooks.post('/webhooks/:processor', { bodyLimit: LARGEST }, async (request, reply) => {
      const { processor, limits, metrics } = context
      await limits.take('webhook', { address: request.ip })
      if ((request.params as { processor: string }).processor !== addressOf(processor))
        return reply.callNotFound()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = read(context, body, request.headers)
      try {
        const outcome = await receiveDelivery(context, event)
        metrics.webhooks.inc({ outcome })
      } catch (error) {
        metrics.webhooks.inc({ outcome: 'failed' })
        throw error
      }
      return reply.code(200).send({})
    })
  })
}

/** Test and live mode share an address: only one of them is used. */
const addressOf = ({ name }: Processor) => (name === 'stripe_test' ? 'stripe' : name)

function read(
  { processor, metrics }: Context,
  body: Buffer,
  headers: Record<string, string | string[] | undefined>,
) {
  try {
    return processor.readDelivery(body, headers)
  } catch (error) {
    if (!(error instanceof ForgedDelivery)) throw error
    metrics.webhooks.inc({ outcome: 'forged' })
    throw new Refusal('unreadable')
  }
}
