import css from './cover-art.module.css'
import parts from './covers.svg?url'

interface Props {
  category: string
  /** Varies the drawing, and never changes for an article. */
  slug: string
}

/** The drawing of an article that brought no picture: a map, a way across it, and its category's stamp. */
export function CoverArt({ category, slug }: Props) {
  const dice = diceOf(slug)
  const way = dice(3)
  const frame = part(`frame${dice(3)}`)
  return (
    <svg
      viewBox="0 0 400 225"
      className={`${css.art} ${tones[dice(tones.length)]}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={css.map} href={part(`map${dice(3)}`)} />
      <use className={css.way} href={part(`way${way}`)} />
      <use className={css.ends} href={part(`ends${way}`)} />
      <g transform={places[dice(places.length)]}>
        <use className={css.stamp} href={frame} />
        <use className={css.teeth} href={frame} transform="scale(.9)" />
        <use className={css.subject} href={part(subjects[category] ?? 'globe')} />
      </g>
    </svg>
  )
}

/** The strokes lie in one cached file. */
const part = (name: string) => `${parts}#${name}`

const tones = [css.sea, css.dusk, css.sky, css.field, css.sand]

const places = [
  'translate(128 112) rotate(-9)',
  'translate(200 112) rotate(7)',
  'translate(272 112) rotate(-6)',
  'translate(228 112) rotate(11)',
]

const subjects: Record<string, string> = {
  Study: 'study',
  Work: 'case',
  Family: 'family',
  'Permanent residence': 'house',
  'Business and investment': 'case',
  Citizenship: 'columns',
  'Remote work': 'laptop',
  Retirement: 'house',
}

/** Numbers below a limit, one after another, always the same for a text. */
function diceOf(text: string) {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 16), 73_244_475) + 1) | 0
    return ((state ^ (state >>> 16)) >>> 0) % sides
  }
}
