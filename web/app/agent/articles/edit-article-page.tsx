import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { ArticleForm } from './article-form.tsx'
import { titleOf } from './article-line.tsx'
import { articleQuery } from './article-queries.ts'
import { Resting } from './resting.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Write an article'))

/** One article of the agent's own. */
export default function EditArticlePage() {
  const { id = '' } = useParams()
  return <KnownArticle key={id} id={id} />
}

function KnownArticle({ id }: { id: string }) {
  const query = useQuery(articleQuery(id))
  const above = (
    <Breadcrumbs
      trail={[{ label: t('My Articles'), to: agentPaths.articles() }]}
      here={query.data ? titleOf(query.data) : t('Write an article')}
    />
  )
  if (query.data)
    return query.data.may.includes('edit') ? (
      <ArticleForm article={query.data} above={above} />
    ) : (
      <Resting article={query.data} above={above} />
    )
  return (
    <>
      <PageTitle above={above}>{t('Write an article')}</PageTitle>
      <Loaded query={query} skeleton={<Fields />}>
        {() => null}
      </Loaded>
    </>
  )
}

const Fields = () => (
  <Stack gap={5}>
    <Skeleton width="half" />
    <Skeleton shape="title" />
    <Skeleton width="long" />
    <Skeleton />
    <Skeleton width="long" />
  </Stack>
)
