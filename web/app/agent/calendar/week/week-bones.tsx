import { classes } from '../../../ui/text/classes.ts'
import css from './week.module.css'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The hours of a usual day as they are about to stand, seven days wide and one on phones. */
export const WeekBones = () => (
  <div className={css.face}>
    <div className={classes(css.frame, css.bones)}>
      {DAYS.map((day) => (
        <div key={day} />
      ))}
    </div>
    <div className={css.foot} />
  </div>
)
