import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { newClient } from '../../server/src/platform/database/new-client.ts'
import type { Delivery } from '../../server/src/platform/socket/delivery.ts'

/** This process shows what sockets cost at best: bare ws that hears the same announcements and passes them on. */
const sockets = new Map<string, WebSocket>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket, { url = '' }) => {
  sockets.set(new URL(url, 'http://floor').searchParams.get('person') ?? '', socket)
  socket.on('message', () => socket.send('{"type":3}'))
})
// Awaited at once: nobody hears it who asks later.
await once(server, 'listening')

const client = newClient(process.env.DATABASE_URL as string)
await client.connect()
await client.query('listen sojourn_bus')
client.on('notification', ({ payload = '' }) => {
  for (const { people, frame } of JSON.parse(payload.split('\n')[2] as string) as Delivery[]) {
    const text = JSON.stringify(frame)
    for (const person of people) sockets.get(person)?.send(text)
  }
})

console.log(`The floor is at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit(0))
