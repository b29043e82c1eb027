import { WishlistAgentsPage } from '../../favourites/wishlist-agents-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Wishlist')

export default WishlistAgentsPage
