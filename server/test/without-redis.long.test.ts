import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTalk, say } from './conversations.ts'
import { findPrograms } from './outgrown/find-programs.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { connectsTo, startPart } from './outgrown/part.ts'
import { NO_LIMITS } from './payments.ts'
import { promise } from './promises.ts'
import { openTestApp, type TestApp } from './start-app.ts'
import { openTab } from './tab.ts'

vi.setConfig({ testTimeout: 240_000 })

const GONE_MS = 30_000
/** Somebody who is there tells so now and then. */
const BETWEEN_BEATS = 80

test('while Redis is gone messages are taken; once it is back they are heard on the other node, none lost', async () => {
  const tried = promise('While Redis is gone messages are taken, and none is lost')
  const [port] = await freePorts()
  const redis = await startPart({
    name: 'Redis',
    command: (await findPrograms())['redis-server'],
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''],
    reach: () => connectsTo(port),
  })
  onTestFinished(() => redis.end('SIGKILL'))
  const settings = { redis: { url: `redis://127.0.0.1:${port}` } }
  const server = await openNode({ settings })
  const other = await openNode({ settings, besides: server })
  const { id, asClient, asAgent } = await makeTalk(server)
  const tab = await openTab(await other.app.listen({ port: 0, host: '127.0.0.1' }), asAgent)
  asAgent.turnTo(other)

  let said = 0
  const sayNext = async () => {
    if (said % BETWEEN_BEATS === 0) {
      for (const { clock } of [server, other]) clock.forward(61_000)
      await Promise.all([asClient.head('/heartbeat'), asAgent.head('/heartbeat')])
    }
    said += 1
    const { status, body } = await say(asClient, id, `Message ${said}`)
    expect([status, body.data?.seq]).toEqual([201, said])
  }

  await sayNext()
  await tab.hears(({ msg }) => msg?.seq === 1)
  await redis.end('SIGKILL')
  const until = performance.now() + GONE_MS
  while (performance.now() < until) await sayNext()
  await redis.start()
  const before = said
  await vi.waitUntil(
    async () => {
      await sayNext()
      return tab.frames.some(({ msg }) => (msg?.seq ?? 0) > before)
    },
    { timeout: 60_000, interval: 200 },
  )
  tried(`${said} messages, Redis gone for ${GONE_MS / 1000} s`)

  const seen: number[] = []
  for (let next = true; next; ) {
    const { body } = await asAgent.get(`/conversations/${id}/messages?after=${seen.at(-1) ?? 0}&limit=100`)
    seen.push(...body.data.items.map(({ seq }: { seq: number }) => seq))
    next = body.data.pagination.next_cursor !== null
  }
  expect(seen).toEqual(Array.from({ length: said }, (_, index) => index + 1))
})

async function openNode(wanted: Parameters<typeof openTestApp>[0]): Promise<TestApp> {
  const node = await openTestApp({ ...wanted, replaced: { limits: NO_LIMITS } })
  onTestFinished(() => node.close())
  return node
}
