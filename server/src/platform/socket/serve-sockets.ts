import websocket from '@fastify/websocket'
import { CLOSE, SOCKET_PROTOCOL } from '@sojourn/contract/talk/conversation-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refusal } from '../refusal.ts'
import { connectSocket, type Entering } from './connect-socket.ts'
import type { Exchange, SocketDoor } from './exchange.ts'
import { FrameRate } from './frame-rate.ts'
import { listening, lookAfterSockets } from './look-after-sockets.ts'
import { closeSocket, Sockets } from './sockets.ts'

const MOST_BYTES = 64 * 1024

/** `/api/socket`: announces what happened to people's tabs. It only announces; what is written comes by HTTP. */
export async function serveSockets(app: FastifyInstance, context: Context, door: SocketDoor) {
  const sockets = new Sockets((count) => context.metrics.sockets.set(count))
  const exchange: Exchange = { context, door, sockets, rate: new FrameRate(), isStopping: false }

  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, handleProtocols: spoken },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      exchange.isStopping = true
      for (const { socket } of sockets.all()) closeSocket(socket, CLOSE.trouble, 'The server stops')
      app.websocketServer.close(() => done())
      for (const socket of app.websocketServer.clients) closeSocket(socket, CLOSE.trouble, 'The server stops')
    },
  })

  const listen = listening(exchange)
  const stopLooking = lookAfterSockets(exchange)
  app.addHook('onClose', async () => stopLooking())

  const entering = new WeakMap<FastifyRequest, Entering>()
  /** A visitor gets the answer of a call; there is no socket of theirs. */
  const admit = async (request: FastifyRequest, { raw: answer }: FastifyReply) => {
    if (!request.ws) return
    const { nonce, device } = protocolsOf(request)
    const isOurs = isOurOrigin(request, context.settings.origin)
    const person = isOurs && (await door.admit(request, nonce, device))
    if (!person) throw new Refusal('not_signed_in')
    await listen()
    entering.set(request, { person, nonce, answer })
  }
  app.get('/api/socket', { websocket: true, preHandler: admit }, (socket, request) =>
    connectSocket(exchange, socket, request, entering.get(request) as Entering),
  )
}

/** A tab of the release before offers token and device id only, and waits for one of them. */
const spoken = (offered: Set<string>) =>
  offered.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : ([...offered][1] ?? false)

function protocolsOf({ headers }: FastifyRequest) {
  const [nonce = '', device = ''] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim())
  return { nonce, device }
}

/** No page of another site opens a socket in somebody's name. */
const isOurOrigin = ({ headers }: FastifyRequest, origin: string) =>
  headers.origin === origin ||
  (URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === headers.host)
