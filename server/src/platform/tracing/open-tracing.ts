import type { TracingSettings } from '../../settings/tracing-settings.ts'
import { noTracing, type Tracing } from './tracing.ts'

/** OpenTelemetry's packages are many, so they are loaded only where somebody collects spans. */
export async function openTracing(settings: TracingSettings | null): Promise<Tracing> {
  if (!settings) return noTracing
  const { sendSpans } = await import('./send-spans.ts')
  return sendSpans(settings)
}
