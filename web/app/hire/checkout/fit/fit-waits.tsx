import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import css from './fit.module.css'

/** The bones are about as high as lines that are folded. */
export const FitWaits = () => (
  <Loading>
    <div className={css.waits}>
      <Skeleton shape="title" width="half" />
      {['time', 'licence', 'papers', 'passport', 'costs'].map((line) => (
        <div key={line} className={css.bones}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  </Loading>
)
