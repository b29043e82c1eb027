import { t } from '@sojourn/contract/words/t'
import { useId } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { type Checked, sayStamp } from '../feedback/say-stamp.ts'
import { classes } from '../text/classes.ts'
import styles from './stamp.module.css'

interface Props extends Checked {
  size?: 'm' | 'l'
  /** It lands, once, when a status has just changed. */
  landing?: boolean
}

const WORD = { verified: t('VERIFIED'), licensed: t('LICENSED') }

/** The product's mark: what somebody checked, when, and who stands for it, on the lower half of the ring. */
export const Stamp = (props: Props) => <Drawn {...props} id={useId()} />

const Drawn = still(
  ({ id, kind, year, authority = 'Sojourn', size = 'm', landing }: Props & { id: string }) => {
    const said = sayStamp({ kind, year, authority })
    const look = classes(styles.stamp, styles[kind], styles[size], landing && styles.landing)
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
            {WORD[kind]}
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
  },
)

const diamond = (x: number, y: number) => `M${x} ${y - 2.2}l2.2 2.2-2.2 2.2-2.2-2.2Z`
const OCTAGON = 'M37 3h46l34 34v46l-34 34H37L3 83V37Z'
const SCALES = 'M60 40v38M48 78h24M42 47l18-4 18 4M42 47l-7 16a7 7 0 0 0 14 0ZM78 47l-7 16a7 7 0 0 0 14 0Z'
const SCALES_TOP = 'M60 31v11M56 42h8M53.5 33l6.5-1.5 6.5 1.5M53.5 33l-2.5 5.5h5ZM66.5 33 64 38.5h5Z'
