import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { MyArticles } from './my-articles.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Published articles'))

/** The list of an agent's own articles under the address that keeps to what readers see. */
export default function PublishedArticlesPage() {
  return <MyArticles list="published" />
}
