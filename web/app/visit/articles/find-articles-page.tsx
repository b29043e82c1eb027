import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleCard as Article, ArticleChoices } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { FilterLinks } from '../../layouts/page/filter-links.tsx'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { categoryName } from '../../words/category-names.ts'
import { ArticleCard } from './article-card.tsx'
import type { ArticleSearch } from './article-search.ts'
import { ArticleSearchForm } from './article-search-form.tsx'
import css from './find-articles-page.module.css'

export interface FoundArticles {
  articles: Article[]
  nextCursor: string | null
  choices: ArticleChoices
  search: ArticleSearch
  /** Not the first page. */
  isFurther: boolean
}

export const FindArticlesPage = ({ articles, nextCursor, choices, search, isFurther }: FoundArticles) => (
  <div className={layout.page}>
    <PageHead
      title={t('Articles')}
      lead={t(
        'Agents write down what they explain every week: papers, money, interviews, refusals, and the things nobody tells you.',
      )}
    />
    <search className={css.search}>
      <ArticleSearchForm search={search} countries={choices.countries} />
      <FilterLinks label={t('Categories')} entries={entriesOf(choices.categories, search)} />
    </search>
    {articles.length > 0 ? (
      <>
        <ul className={css.grid}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} as="li" heading="h2" />
          ))}
        </ul>
        <div className={css.pages}>
          <Pagination label={t('More articles')} nextCursor={nextCursor} />
        </div>
      </>
    ) : (
      <Nothing search={search} isFurther={isFurther} />
    )}
  </div>
)

const entriesOf = (categories: ArticleChoices['categories'], search: ArticleSearch) => [
  { name: t('All'), to: paths.articles({ ...search, category: undefined }), chosen: !search.category },
  ...categories.map(({ id, name, count }) => ({
    name: categoryName(name),
    count,
    to: paths.articles({ ...search, category: id }),
    chosen: search.category === id,
  })),
]

function Nothing({ search, isFurther }: Pick<FoundArticles, 'search' | 'isFurther'>) {
  const isNarrowed = Object.keys(search).some((name) => name !== 'sort')
  return (
    <Empty
      {...(isNarrowed && !isFurther && { hint: t('Try other words, or remove a filter.') })}
      action={
        <LinkButton to={paths.articles()} variant="secondary">
          {isNarrowed && !isFurther ? t('Show all articles') : t('Go to the newest articles')}
        </LinkButton>
      }
    >
      {isNarrowed && !isFurther ? t('No articles match your search.') : t('There are no more articles.')}
    </Empty>
  )
}
