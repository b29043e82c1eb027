import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { classes } from '../../ui/text/classes.ts'
import css from './meeting-part.module.css'

export const TimeBones = () => (
  <div className={classes(css.choice, css.bones)}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
