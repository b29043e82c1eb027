import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const EVERY_MS = 500

/** Gives each request to one of the nodes that said last that they are ready. It tries nothing twice. */
export async function openBalancer(nodes: string[]) {
  const agent = new Agent({ keepAlive: true })
  let ready = nodes
  let turn = 0

  async function ask() {
    const answers = await Promise.all(
      nodes.map((node) =>
        fetch(`${node}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = nodes.filter((_node, index) => answers[index])
  }
  const asking = setInterval(ask, EVERY_MS)

  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const node = ready[turn++ % ready.length]
    const passedOn = request(`${node}${url}`, { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passedOn.on('error', (error) => answer.writeHead(502).end(error.message))
    asked.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    clearInterval(asking)
    agent.destroy()
    server.close()
    server.closeAllConnections()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ready: () => ready }
}
