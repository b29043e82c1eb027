import type { Layout } from '../../../demo/src/drawing/draw-travel-paper.ts'
import type { Format, TravelPaper } from '../../../demo/src/drawing/travel-paper-zone.ts'
import type { Spoilt } from './spoil-picture.ts'

/** Six layouts: colours, pattern, side of the portrait and how thickly the zone is printed. */
export const LAYOUTS: readonly (Layout & { state: string })[] = [
  {
    name: 'GHANA',
    state: 'GHA',
    paper: '#e9efe4',
    pattern: '#b9cdb0',
    heading: '#31533a',
    portrait: 'left',
    weight: 0,
  },
  {
    name: 'INDIA',
    state: 'IND',
    paper: '#e6edf4',
    pattern: '#b4c6da',
    heading: '#203a5c',
    portrait: 'left',
    weight: 16,
  },
  {
    name: 'FINLAND',
    state: 'FIN',
    paper: '#f3eae6',
    pattern: '#dcbfb4',
    heading: '#6b2c2c',
    portrait: 'right',
    weight: 0,
  },
  {
    name: 'BRAZIL',
    state: 'BRA',
    paper: '#f0efdc',
    pattern: '#cfcc9c',
    heading: '#3b4a1c',
    portrait: 'right',
    weight: 28,
  },
  {
    name: 'PHILIPPINES',
    state: 'PHL',
    paper: '#efe6f0',
    pattern: '#cdb4d2',
    heading: '#4a2a55',
    portrait: 'left',
    weight: 8,
  },
  {
    name: 'MOROCCO',
    state: 'MAR',
    paper: '#f4f4f2',
    pattern: '#cfcfc8',
    heading: '#333333',
    portrait: 'left',
    weight: 20,
  },
]

const PEOPLE = [
  ['MENSAH-OWUSU', 'KWAME KOFI', 'M'],
  ['VENKATASUBRAMANIAN', 'LAKSHMI', 'F'],
  ['MAEKINEN', 'AINO-LIISA', 'F'],
  ['DE OLIVEIRA SOUZA', 'JOAO PEDRO', 'M'],
  ['DELA CRUZ', 'MARIA QUIRINA', 'F'],
  ['EL FASSI', 'YOUSSEF', 'M'],
  ['O', 'ZOE', 'F'],
  ['BOZO', 'GIGI', '<'],
] as const

const FORMATS: readonly Format[] = ['TD3', 'TD1', 'TD2']

export interface Kind {
  what: string
  /** A person can read its zone. */
  isReadable: boolean
  how(index: number): Spoilt
}

const side = (index: number) => [2400, 1900, 1500][index % 3] ?? 2400

/** A page is spoilt in one of these ways before it is uploaded. */
export const KINDS: readonly Kind[] = [
  { what: 'as scanned', isReadable: true, how: (index) => ({ side: side(index), quality: 90 }) },
  {
    what: 'tilted up to 10°',
    isReadable: true,
    how: (index) => ({ tilt: [10, -10, 7, -7, 4, -3][index % 6] ?? 0, side: side(index) }),
  },
  {
    what: 'on its side or head',
    isReadable: true,
    how: (index) => ({ turn: ([90, 180, 270] as const)[index % 3] ?? 90, tilt: (index % 5) - 2 }),
  },
  {
    what: 'out of focus',
    isReadable: true,
    how: (index) => ({ blur: 1.6 + (index % 4) * 0.4, tilt: index % 3 }),
  },
  {
    what: 'glare',
    isReadable: true,
    how: (index) => ({ glare: { x: 0.2 + (index % 4) * 0.2, y: 0.75, strength: 0.6 }, tilt: -2 }),
  },
  {
    what: 'shadow',
    isReadable: true,
    how: (index) => ({ shadow: 0.55 + (index % 3) * 0.08, tilt: 3 - (index % 4) }),
  },
  { what: 'JPEG 40', isReadable: true, how: (index) => ({ quality: 40, side: side(index), tilt: 1 }) },
  {
    what: 'phone, aslant',
    isReadable: true,
    how: (index) => ({ aslant: 0.08 + (index % 4) * 0.03, tilt: (index % 7) - 3, quality: 75 }),
  },
  {
    what: 'phone in a dim room',
    isReadable: true,
    how: (index) => ({ light: 0.45, noise: 14, aslant: 0.06, quality: 70, tilt: index % 4 }),
  },
  {
    what: 'all of it at once',
    isReadable: true,
    how: (index) => ({ aslant: 0.1, tilt: 5 - (index % 9), blur: 1.1, shadow: 0.4, quality: 40, noise: 6 }),
  },
  {
    what: 'at the limit of what one can read',
    isReadable: true,
    how: (index) => ({ blur: 4 + (index % 3) * 0.6, tilt: index % 3, quality: 60 }),
  },
  {
    what: 'glare over half of the zone',
    isReadable: false,
    how: (index) => ({ glare: { x: 0.2 + (index % 4) * 0.2, y: 0.8, strength: 1 }, noise: 5 }),
  },
  {
    what: 'a zone nobody can read',
    isReadable: false,
    how: (index) => ({ blur: index % 2 ? 12 : 8, side: 1200, quality: 30 }),
  },
]

export interface MadeUp {
  kind: Kind
  layout: Layout
  paper: TravelPaper
  how: Spoilt
}

/** Each kind has as many: every layout in every format comes in turn. */
export function madeUpPapers(ofEach: number): MadeUp[] {
  return KINDS.flatMap((kind, row) =>
    Array.from({ length: ofEach }, (_, column) => {
      const index = row * ofEach + column
      const layout = LAYOUTS[(index + row) % LAYOUTS.length] as (typeof LAYOUTS)[number]
      const [surname, given, sex] = PEOPLE[(index * 5 + row) % PEOPLE.length] as (typeof PEOPLE)[number]
      const format = FORMATS[(column + row) % FORMATS.length] as Format
      return {
        kind,
        layout,
        how: kind.how(index),
        paper: {
          ...{ format, state: layout.state, nationality: layout.state, surname, given, sex },
          number: numberOf(index),
          birth: `${1950 + ((index * 7) % 55)}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
          expiry: `${2026 + (index % 10)}-${two(((index * 5) % 12) + 1)}-${two(((index * 3) % 28) + 1)}`,
        },
      }
    }),
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** Letters and digits that look alike stand in some of them. */
const numberOf = (index: number) =>
  [
    `G${1_234_567 + index * 7919}`,
    `P0${30_405 + index * 313}B`,
    `${100_200_300 + index * 65_537}`,
    `Z8S5${2_016 + index}`,
  ][index % 4]?.slice(0, 9) ?? ''
