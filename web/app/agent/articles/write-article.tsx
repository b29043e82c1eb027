import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { articlesChanged } from './article-queries.ts'

/** Begins a draft and goes there. */
export function WriteArticle({ variant }: { variant?: 'secondary' }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { busy, run } = useAction()

  const write = () =>
    run(async () => {
      const { data } = await browserApi(
        'POST /account/consultant/articles',
        { body: {} },
        { idempotencyKey: crypto.randomUUID() },
      )
      void articlesChanged(queries)
      await navigate(agentPaths.article(data.id))
    })

  return (
    <Button icon="plus" busy={busy} onClick={write} {...(variant && { variant })}>
      {t('Write an article')}
    </Button>
  )
}
