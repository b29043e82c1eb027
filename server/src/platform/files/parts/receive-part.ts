import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { letRunOut, SILENCE_MS } from '../receive-upload.ts'

export async function receivePart({ raw, headers }: FastifyRequest, size: number) {
  raw.setTimeout(SILENCE_MS, () => raw.destroy())
  try {
    if (Number(headers['content-length'] ?? size) > size) throw new Refusal('too_large')
    const part = Buffer.allocUnsafe(size)
    let arrived = 0
    for await (const piece of raw.iterator({ destroyOnReturn: false })) {
      if (arrived + piece.length > size) throw new Refusal('too_large')
      arrived += (piece as Buffer).copy(part, arrived)
    }
    raw.setTimeout(0)
    if (arrived < size) throw notWhole()
    return part
  } catch (error) {
    letRunOut(raw)
    throw raw.destroyed && !raw.complete ? notWhole() : error
  }
}

const notWhole = () => new Refusal('unreadable', { message: 'This part of the file did not arrive whole.' })
