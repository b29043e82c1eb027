import type { ServerResponse } from 'node:http'
import websocket from '@fastify/websocket'
import { CLOSE, FRAME, SOCKET_PROTOCOL } from '@sojourn/contract/talk/conversation-words'
import { ClientFrame } from '@sojourn/contract/talk/conversations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Context } from '../../context.ts'
import type { Person } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { DELIVERIES, type Delivery } from './delivery.ts'
import { FrameRate } from './frame-rate.ts'
import { type Connection, closeSocket, Sockets } from './sockets.ts'

const MOST_BYTES = 64 * 1024
const AUTH_MS = 5000
const PING_MS = 30_000

/** The door says who may connect, and what happens around it; `app.ts` sets it. */
export interface SocketDoor {
  /** It is null for whoever may not. */
  admit(request: FastifyRequest, nonce: string, device: string): Promise<Person | null>
  /** Sessions that have ended are left out. */
  livingOf(sessionIds: string[]): Promise<Set<string>>
  /** The channel on which ended sessions are told, and the people whose sockets must go. */
  endings: readonly { channel: string; isOver(message: never): (connection: Connection) => boolean }[]
  greet(person: Person): Promise<object[]>
  /** They write. */
  typing(person: Person, conversationId: string): Promise<void>
  /** The first socket of somebody here opened, or the last one closed. */
  came(personId: string): Promise<void>
  went(personId: string): Promise<void>
  /** Everybody who is connected here now, twice a minute. */
  present(personIds: string[]): Promise<void>
}

/** `/api/socket`: announces what happened to people's tabs. It only announces; what is written comes by HTTP. */
export async function serveSockets(app: FastifyInstance, context: Context, door: SocketDoor) {
  const { log, bus, clock, settings, metrics } = context
  const sockets = new Sockets((count) => metrics.sockets.set(count))
  let isStopping = false
  const failed = (what: string) => (error: unknown) => log.warn({ err: error }, what)

  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, handleProtocols: spoken },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      isStopping = true
      for (const { socket } of sockets.all()) closeSocket(socket, CLOSE.trouble, 'The server stops')
      app.websocketServer.close(() => done())
      for (const socket of app.websocketServer.clients) closeSocket(socket, CLOSE.trouble, 'The server stops')
    },
  })

  let listening: Promise<unknown> | null = null
  /** It listens from the first socket on. */
  const listen = () => {
    listening ??= Promise.all([
      bus.subscribe(DELIVERIES, (deliveries: Delivery[]) => {
        for (const delivery of deliveries) sockets.deliver(delivery)
      }),
      ...door.endings.map(({ channel, isOver }) =>
        bus.subscribe(channel, (message) => sockets.close(isOver(message), 'Signed out')),
      ),
    ]).catch((error) => {
      listening = null
      throw error
    })
    return listening
  }
  // A missed message is read by HTTP, and a session that ended meanwhile is found.
  bus.onResumed(() => {
    sockets.sendAll({ type: FRAME.threads })
    closeEnded().catch(failed('the sessions of sockets could not be read'))
  })

  async function closeEnded() {
    const ids = [...sockets.all()].map(({ person }) => person.sessionId)
    if (ids.length === 0) return
    const living = await door.livingOf([...new Set(ids)])
    sockets.close(({ person }) => !living.has(person.sessionId), 'Signed out')
  }

  // A few are asked each time: thousands at once would keep everybody else waiting.
  const asking = setInterval(() => {
    const now = clock.now().getTime()
    for (const connection of [...sockets.all()]) if (now - connection.askedAt >= PING_MS) ask(connection, now)
  }, PING_MS / 30).unref()
  const rate = new FrameRate()
  const looking = setInterval(() => {
    rate.sweep(clock.now().getTime())
    closeEnded().catch(failed('the sessions of sockets could not be read'))
    const people = sockets.people()
    if (people.length > 0) door.present(people).catch(failed('presence could not be written'))
  }, PING_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(asking)
    clearInterval(looking)
  })

  const entering = new WeakMap<FastifyRequest, Entering>()
  /** A visitor gets the answer of a call; there is no socket of theirs. */
  const admit = async (request: FastifyRequest, { raw: answer }: FastifyReply) => {
    if (!request.ws) return
    const { nonce, device } = protocolsOf(request)
    const person = isOurOrigin(request, settings.origin) && (await door.admit(request, nonce, device))
    if (!person) throw new Refusal('not_signed_in')
    await listen()
    entering.set(request, { person, nonce, answer })
  }
  app.get('/api/socket', { websocket: true, preHandler: admit }, (socket, request) => {
    const { person, nonce, answer } = entering.get(request) as Entering
    // The request is over: neither its answer nor the plugin's listener keeps it while the socket is open.
    answer.detachSocket(request.raw.socket)
    socket.removeAllListeners('error').on('error', () => socket.terminate())
    let connection: Connection | null = null
    let isEntering = false
    let late: NodeJS.Timeout | null = setTimeout(() => refuse(socket), AUTH_MS).unref()

    socket.on('message', (data, isBinary) => {
      if (!rate.take(person.id, clock.now().getTime()))
        return closeSocket(socket, CLOSE.refused, 'Too many frames')
      const frame = isBinary ? null : read(data)
      if (!frame) return refuse(socket)
      if (!isEntering) {
        if (frame.type !== FRAME.auth || frame.nonce !== nonce) return refuse(socket)
        isEntering = true
        enter().catch((error) => {
          log.warn({ err: error }, 'a socket could not be opened')
          closeSocket(socket, CLOSE.trouble, 'Something went wrong on our side')
        })
      } else if (frame.type === FRAME.typing && connection)
        door.typing(connection.person, frame.conversation_id).catch(failed('typing could not be told'))
    })
    socket.on('pong', () => {
      if (connection) connection.isAlive = true
    })
    socket.once('close', () => {
      if (late) clearTimeout(late)
      if (connection && sockets.remove(connection) && !isStopping)
        door.went(connection.person.id).catch(failed('presence could not be told'))
    })

    async function enter() {
      if (late) clearTimeout(late)
      late = null
      const isFirst = !sockets.has(person.id)
      connection = sockets.add(socket, person, clock.now().getTime())
      if (!connection) return closeSocket(socket, CLOSE.busy, 'Too many tabs')
      // A person who signed out while we asked was not among the open sockets yet.
      if (!(await door.livingOf([person.sessionId])).has(person.sessionId)) return refuse(socket)
      for (const frame of await door.greet(person)) socket.send(JSON.stringify(frame))
      if (isFirst) await door.came(person.id)
    }
  })
}

/** Whoever did not answer the last time is gone. */
function ask(connection: Connection, now: number) {
  if (!connection.isAlive) return connection.socket.terminate()
  connection.isAlive = false
  connection.askedAt = now
  connection.socket.ping()
}

const refuse = (socket: WebSocket) => closeSocket(socket, CLOSE.refused, 'Please sign in')

interface Entering {
  person: Person
  nonce: string
  answer: ServerResponse
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

function read(data: RawData): ClientFrame | null {
  try {
    const { success, data: frame } = ClientFrame.safeParse(JSON.parse(String(data)))
    return success ? frame : null
  } catch {
    return null
  }
}
