/**
 * The floors of the server from the top down, and the rooms of each from the top down. What stands in a room imports
 * rooms below it, never one beside or above; what happened is told upwards as a fact (see docs/architecture.md).
 */
export const FLOORS = {
  desk: ['demo', 'leaving', 'staff', 'profiles', 'seo', 'secrets'],
  talk: ['reports', 'reviews', 'showcase'],
  work: ['conflicts', 'completion', 'meetings', 'documents', 'orders', 'goals'],
  money: ['subscriptions', 'payments', 'receipts', 'coupons', 'ledger'],
  supply: [
    'favourites',
    'likes',
    'services',
    'search',
    'calendars',
    'availability',
    'verification',
    'agents',
    'licences',
  ],
  people: ['account', 'identity'],
  ground: ['contact', 'reference', 'audit', 'rules', 'facts'],
}

/** The room a file stands in, as `money/ledger`; undefined for the building around the floors and what they stand on. */
export function roomOf(file) {
  const [, floor, room] = /^server\/src\/([^/]+)\/([^/]+)\/./.exec(file) ?? []
  return floor in FLOORS ? `${floor}/${room}` : undefined
}

const ROOMS = Object.entries(FLOORS).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`))

/** How high a file stands: the building above all rooms, the platform and the types of the context below them. */
export function heightOf(file) {
  const room = roomOf(file)
  if (room) return ROOMS.length - ROOMS.indexOf(room)
  return file.startsWith('server/src/platform/') || file === 'server/src/context.ts' ? 0 : ROOMS.length + 1
}

export const isKnownRoom = (room) => ROOMS.includes(room)
