import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { ArticleList } from './article-list.tsx'
import { articlesQuery, type ArticleList as Which } from './article-queries.ts'
import { WriteArticle } from './write-article.tsx'

/** The statuses one filters by, each with its address. */
export const tabs = [
  { id: 'in_progress', label: t('In progress'), to: agentPaths.articles() },
  { id: 'draft', label: t('Draft'), to: agentPaths.articles({ tab: 'draft' }) },
  { id: 'pending', label: t('Pending'), to: agentPaths.articles({ tab: 'pending' }) },
  { id: 'published', label: t('Published'), to: agentPaths.publishedArticles() },
  { id: 'trash', label: t('Trash'), to: agentPaths.articles({ tab: 'trash' }) },
] as const

const empty: Record<Which, string> = {
  in_progress: t('Articles you work on are shown here until they are published.'),
  draft: t('Drafts are shown here. Only you can see them.'),
  pending: t('Articles in review are shown here.'),
  published: t('Your published articles are shown here.'),
  trash: t('Deleted articles are kept here for 30 days.'),
}

/** An agent's own articles, by status. */
export function MyArticles({ list }: { list: Which }) {
  const { data } = useQuery(articlesQuery({ list }))
  const hasNone = list !== 'trash' && data?.items.length === 0 && written(data.counts) === 0
  return (
    <>
      <PageTitle
        intro={t('Write about what you know. Clients read it on your profile and in the list of articles.')}
        action={!hasNone && <WriteArticle />}
      >
        {t('My Articles')}
      </PageTitle>
      <NavTabs
        label={t('Articles by status')}
        tabs={tabs.map(({ id, ...link }) => ({
          ...link,
          count: data ? countOf(id, data.counts) : null,
          isActive: id === list,
        }))}
      />
      <ArticleList
        list={list}
        empty={<Empty action={actOf(list, data?.counts, hasNone)}>{empty[list]}</Empty>}
      />
    </>
  )
}

/** An empty list leads to what is written already, or to a new article. */
function actOf(list: Which, counts: Counts | undefined, hasNone: boolean) {
  if (list === 'trash') return null
  if (list === 'in_progress' && counts && counts.published > 0)
    return (
      <LinkButton to={agentPaths.publishedArticles()} variant="secondary">
        {t('See your published articles')}
      </LinkButton>
    )
  return hasNone ? <WriteArticle /> : <WriteArticle variant="secondary" />
}

type Counts = Record<'draft' | 'pending' | 'published' | 'rejected' | 'trash', number>

/** An article that our team sent back is a draft to its agent. */
function countOf(list: Which, counts: Counts) {
  const { draft, pending, published, rejected, trash } = counts
  return { in_progress: draft + rejected + pending, draft: draft + rejected, pending, published, trash }[list]
}

const written = (counts: Counts) => countOf('in_progress', counts) + counts.published
