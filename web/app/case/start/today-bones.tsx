import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './today.module.css'

/** Five lines, as a day often has. */
export const TodayBones = () => (
  <div className={css.part}>
    <Skeleton width="short" />
    {[1, 2, 3, 4, 5].map((line) => (
      <div key={line} className={css.bone}>
        <Skeleton width="half" />
        <Skeleton width="long" />
      </div>
    ))}
  </div>
)
