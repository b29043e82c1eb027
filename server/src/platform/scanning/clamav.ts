import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Scanner } from './scanner.ts'

interface Daemon {
  host: string
  port: number
}

/** clamd may say nothing for so long. */
const SILENCE_MS = 20_000

/** ClamAV's daemon is asked by INSTREAM: the file goes over in pieces, each with its length before it. */
export const clamav = ({ host, port }: Daemon, silenceMs = SILENCE_MS): Scanner => ({
  async scan(open) {
    const content = open()
    const socket = connect({ host, port }).on('error', () => {})
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('The virus scanner does not answer')))
    try {
      // One that goes away while a piece is on its way leaves sending and reading without an end.
      const [answer] = await Promise.race([
        Promise.all([text(socket), send(socket, content)]),
        brokenOff(socket),
      ])
      return verdictOf(answer)
    } finally {
      socket.destroy()
      // Nobody may have begun to read it.
      content.destroy()
    }
  },
})

const brokenOff = (socket: Socket) =>
  new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('The virus scanner broke off')))
  })

const send = (socket: Socket, content: Readable) => pipeline(inPieces(content), socket, { end: false })

async function* inPieces(content: Readable) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function verdictOf(answer: string) {
  const words = answer.replaceAll('\0', '').trim()
  if (words.endsWith('OK')) return 'clean'
  if (words.endsWith('FOUND')) return 'infected'
  throw new Error(`The virus scanner said "${words.slice(0, 200)}"`)
}
