import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './checkout-modal.module.css'

/** The shape of a checkout. */
export const CheckoutWaits = () => (
  <div className={css.parts}>
    <Skeleton shape="block" />
    <div className={css.ways}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
    </div>
  </div>
)
