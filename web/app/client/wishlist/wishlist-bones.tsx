import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './wishlist.module.css'

/** Where the cards of a wishlist will stand. */
export const WishlistBones = () => (
  <div className={css.grid}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
