import { StartFailure } from '../platform/start-failure.ts'
import { readUrl } from './setting-words.ts'
import type { Environment } from './settings.ts'

export interface TracingSettings {
  /** The address is without the path. */
  endpoint: string
  /** The share is of all calls and jobs, from 0 to 1. */
  share: number
}

/** The names are OpenTelemetry's own, so that they mean here what they mean elsewhere. */
export function readTracing(env: Environment): TracingSettings | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const endpoint = readUrl(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    env.OTEL_EXPORTER_OTLP_ENDPOINT,
    ['http:', 'https:'],
    'http://collector:4318',
  ).replace(/\/+$/, '')
  const words = env.OTEL_TRACES_SAMPLER_ARG || '1'
  const share = Number(words)
  if (!(share >= 0 && share <= 1))
    throw new StartFailure(
      `OTEL_TRACES_SAMPLER_ARG is "${words}"; set it to the share of calls to trace, from 0 to 1.`,
    )
  return { endpoint, share }
}
