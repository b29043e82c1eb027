import css from './cover-art.module.css'

interface Props {
  category: string
  /** Varies the drawing, and never changes for an article. */
  slug: string
}

/** The drawing of an article that brought no picture: its category's paper with a route across it. */
export function CoverArt({ category, slug }: Props) {
  const number = numberOf(slug)
  const scene = scenes[category] ?? scenes.Visit
  return (
    <svg
      viewBox="0 0 400 225"
      className={`${css.art} ${css[`tone${number % 4}`]}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={css.ground} d="M0 0h400v225H0z" />
      <path className={css.contours} d={contours[number % contours.length]} />
      <path className={css.subject} d={scene} />
      <path className={css.route} d={routes[number % routes.length]} />
    </svg>
  )
}

const contours = [
  'M-10 60C80 10 150 110 240 60S380 20 420 70M-10 95C80 45 150 145 240 95S380 55 420 105M-10 130C80 80 150 180 240 130S380 90 420 140M-10 165c90-50 160 50 250 0s140-40 180 10M-10 200c90-50 160 50 250 0s140-40 180 10',
  'M60 240c0-90 60-150 140-150s140 60 140 150M95 240c0-65 45-115 105-115s105 50 105 115M25 240C25 130 100 55 200 55s175 75 175 185M-10 240C-10 105 85 20 200 20s210 85 210 220',
  'M0 30h400M0 62h400M0 94h400M0 126h400M0 158h400M0 190h400M50 0v225M110 0v225M170 0v225M230 0v225M290 0v225M350 0v225',
]
const routes = [
  'M24 190C110 190 90 60 190 70s90 110 186 20',
  'M24 50c70 0 90 120 170 120s80-120 182-120',
  'M24 120c60-90 130-90 176-10s110 80 176-30',
]

/** A few strokes each, on a field of 400 × 225. */
const scenes: Record<string, string> = {
  Study: 'M200 62 290 100 200 138 110 100zM145 116v36c30 22 80 22 110 0v-36M290 100v48',
  Work: 'M132 92h136v76H132zM172 92V74h56v18M132 126h136M192 120h16v14h-16z',
  Family: 'M126 170v-52l74-50 74 50v52zM182 170v-34h36v34M158 126h12M230 126h12',
  Visit:
    'M142 56h116v118H142zM164 92a36 36 0 1 1 72 0 36 36 0 1 1-72 0M164 92h72M200 56c-18 22-18 50 0 72M200 56c18 22 18 50 0 72M168 154h64',
  Citizenship: 'M200 50l86 34H114zM126 84v70M163 84v70M200 84v70M237 84v70M274 84v70M112 154h176M102 172h196',
  'Remote work':
    'M140 78h120v74H140zM118 168h164M200 96v20M190 106h20M320 60a22 22 0 1 1-44 0 22 22 0 1 1 44 0',
}

function numberOf(slug: string) {
  let sum = 7
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum
}
