import type { Socket } from 'node:net'

/** Redis answers a word, a text, a number, nothing, an error, or a list of these. */
export type Reply = string | Bulk | number | null | Error | Reply[]
interface Bulk {
  text: string
}
export const bulk = (text: string): Bulk => ({ text })

export function toBytes(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (typeof reply === 'string') return `+${reply}\r\n`
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (reply instanceof Error) return `-ERR ${reply.message}\r\n`
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(toBytes).join('')}`
  return `$${Buffer.byteLength(reply.text)}\r\n${reply.text}\r\n`
}

/** Calls back with each command, a list of texts, as soon as all of it is there. */
export function readCommands(socket: Socket, onCommand: (command: string[]) => void) {
  let buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (let read = readCommand(buffer); read; read = readCommand(buffer)) {
      buffer = buffer.subarray(read.length)
      onCommand(read.command)
    }
  })
}

function readCommand(buffer: Buffer): { command: string[]; length: number } | null {
  let at = 0
  const readNumber = () => {
    const end = buffer.indexOf('\r\n', at)
    if (end < 0) return null
    const number = Number(buffer.toString('utf8', at + 1, end))
    at = end + 2
    return number
  }

  const count = readNumber()
  if (count === null) return null
  const command: string[] = []
  while (command.length < count) {
    const size = readNumber()
    if (size === null || buffer.length < at + size + 2) return null
    command.push(buffer.toString('utf8', at, at + size))
    at += size + 2
  }
  return { command, length: at }
}
