import { once } from 'node:events'
import { WebSocket } from 'ws'
import { SOCKET_PROTOCOL } from '../../contract/src/talk/conversation-words.ts'
import type { Measured } from './processes.ts'
import type { Listener } from './socket-listeners.ts'

const AT_ONCE = 20
/** Sockets that take longer to open or to close than this end the run. */
const PATIENCE_MS = 60_000

/** Opens a socket for each, a few at a time. It is open once its first frame has come, which tells what is unread. */
export async function openSockets(server: Measured, listeners: Listener[], hear: (text: string) => void) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const open: WebSocket[] = []
  for (let from = 0; from < listeners.length; from += AT_ONCE) {
    const some = listeners.slice(from, from + AT_ONCE)
    open.push(...(await Promise.all(some.map((listener) => openSocket(server, listener, hear, signal)))))
  }
  return open
}

function openSocket(
  { address }: Measured,
  { person, nonce, device, cookie }: Listener,
  hear: (text: string) => void,
  signal: AbortSignal,
) {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>()
  const url = `${address.replace('http', 'ws')}/api/socket?person=${person}`
  const socket = new WebSocket(url, [nonce, device, SOCKET_PROTOCOL], {
    headers: { origin: address, cookie },
  })
  const giveUp = () => {
    socket.terminate()
    reject(new Error('Sockets take too long to open'))
  }
  signal.addEventListener('abort', giveUp)
  socket.once('open', () => socket.send(JSON.stringify({ type: 4, nonce })))
  socket.once('message', () => {
    signal.removeEventListener('abort', giveUp)
    socket.on('message', (data) => hear(String(data)))
    resolve(socket)
  })
  socket.on('error', reject)
  socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}`)))
  return promise
}

/** Some may be closed already. */
export async function closeSockets(sockets: WebSocket[]) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const open = sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED)
  const closed = open.map((socket) => once(socket, 'close', { signal }))
  for (const socket of open) socket.close()
  await Promise.all(closed)
}
