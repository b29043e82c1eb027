import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './timeline.module.css'

/** A month of lines that are about to come. */
export const DeadlineBones = () => (
  <div className={css.month}>
    <Skeleton width="short" />
    <ol className={css.lines}>
      {[1, 2, 3, 4].map((line) => (
        <li key={line} className={css.line}>
          <span className={css.mark} />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </li>
      ))}
    </ol>
  </div>
)
