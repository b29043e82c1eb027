import type { Delivery } from './deliver.ts'

const PATIENCE_MS = 10_000

/** News go the way a stranger's would: over HTTP, to the address everybody knows. */
export const deliverOverHttp =
  (address: string) =>
  async ({ body, headers }: Delivery, signal: AbortSignal) => {
    const answer = await fetch(reachable(address), {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await answer.body?.cancel()
    return answer.ok
  }

/** A server that listens on every address is reached on this machine's own. */
const reachable = (address: string) =>
  address.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
