import { useId } from 'react'
import { classes } from './classes.ts'
import styles from './stamp.module.css'

interface Props {
  kind: 'verified' | 'licensed'
  /** The year it was given. */
  year?: number | string | undefined
  /** Who gave it: stands on the lower half of the ring. */
  authority?: string | undefined
  /** `s` is the seal beside a name; the others carry their words. */
  size?: 's' | 'm' | 'l'
  /** It lands, once, when a status has just changed. */
  landing?: boolean
}

const WORD = { verified: 'Verified', licensed: 'Licensed' }

/** The product's mark: what somebody checked, when, and who stands for it. */
export function Stamp({ kind, year, authority = 'Sojourn', size = 'm', landing }: Props) {
  const said = [WORD[kind], year && `since ${year}`, `by ${authority}`].filter(Boolean).join(' ')
  const look = classes(styles.stamp, styles[kind], styles[size], landing && styles.landing)
  return size === 's' ? (
    <Seal kind={kind} said={said} look={look} />
  ) : (
    <Ring kind={kind} said={said} look={look} year={year} authority={authority} />
  )
}

interface Drawn {
  kind: Props['kind']
  said: string
  look: string
}

function Seal({ kind, said, look }: Drawn) {
  return (
    <svg className={look} viewBox="0 0 24 24" role="img" aria-label={said}>
      <title>{said}</title>
      {kind === 'verified' ? (
        <>
          <circle className={styles.line} cx="12" cy="12" r="10.6" />
          <circle className={styles.perforation} cx="12" cy="12" r="8.2" />
        </>
      ) : (
        <>
          <path className={styles.line} d={OCTAGON_SMALL} />
          <circle className={styles.perforation} cx="12" cy="12" r="8.2" />
        </>
      )}
      {kind === 'verified' ? (
        <path className={styles.tick} d="m8.3 12.3 2.5 2.5 4.9-5.3" />
      ) : (
        <path className={styles.thin} d={SCALES_SMALL} />
      )}
    </svg>
  )
}

function Ring({ kind, said, look, year, authority }: Drawn & { year: Props['year']; authority: string }) {
  const id = useId()
  const below = authority.toUpperCase()
  return (
    <svg className={look} viewBox="0 0 120 120" role="img" aria-label={said}>
      <title>{said}</title>
      <defs>
        <path id={`${id}t`} d="M17.5 60a42.5 42.5 0 0 1 85 0" />
        <path id={`${id}b`} d="M10.8 60a49.2 49.2 0 0 0 98.4 0" />
      </defs>
      {kind === 'verified' ? (
        <circle className={styles.line} cx="60" cy="60" r="57" />
      ) : (
        <path className={styles.line} d={OCTAGON} />
      )}
      <circle className={styles.perforation} cx="60" cy="60" r="53.5" />
      <circle className={styles.thin} cx="60" cy="60" r="37" />
      <text className={styles.word}>
        <textPath href={`#${id}t`} startOffset="50%" textAnchor="middle">
          {WORD[kind].toUpperCase()}
        </textPath>
      </text>
      <text className={styles.authority}>
        <textPath
          href={`#${id}b`}
          startOffset="50%"
          textAnchor="middle"
          {...(below.length > 22 && { textLength: 124, lengthAdjust: 'spacingAndGlyphs' as const })}
        >
          {below}
        </textPath>
      </text>
      <path className={styles.dot} d={`${diamond(14.2, 64)}${diamond(105.8, 64)}`} />
      {year ? (
        <>
          <path className={styles.thin} d="M33 47.5h54M33 73.5h54" />
          <text className={styles.year} x="60" y="68" textAnchor="middle">
            {year}
          </text>
          <path className={styles.mark} d={kind === 'verified' ? 'm54.5 37 4 4 7.5-8' : SCALES_TOP} />
          <path className={styles.dot} d={`${diamond(60, 81)}${diamond(50, 80)}${diamond(70, 80)}`} />
        </>
      ) : (
        <path className={styles.heavy} d={kind === 'verified' ? 'm45 61 10.5 10.5 20-22' : SCALES} />
      )}
    </svg>
  )
}

const diamond = (x: number, y: number) => `M${x} ${y - 2.2}l2.2 2.2-2.2 2.2-2.2-2.2Z`
const OCTAGON = 'M37 3h46l34 34v46l-34 34H37L3 83V37Z'
const OCTAGON_SMALL = 'M7.6 1.4h8.8l6.2 6.2v8.8l-6.2 6.2H7.6l-6.2-6.2V7.6Z'
const SCALES = 'M60 40v38M48 78h24M42 47l18-4 18 4M42 47l-7 16a7 7 0 0 0 14 0ZM78 47l-7 16a7 7 0 0 0 14 0Z'
const SCALES_TOP = 'M60 31v11M56 42h8M53.5 33l6.5-1.5 6.5 1.5M53.5 33l-2.5 5.5h5ZM66.5 33 64 38.5h5Z'
const SCALES_SMALL =
  'M12 7.3v9.2M9.7 16.5h4.6M8 8.8l4-.9 4 .9M8 8.8l-1.6 4a1.7 1.7 0 0 0 3.2 0ZM16 8.8l-1.6 4a1.7 1.7 0 0 0 3.2 0Z'
