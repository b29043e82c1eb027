import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'

/** A wishlist without articles. */
export const NoKeptArticles = () => (
  <Empty
    hint={t('Select the heart on an article to save it here.')}
    action={<LinkButton to={paths.articles()}>{t('Read articles')}</LinkButton>}
  >
    {t('You have not saved any articles.')}
  </Empty>
)
