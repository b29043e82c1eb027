import { drawn } from '../people/colleagues.ts'

export const COVER = { width: 1200, height: 675 }

/** Each palette has sky, far hills, near hills, ink and stamp. */
const PALETTES = [
  ['#dcebe7', '#a9cbc4', '#5f9a92', '#12363a', '#b5391d'],
  ['#e6e3f4', '#bdb8de', '#7d78b4', '#26244a', '#b5391d'],
  ['#f5e9cc', '#e0c78c', '#b98f43', '#3c2f12', '#a5341a'],
  ['#dbe8f3', '#a8c4dd', '#5e8bb3', '#173247', '#b5391d'],
  ['#e4edd3', '#b9cd98', '#7f9d55', '#26351a', '#a5341a'],
  ['#f4e0d8', '#dfb3a2', '#b5745e', '#42211a', '#8c2f1c'],
] as const

const SUBJECTS: Record<string, string> = {
  Study: 'M0-64 88-24 0 16-88-24zM-48-6v46c28 24 68 24 96 0V-6M88-24v54',
  Work: 'M-76-36h152v96h-152zM-28-36v-28h56v28M-76 8h60M16 8h60M-16-6h32v26h-32z',
  Family:
    'M-24-60a24 24 0 1 0 .1 0zM-80 60c0-92 108-92 108 0M48-12a18 18 0 1 0 .1 0zM30 48c10-22 58-18 58 12M-88 60h184',
  'Permanent residence': 'M-68 64V-8L0-68 68-8v72zM-18 64V20h36v44',
  'Business and investment': 'M-80 60h160M-64 60V10h28v50M-14 60V-20h28v80M36 60V-56h28v116',
  Citizenship: 'M0-72 84-32h-168zM-60-16v64M-20-16v64M20-16v64M60-16v64M-80 64h160',
  'Remote work': 'M-64-56h128v88h-128zM-92 56h184M-16-12h32',
  Retirement: 'M-88 40c40-28 60 28 100 0s60 28 100 0M0-64a34 34 0 1 0 .1 0zM0-84v-14M52-40l12-8M-52-40l-12-8',
}
const GLOBE =
  'M0-72a72 72 0 1 0 .1 0zM-72 0h144M0-72c-42 42-42 102 0 144M0-72c42 42 42 102 0 144M-62-36h124M-62 36h124'

/** A cover shows hills, a way across them, and the stamp of what the article is about. */
export async function drawCover(slug: string, category: string) {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svgOf(slug, category)))
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}

function svgOf(slug: string, category: string) {
  const dice = (what: string, sides: number) => drawn(`cover ${slug} ${what}`, sides)
  const [sky, far, near, ink, stamp] = PALETTES[dice('palette', PALETTES.length)] ?? PALETTES[0]
  const { width, height } = COVER
  const sun = { x: 160 + dice('sun', 880), y: 120 + dice('height', 90), r: 46 + dice('size', 40) }
  const place = { x: 300 + dice('stamp', 600), y: 300 + dice('lift', 70), turn: dice('turn', 25) - 12 }
  const hills = (name: string, top: number, steep: number) => {
    const tops = Array.from({ length: 7 }, (_, at) => top + dice(`${name} ${at}`, steep))
    const curve = tops
      .slice(1)
      .map((y, at) => `S${at * 200 + 100} ${y} ${(at + 1) * 200} ${y}`)
      .join('')
    return `M0 ${tops[0]}${curve}V${height}H0z`
  }
  const lines = Array.from(
    { length: 5 },
    (_, at) =>
      `<path d="${hills('near', 430 + at * 46, 90)}" fill="none" stroke="${ink}" stroke-opacity=".12" stroke-width="3"/>`,
  ).join('')
  const way = `M60 ${560 - dice('from', 60)}C${240 + dice('bend', 160)} 300 ${620 + dice('swing', 180)} 640 ${width - 70} ${300 + dice('to', 120)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${sky}"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${stamp}" fill-opacity=".82"/>
    <path d="${hills('far', 290, 130)}" fill="${far}"/>
    <path d="${hills('near', 400, 110)}" fill="${near}"/>${lines}
    <path d="${way}" fill="none" stroke="${sky}" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 24"/>
    <g transform="translate(${place.x} ${place.y}) rotate(${place.turn})" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">
      <circle r="150" fill="${sky}" fill-opacity=".9" stroke-width="7"/>
      <circle r="134" stroke-width="4" stroke-dasharray=".1 13"/>
      <path d="${SUBJECTS[category] ?? GLOBE}"/>
    </g>
  </svg>`
}
