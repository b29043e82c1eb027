import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleCard } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'

export const articleTrail = ({ title, slug, author }: Pick<ArticleCard, 'title' | 'slug' | 'author'>) => [
  { name: t('Articles'), path: paths.articles() },
  { name: title, path: paths.article(author.uuid, slug) },
]
