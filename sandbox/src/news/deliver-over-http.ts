import { Agent, request } from 'node:http'
import type { Delivery } from './deliver.ts'

const PATIENCE_MS = 10_000

/** News go the way a stranger's would: over HTTP, to the address everybody knows. */
export function deliverOverHttp(address: string) {
  const url = new URL(reachable(address))
  const agent = new Agent({ keepAlive: true })
  return ({ body, headers }: Delivery, signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const asked = { method: 'POST', agent, headers, signal, timeout: PATIENCE_MS }
      const sent = request(url, asked, (answer) => {
        const { statusCode = 500 } = answer
        answer.resume().once('end', () => resolve(statusCode >= 200 && statusCode < 300))
        answer.once('error', reject)
      })
      sent.once('timeout', () => sent.destroy(new Error('The other side did not answer')))
      sent.once('error', reject)
      sent.end(body)
    })
}

/** A server that listens on every address is reached on this machine's own. */
const reachable = (address: string) =>
  address.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
