import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './meeting-part.module.css'

export const TimeBones = () => (
  <div className={css.choice}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
