import css from './cover-art.module.css'
import { part, places, subjects } from './cover-drawings.ts'
import { diceOf } from './dice-of.ts'

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

const tones = [css.sea, css.dusk, css.sky, css.field, css.sand]
