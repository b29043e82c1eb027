import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from '@dicebear/open-peeps'
import { limitConcurrency } from '../../../server/src/platform/limit-concurrency.ts'

/** Each option is one of the drawing's own. */
type Look = Record<string, string>

const SIDE = 500
const AT_A_TIME = 2
/** Calm grounds, so that the faces stand out on paper and by night. */
const GROUNDS = ['e8d9c8', 'dfe8d2', 'd5e5e8', 'efe3c0', 'ecd9e2']

let looks: Promise<Record<string, Look>> | undefined

/** It is null for somebody nobody drew. */
export async function drawPortrait(name: string) {
  looks ??= readFile(join(import.meta.dirname, '../../data/portraits.json'), 'utf8').then(JSON.parse)
  const all = await looks
  const look = all[name]
  if (!look) return null
  return drawLook(look, Object.keys(all).indexOf(name))
}

/** The same of a look that is given; as pictures of people are kept, in half the time for a twentieth more bytes. */
export const drawLook = async (look: Look, ground: number) =>
  (await svgOf(look, ground)).webp({ quality: 82, effort: 2 }).toBuffer()

/** Begins with all of them, as others wait for the database; each is there when its turn comes, or soon after. */
export function drawAhead(names: string[]) {
  const takeTurn = limitConcurrency(AT_A_TIME)
  const drawn = new Map(names.map((name) => [name, takeTurn(() => drawPortrait(name))]))
  // Whoever asks for one hears why it failed.
  for (const one of drawn.values()) one.catch(() => {})
  return (name: string) => drawn.get(name) ?? drawPortrait(name)
}

async function svgOf(look: Look, groundIndex: number) {
  const ground = GROUNDS[groundIndex % GROUNDS.length] ?? ''
  const [{ createAvatar }, style, { default: sharp }] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/open-peeps'),
    import('sharp'),
  ])
  const drawing = createAvatar(style, optionsOf(look, ground)).toString()
  return sharp(Buffer.from(drawing)).resize(SIDE, SIDE)
}

const optionsOf = (look: Look, ground: string): Partial<Options> & Record<string, unknown> => ({
  size: SIDE,
  scale: 92,
  translateY: 4,
  backgroundColor: [ground],
  maskProbability: 0,
  facialHairProbability: look.facialHair ? 100 : 0,
  accessoriesProbability: look.accessories ? 100 : 0,
  ...Object.fromEntries(Object.entries(look).map(([part, choice]) => [part, [choice]])),
})

/** The portraits name people like `Joyce Villanueva`. */
export const portraitName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.toLowerCase().replaceAll(' ', '-')
