import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { WriteArticle } from './write-article.tsx'

/** What both lists of articles have above them. */
export const ArticlesHead = () => (
  <>
    <PageTitle
      intro="Write about what you know. Clients read it on your profile and in the list of articles."
      action={<WriteArticle />}
    >
      My Articles
    </PageTitle>
    <NavTabs
      label="My articles"
      tabs={[
        { label: 'In progress', to: agentPaths.articles() },
        { label: 'Published', to: agentPaths.publishedArticles() },
      ]}
    />
  </>
)
