import type { ArticleCase } from '@sojourn/contract/desk/staff-articles'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { PageTitle, Row, Stack } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './article-page.module.css'
import { articleCaseQuery } from './article-queries.ts'
import { Changed } from './changed.tsx'
import { ReasonModal } from './reason-modal.tsx'
import { useDecisions } from './use-decisions.ts'

export const meta = () => ownPageMeta('Article')

/** An article as it was sent, and what changed since readers saw it. */
export default function ArticleCasePage() {
  const { id = '' } = useParams()
  const query = useQuery(articleCaseQuery(id))
  return (
    <>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[{ label: 'Articles', to: staffPaths.articles() }]}
            here={query.data?.title || 'Article'}
          />
        }
      >
        <bdi>{query.data?.title || 'Article'}</bdi>
      </PageTitle>
      <Loaded query={query}>{(article) => <Case article={article} />}</Loaded>
    </>
  )
}

function Case({ article }: { article: ArticleCase }) {
  const { agent, may, live, sent, path, hidden, review_reason, hiding, approved } = article
  const [asked, setAsked] = useState<'reject' | 'hide' | null>(null)
  const { busy, publish, reject, hide, show } = useDecisions(article)
  const can = (act: string) => may.includes(act)
  const close = () => setAsked(null)
  return (
    <Stack gap={5}>
      <div className={css.facts}>
        <Link to={staffPaths.person(agent.uuid)}>{agent.full_name}</Link>
        {!agent.verified && <Pill tone="warning">Not verified</Pill>}
        <span>{approved === 1 ? '1 approved article' : `${approved} approved articles`}</span>
        {hidden && <Pill tone="danger">Hidden</Pill>}
        {path && <Link to={path}>See it as readers do</Link>}
      </div>
      {review_reason && <Banner tone="warning">Sent back: {review_reason}</Banner>}
      {hiding && <WhyHidden hiding={hiding} />}
      <Row gap={3}>
        {can('publish') && (
          <Button busy={busy} onClick={() => void publish()}>
            Publish
          </Button>
        )}
        {can('reject') && (
          <Button variant="secondary" onClick={() => setAsked('reject')}>
            Request changes
          </Button>
        )}
        {can('hide') && (
          <Button variant="secondary" onClick={() => setAsked('hide')}>
            Hide from readers
          </Button>
        )}
        {can('show') && (
          <Button variant="secondary" busy={busy} onClick={() => void show()}>
            Show again
          </Button>
        )}
      </Row>
      <Changed before={article.is_change ? live : null} after={sent} id={article.id} />
      <ReasonModal
        open={asked === 'reject'}
        title="Request changes to this article"
        act="Request changes"
        onReason={reject}
        onClose={close}
      />
      <ReasonModal
        open={asked === 'hide'}
        title="Hide this article from readers"
        act="Hide article"
        onReason={hide}
        onClose={close}
      />
    </Stack>
  )
}

const WhyHidden = ({ hiding: { report, reason } }: { hiding: NonNullable<ArticleCase['hiding']> }) => (
  <Banner tone="warning">
    {report ? (
      <>
        A <Link to={staffPaths.report(report)}>decision about a report</Link> hides it. Only the answer to an
        objection shows it again.
      </>
    ) : (
      'Hidden by our team.'
    )}
    {reason && ` Reason: ${reason}`}
  </Banner>
)
