import { randomInt } from 'node:crypto'

/** An address of one's own in the world, as the proxy before the server would tell it. */
export const somewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})
