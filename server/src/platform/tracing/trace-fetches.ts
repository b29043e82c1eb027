import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Tracing } from './tracing.ts'

interface Asked {
  request: { method: string; origin: string | URL }
  response?: { statusCode: number }
  error?: Error
}

/** Fetches from other houses (calendars, sign-ins, push services) are traced by host alone: addresses may hold tokens. */
export function traceFetches(tracing: Tracing): () => void {
  if (!tracing.isOn) return () => {}
  const open = new WeakMap<object, (error: unknown) => void>()
  const begun = (message: unknown) => {
    const { request } = message as Asked
    const host = new URL(request.origin).host
    open.set(
      request,
      tracing.below(`${request.method} ${host}`, 'client', {
        'http.request.method': request.method,
        'server.address': host,
      }),
    )
  }
  const ended = (message: unknown) => {
    const { request, error } = message as Asked
    open.get(request)?.(error ?? null)
    open.delete(request)
  }
  const heard = [
    ['undici:request:create', begun],
    ['undici:request:trailers', ended],
    ['undici:request:error', ended],
  ] as const
  for (const [channel, hear] of heard) subscribe(channel, hear)
  return () => {
    for (const [channel, hear] of heard) unsubscribe(channel, hear)
  }
}
