import css from './cover-art.module.css'

interface Props {
  category: string
  /** Varies the drawing, and never changes for an article. */
  slug: string
}

/** The drawing of an article that brought no picture: a map, a way across it, and its category's stamp. */
export function CoverArt({ category, slug }: Props) {
  const number = numberOf(slug)
  const pick = <T,>(among: readonly T[], turn: number) => among[(number >>> turn) % among.length] as T
  const [way, ends] = pick(ways, 2)
  return (
    <svg
      viewBox="0 0 400 225"
      className={`${css.art} ${pick(tones, 0)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={css.ground} d="M0 0h400v225H0z" />
      <path className={css.map} d={pick(maps, 4)} />
      <path className={css.way} d={way} />
      <path className={css.ends} d={ends} />
      <g transform={pick(places, 6)}>
        <path className={css.stamp} d={pick(frames, 8)} />
        <path className={css.teeth} d={pick(frames, 8)} transform="scale(.9)" />
        <path className={css.subject} d={subjects[category] ?? GLOBE} />
      </g>
    </svg>
  )
}

const tones = [css.sea, css.dusk, css.sky, css.field, css.sand]

const maps = [
  'M-10 60C80 10 150 110 240 60s140-40 180 10M-10 95C80 45 150 145 240 95s140-40 180 10M-10 130c90-50 160 50 250 0s140-40 180 10M-10 165c90-50 160 50 250 0s140-40 180 10M-10 200c90-50 160 50 250 0s140-40 180 10',
  'M60 240c0-90 60-150 140-150s140 60 140 150M95 240c0-65 45-115 105-115s105 50 105 115M25 240C25 130 100 55 200 55s175 75 175 185M-10 240C-10 105 85 20 200 20s210 85 210 220',
  'M0 32h400M0 72h400M0 112h400M0 152h400M0 192h400M40 0v225M100 0v225M160 0v225M220 0v225M280 0v225M340 0v225',
]

/** A way, and the dots where it begins and ends. */
const ways = [
  ['M28 190c90 0 60-120 170-120s80 110 174 60', 'M28 190h.1M372 130h.1'],
  ['M28 44c70 0 90 130 170 130s80-120 174-120', 'M28 44h.1M372 54h.1'],
  ['M28 130C90 30 150 40 204 110s110 90 168-30', 'M28 130h.1M372 80h.1'],
] as const

const places = [
  'translate(128 112) rotate(-9)',
  'translate(200 112) rotate(7)',
  'translate(272 112) rotate(-6)',
  'translate(228 112) rotate(11)',
]

const frames = [
  'M0-74a74 74 0 1 0 .1 0z',
  'M-31-74h62l43 43v62l-43 43h-62l-43-43v-62z',
  'M-76-62h152a8 8 0 0 1 8 8V54a8 8 0 0 1-8 8H-76a8 8 0 0 1-8-8V-54a8 8 0 0 1 8-8z',
]

const GLOBE =
  'M0-36a36 36 0 1 0 .1 0zM-36 0h72M0-36c-21 21-21 51 0 72M0-36c21 21 21 51 0 72M-31-18h62M-31 18h62'
const CASE = 'M-38-18h76v48h-76zM-14-18v-14h28v14M-38 4h30M8 4h30M-8-3H8v13H-8z'
const HOUSE = 'M-34 32V-4L0-34 34-4v36zM-9 32V10H9v22'

/** A few strokes each, around the middle of the stamp. */
const subjects: Record<string, string> = {
  Study: 'M0-32 44-12 0 8-44-12zM-24-3v23c14 12 34 12 48 0V-3M44-12v27',
  Work: CASE,
  Family:
    'M-16-10a12 12 0 1 0-.1 0zM18-12a12 12 0 1 0-.1 0zM-42 32c0-38 50-38 51-8M9 24c2-28 34-26 34 8M1 4a8 8 0 1 0 .1 0zM-15 34c0-18 32-18 32 0',
  Visit: GLOBE,
  'Permanent residence': HOUSE,
  'Business and investment': CASE,
  Citizenship: 'M0-36 42-16h-84zM-30-8v32M-10-8v32M10-8v32M30-8v32M-40 32h80',
  'Remote work': 'M-32-28h64v44h-64zM-46 28h92M-8-6H8',
  Retirement: HOUSE,
}

function numberOf(slug: string) {
  let sum = 7
  for (const letter of slug) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return (sum ^ (sum >>> 13)) >>> 0
}
