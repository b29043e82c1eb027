/** How far PostgreSQL's log has come, as PostgreSQL writes it: `16/B374D848`. */
export type Position = string

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** For a write of which nobody can say where it stands. */
export const BEYOND_ALL: Position = 'FFFFFFFF/FFFFFFFF'

export const isPosition = (text: string): text is Position => POSITION.test(text)

export const hasReached = (replayed: Position, position: Position) => bytesAt(replayed) >= bytesAt(position)

function bytesAt(position: Position) {
  const [high, low] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
