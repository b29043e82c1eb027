import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { DELIVERIES, type Delivery } from './delivery.ts'
import { type Exchange, noted } from './exchange.ts'
import type { Connection } from './sockets.ts'

const PING_MS = 30_000

/** Sends on what other nodes tell; it listens from the first socket on. */
export function listening({ context, door, sockets }: Exchange) {
  const { bus } = context
  let begun: Promise<unknown> | null = null
  return () => {
    begun ??= Promise.all([
      bus.subscribe(DELIVERIES, (deliveries: Delivery[]) => {
        for (const delivery of deliveries) sockets.deliver(delivery)
      }),
      ...door.endings.map(({ channel, isOver }) =>
        bus.subscribe(channel, (message) => sockets.close(isOver(message), 'Signed out')),
      ),
    ]).catch((error) => {
      begun = null
      throw error
    })
    return begun
  }
}

/** Closes the sockets of whoever is gone or signed out, and says who is here; the answer ends it. */
export function lookAfterSockets(exchange: Exchange) {
  const { context, door, sockets, rate } = exchange
  const { bus, clock } = context
  // A missed message is read by HTTP, and a session that ended meanwhile is found.
  bus.onResumed(() => {
    sockets.sendAll({ type: FRAME.threads })
    closeEnded(exchange)
  })
  // A few are asked each time: thousands at once would keep everybody else waiting.
  const asking = setInterval(() => {
    const now = clock.now().getTime()
    for (const connection of [...sockets.all()]) if (now - connection.askedAt >= PING_MS) ask(connection, now)
  }, PING_MS / 30).unref()
  const looking = setInterval(() => {
    rate.sweep(clock.now().getTime())
    closeEnded(exchange)
    const people = sockets.people()
    if (people.length > 0) door.present(people).catch(noted(exchange, 'presence could not be written'))
  }, PING_MS).unref()
  return () => {
    clearInterval(asking)
    clearInterval(looking)
  }
}

const closeEnded = (exchange: Exchange) =>
  closeThoseEnded(exchange).catch(noted(exchange, 'the sessions of sockets could not be read'))

async function closeThoseEnded({ door, sockets }: Exchange) {
  const ids = [...sockets.all()].map(({ person }) => person.sessionId)
  if (ids.length === 0) return
  const living = await door.livingOf([...new Set(ids)])
  sockets.close(({ person }) => !living.has(person.sessionId), 'Signed out')
}

/** Whoever did not answer the last time is gone. */
function ask(connection: Connection, now: number) {
  if (!connection.isAlive) return connection.socket.terminate()
  connection.isAlive = false
  connection.askedAt = now
  connection.socket.ping()
}
