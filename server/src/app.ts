import { randomUUID } from 'node:crypto'
import { serveControl } from '@sojourn/sandbox/control/serve-control'
import { serveSandbox } from '@sojourn/sandbox/pages/serve-pages'
import fastify, { type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { serveFindability } from './desk/seo/routes.ts'
import { floorOf, handlers, refuseUnhandled } from './domains.ts'
import { countVisaReads } from './ground/reference/reads/count-visa-reads.ts'
import { serveWebhooks } from './money/payments/news/serve-webhooks.ts'
import { pageNonces } from './people/identity/sessions/page-nonce.ts'
import { sessionGatekeeper } from './people/identity/sessions/session-gatekeeper.ts'
import { logRequests } from './platform/http/access-log.ts'
import { serveApiDocs } from './platform/http/docs/api-docs.ts'
import { compressAnswers } from './platform/http/encoding/compress.ts'
import { answerErrors, answerUnroutable } from './platform/http/errors.ts'
import { refuseFromElsewhere } from './platform/http/from-this-machine.ts'
import type { Handler } from './platform/http/handler.ts'
import { serveHealth } from './platform/http/health/health.ts'
import { measureRequests } from './platform/http/health/metrics.ts'
import { type PressureLimits, refuseUnderPressure, SAMPLE_MS } from './platform/http/health/pressure.ts'
import { acceptOnlyJson } from './platform/http/input/json-body.ts'
import { parseQueryString } from './platform/http/input/query-string.ts'
import { ownTarget } from './platform/http/input/request-target.ts'
import { readForPages } from './platform/http/read-for-page.ts'
import { type Gatekeeper, registerHandlers } from './platform/http/register.ts'
import { sendRequestIds } from './platform/http/request-id.ts'
import { securityHeaders, sendSecurityHeaders } from './platform/http/security-headers.ts'
import { serveOutbox } from './platform/mail/outbox/serve-outbox.ts'
import { type Pages, servePages } from './platform/pages/serve-pages.ts'
import { devDoorOf, doorOf } from './platform/payments/sandbox/door.ts'
import { isSandbox } from './platform/payments/sandbox/sandbox.ts'
import { serveSockets } from './platform/socket/serve-sockets.ts'
import { traceCalls } from './platform/tracing/trace-calls.ts'
import { socketDoor } from './socket-door.ts'

const BODY_LIMIT = 100_000
/** The slowest upload we wait for. */
const REQUEST_TIMEOUT_MS = 10 * 60_000

export interface AppParts {
  /** Tests of the API have none. */
  pages?: Pages
  /** Only a test declares them. */
  moreHandlers?: readonly Handler[]
  /** A test of the door alone brings its own. */
  gatekeeper?: Gatekeeper
  pressure?: PressureLimits
}

/** The app is not yet listening. */
export async function buildApp(context: Context, parts: AppParts = {}): Promise<FastifyInstance> {
  const { settings, log, processor } = context
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request, reply.headers(securityHeaders(settings))),
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 200 },
    rewriteUrl: ownTarget,
    logger: false,
    exposeHeadRoutes: false,
    // A request that still comes on an open connection while the server stops is answered like the rest.
    return503OnClosing: false,
  })
  sendRequestIds(app)
  sendSecurityHeaders(app, settings)
  logRequests(app, log)
  measureRequests(app, context.metrics)
  traceCalls(app, context.tracing)
  answerErrors(app, context.logOf('calls'))
  serveHealth(app, context.probes)
  await refuseUnderPressure(
    app,
    parts.pressure ?? { mostDelayMs: context.settings.mostDelayMs, sampleMs: SAMPLE_MS },
  )
  compressAnswers(app)

  const door = { context, gatekeeper: parts.gatekeeper ?? sessionGatekeeper(context) }
  refuseUnhandled(handlers)
  await serveSockets(app, context, socketDoor(context, door.gatekeeper))
  await app.register(
    async (api) => {
      acceptOnlyJson(api)
      registerHandlers(api, [...handlers, ...(parts.moreHandlers ?? [])], door, floorOf)
      serveApiDocs(api, handlers)
      serveWebhooks(api, context)
      // Else the pages would answer a misspelt call with HTML.
      api.get('/*', async (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  serveFindability(app, context)
  countVisaReads(app, context)
  if (isSandbox(processor)) serveSandbox(app, processor.sandbox, doorOf(context))
  if (settings.devPages) {
    await app.register(async (dev) => {
      dev.addHook('onRequest', async (request) => refuseFromElsewhere(settings, request))
      serveOutbox(dev, context)
      if (isSandbox(processor)) serveControl(dev, processor.sandbox, devDoorOf(context))
    })
  }
  if (parts.pages)
    await servePages(app, context, parts.pages, {
      read: readForPages(handlers, door),
      bringNonce: pageNonces(context, door.gatekeeper),
    })
  return app
}
