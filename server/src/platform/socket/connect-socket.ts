import type { ServerResponse } from 'node:http'
import { CLOSE, FRAME } from '@sojourn/contract/talk/conversation-words'
import { ClientFrame } from '@sojourn/contract/talk/conversations'
import type { FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Person } from '../http/actor.ts'
import { type Exchange, noted } from './exchange.ts'
import { type Connection, closeSocket } from './sockets.ts'

const AUTH_MS = 5000

/** Somebody who was let in, and has not proved yet that the socket is theirs. */
export interface Entering {
  person: Person
  nonce: string
  answer: ServerResponse
}

/** The first frame proves who it is; from then on the socket is told what happens. */
export function connectSocket(
  exchange: Exchange,
  socket: WebSocket,
  request: FastifyRequest,
  { person, nonce, answer }: Entering,
) {
  const { context, door, sockets, rate } = exchange
  const { clock, log } = context
  // The request is over: neither its answer nor the plugin's listener keeps it while the socket is open.
  answer.detachSocket(request.raw.socket)
  socket.removeAllListeners('error').on('error', () => socket.terminate())
  let connection: Connection | null = null
  let isEntering = false
  const late = setTimeout(() => refuse(socket), AUTH_MS).unref()

  socket.on('message', (data, isBinary) => {
    if (!rate.take(person.id, clock.now().getTime()))
      return closeSocket(socket, CLOSE.refused, 'Too many frames')
    const frame = isBinary ? null : read(data)
    if (!frame) return refuse(socket)
    if (!isEntering) {
      if (frame.type !== FRAME.auth || frame.nonce !== nonce) return refuse(socket)
      isEntering = true
      clearTimeout(late)
      enter().catch((error) => {
        log.warn({ err: error }, 'a socket could not be opened')
        closeSocket(socket, CLOSE.trouble, 'Something went wrong on our side')
      })
    } else if (frame.type === FRAME.typing && connection)
      door.typing(connection.person, frame.conversation_id).catch(noted(exchange, 'typing could not be told'))
  })
  socket.on('pong', () => {
    if (connection) connection.isAlive = true
  })
  socket.once('close', () => {
    clearTimeout(late)
    if (connection && sockets.remove(connection) && !exchange.isStopping)
      door.went(connection.person.id).catch(noted(exchange, 'presence could not be told'))
  })

  async function enter() {
    const isFirst = !sockets.has(person.id)
    connection = sockets.add(socket, person, clock.now().getTime())
    if (!connection) return closeSocket(socket, CLOSE.busy, 'Too many tabs')
    // A person who signed out while we asked was not among the open sockets yet.
    if (!(await door.livingOf([person.sessionId])).has(person.sessionId)) return refuse(socket)
    for (const frame of await door.greet(person)) socket.send(JSON.stringify(frame))
    if (isFirst) await door.came(person.id)
  }
}

const refuse = (socket: WebSocket) => closeSocket(socket, CLOSE.refused, 'Please sign in')

function read(data: RawData): ClientFrame | null {
  try {
    const { success, data: frame } = ClientFrame.safeParse(JSON.parse(String(data)))
    return success ? frame : null
  } catch {
    return null
  }
}
