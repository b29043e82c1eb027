import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import type { ServerProcess } from './server-process.ts'

const BODY = JSON.stringify({
  name: 'Anna',
  email: 'anna@example.com',
  subject: 'Hello',
  message: 'A question.',
})

/** A call of which the last byte is still to come. */
export async function beginCall(server: ServerProcess) {
  const socket = connect(Number(new URL(await server.address).port), '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  await once(socket, 'connect')
  const head = `POST /api/contact-messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  const expected = 'expect: 100-continue\r\n'
  socket.write(`${head}${expected}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, -1)}`)
  await expect.poll(() => heard).toContain('100 Continue')
  return {
    socket,
    finish: async () => {
      socket.write(BODY.slice(-1))
      await once(socket, 'close')
      return heard
    },
  }
}
