import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A way to a part outside of the server that a test can block. While it is frozen it takes connections and whatever is
 * sent, and nothing ever comes back, as from a machine that stopped.
 */
export async function openWayTo(url: string) {
  let target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false

  const server = createServer((near) => {
    keep(near)
    if (isFrozen) return
    const far = connect(Number(target.port), target.hostname)
    keep(far)
    near.on('data', (bytes) => isFrozen || far.write(bytes))
    far.on('data', (bytes) => isFrozen || near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => isFrozen || near.destroy())
  })
  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    server.close()
    cut()
  }
  onTestFinished(close)

  const way = new URL(url)
  way.searchParams.delete('host')
  way.port = String((server.address() as AddressInfo).port)
  return {
    url: way.href,
    freeze: () => {
      isFrozen = true
    },
    /** Connections that held on are cut off, as after a restart. */
    thaw: () => {
      isFrozen = false
      cut()
    },
    /** To where the part is now. */
    leadTo: (place: string) => {
      target = new URL(place)
    },
    /** Nobody is there any more. */
    close,
  }
}
