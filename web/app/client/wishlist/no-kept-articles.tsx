import { paths } from '@sojourn/contract/paths/paths'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'

/** A wishlist without articles. */
export const NoKeptArticles = () => (
  <Empty
    hint="Select the heart on an article to save it here."
    action={<LinkButton to={paths.articles()}>Read articles</LinkButton>}
  >
    You have not saved any articles.
  </Empty>
)
