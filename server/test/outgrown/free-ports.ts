import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

const COUNT = 9
type Ports = [number, number, number, number, number, number, number, number, number]

/** Nine ports of this machine that were free a moment ago. */
export async function freePorts() {
  const servers = Array.from({ length: COUNT }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports as Ports
}
