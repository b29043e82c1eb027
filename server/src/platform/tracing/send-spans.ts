import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../../settings/tracing-settings.ts'
import { VERSION } from '../version.ts'
import { within } from '../within.ts'
import type { Tracing } from './tracing.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
/** A server that stops waits so long for whoever collects. */
const CLOSE_MS = 2_000
const EXPORT_MS = 5_000

/** Spans go by OTLP over HTTP to whoever collects them. */
export function sendSpans({ endpoint, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sojourn', 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
  const tracer = provider.getTracer('sojourn', VERSION)
  const running = new AsyncLocalStorage<Context>()

  const begin = (name: string, kind: keyof typeof KINDS, attributes: Record<string, string | number>) => {
    const parent = running.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent)
    const end = (error: unknown) => {
      if (error) {
        // Its message may hold what somebody typed.
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    }
    return { span, end, inside: trace.setSpan(parent, span) }
  }

  return {
    isOn: true,
    async span(name, kind, attributes, work) {
      const { span, end, inside } = begin(name, kind, attributes)
      try {
        const result = await running.run(inside, () => work({ set: (more) => span.setAttributes(more) }))
        end(null)
        return result
      } catch (error) {
        end(error)
        throw error
      }
    },
    below(name, kind, attributes) {
      return running.getStore() ? begin(name, kind, attributes).end : () => {}
    },
    close: () => within(CLOSE_MS, provider.shutdown()).catch(() => {}),
  }
}
