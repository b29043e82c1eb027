import { createServer, type Socket } from 'node:net'

/** The harmless text every scanner knows as a virus. */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

export type ClamdMood = 'answers' | 'hangs' | 'breaks off' | 'is full'

/** Speaks INSTREAM as clamd does, as far as a client can tell. */
export async function startFakeClamd() {
  let mood: ClamdMood = 'answers'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    let held = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      if (mood === 'breaks off') return socket.destroy()
      held = Buffer.concat([held, part])
      const content = readStream(held)
      if (content === null || mood === 'hangs') return
      socket.end(answerTo(content, mood))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    be: (next: ClamdMood) => {
      mood = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const COMMAND = 'zINSTREAM\0'

/** Null means that the last piece, which is empty, has not come. */
function readStream(held: Buffer) {
  const pieces: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= held.length; ) {
    const length = held.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(held.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answerTo(content: Buffer, mood: ClamdMood) {
  if (mood === 'is full') return 'INSTREAM size limit exceeded. ERROR\0'
  return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
}
