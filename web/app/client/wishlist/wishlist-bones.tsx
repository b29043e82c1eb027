import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './wishlist.module.css'

export const WishlistBones = () => (
  <div className={css.grid}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
