import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeTalk } from './conversations.ts'
import { type Side, sideOf } from './delivery/side.ts'
import { openInspector } from './inspector.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'
import { startApp, type TestApp } from './start-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MB = 2 ** 20
/** `SOAK_MINUTES=6` tries it. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
/** After them everything is loaded and every cache has its size. */
const WARM_MINUTES = 5
const SOCKETS = Number(process.env.SOAK_SOCKETS ?? 500)
const BETWEEN_MESSAGES_MS = 250
const BETWEEN_CUTS_MS = 2_000
/** Every page asks for a new nonce in time. */
const BETWEEN_BEATS_MS = 5 * MINUTE

test(
  `memory is held over ${MINUTES} minutes with ${SOCKETS} sockets`,
  async () => {
    const tried = promise('Memory stays level while people talk')
    const near = await startApp()
    // All of them sign in within this hour: nobody may try so often in a moment.
    near.clock.forward(Date.now() - near.clock.now().getTime() - HOUR)
    const server = await startNode(near.databaseUrl)
    const inspector = await openInspector(await server.inspectedAt)
    const sides = await makeSides(near, server.address)

    let [isOver, said, cuts] = [false, 0, 0]
    const talk = async () => {
      while (!isOver) {
        const { id, ask } = sides[(said * 7) % sides.length] as Side
        const { status, body } = await ask('POST', `/conversations/${id}/messages`, {
          client_id: randomUUID(),
          message: `The ${said}th thing that is said`,
        })
        expect(status, JSON.stringify(body)).toBe(201)
        said += 1
        await pause(BETWEEN_MESSAGES_MS)
      }
    }
    const cut = async () => {
      while (!isOver) {
        sides[(cuts * 11) % sides.length]?.listener.cut()
        cuts += 1
        await pause(BETWEEN_CUTS_MS)
      }
    }
    const beat = async () => {
      for (;;) {
        for (const { ask } of sides) {
          if (isOver) return
          expect((await ask('HEAD', '/heartbeat')).status).toBe(204)
          await pause(BETWEEN_BEATS_MS / sides.length)
        }
      }
    }
    const held: number[] = []
    const look = async () => {
      for (let minute = WARM_MINUTES; minute <= MINUTES; minute += WARM_MINUTES) {
        await pause(WARM_MINUTES * MINUTE)
        held.push(await inspector.heldAfterCollecting())
      }
      isOver = true
    }
    for (const { ask } of sides) await ask('HEAD', '/heartbeat')
    await Promise.all([talk(), cut(), beat(), look()])
    const heard = sides.filter(({ listener }) => listener.heard.length > 0).length
    await Promise.all(sides.map(({ listener }) => listener.end()))
    inspector.close()

    const told = `${said} messages, ${cuts} cuts; held: ${held.map((bytes) => `${(bytes / MB).toFixed(1)} MB`).join(', ')}`
    console.log(told)
    expect(heard).toBeGreaterThan(sides.length * 0.9)
    expect((held.at(-1) ?? 0) / (held[0] ?? 1), told).toBeLessThan(1.05)
    tried(`${SOCKETS} sockets, ${MINUTES} minutes, ${said} messages`)
  },
  (MINUTES + 15) * MINUTE,
)

async function makeSides(near: TestApp, address: string) {
  const sides: Side[] = []
  while (sides.length < SOCKETS) {
    if (sides.length % 100 === 0) near.clock.forward(10 * MINUTE)
    const { id, asClient, asAgent } = await makeTalk(near)
    for (const browser of [asClient, asAgent]) sides.push(sideOf(id, browser, [address], sides.length))
  }
  return sides
}

/** A node of its own on the database of the test, which an inspector looks into. */
async function startNode(databaseUrl: string) {
  const folder = await quickFolder('sojourn-soak-')
  const [port] = await freePorts()
  const address = `http://127.0.0.1:${port}`
  const server = startServerProcess(
    folder,
    {
      ORIGIN: address,
      PORT: String(port),
      SECRET: 'a secret for tests, 32 characters or more',
      DATABASE_URL: databaseUrl,
      // Only where everything is embedded.
      QUICK_PASSWORDS: '',
    },
    ['--inspect=127.0.0.1:0'],
  )
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await server.ended
    await rm(folder, { recursive: true, force: true })
  })
  await server.address
  return { address, inspectedAt: server.inspectedAt }
}
