import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

interface Sent {
  resourceSpans: { resource: object; scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** It collects traces on this machine and keeps every span it is sent. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, reply) => {
    const sent = (await json(request)) as Sent
    bodies.push(`${request.url} ${JSON.stringify(sent)}`)
    for (const { scopeSpans } of sent.resourceSpans) for (const one of scopeSpans) spans.push(...one.spans)
    reply.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, bodies }
}
