import type { CSSProperties } from 'react'
import { classes } from '../../../ui/text/classes.ts'
import css from './week.module.css'

const HOURS = Array.from({ length: 10 }, (_, hour) => hour + 8)
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The hours of a usual day as they are about to stand, seven days wide and one on phones. */
export const WeekBones = () => (
  <div className={css.face}>
    <div className={classes(css.frame, css.bones)} style={{ '--hours': HOURS.length } as CSSProperties}>
      {DAYS.map((day) => (
        <div key={day} />
      ))}
    </div>
    <div className={css.foot} />
  </div>
)
