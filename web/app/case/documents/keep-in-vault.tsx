import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './documents.module.css'

interface Props {
  order: string
  document: OrderDocument
}

/** The newest file of a document, kept to be used again. */
export function KeepInVault({ order, document }: Props) {
  const queries = useQueryClient()
  const action = useAction()
  const [isKept, setKept] = useState(false)
  const [newest] = document.versions
  if (document.given_by !== 'client' || !newest?.may_open || newest.is_from_vault) return null
  if (isKept)
    return (
      <p className={css.note}>
        {rich('It is in <a>your vault</a> now.', {
          a: (words) => <Link to={clientPaths.vault()}>{words}</Link>,
        })}
      </p>
    )

  const keep = () =>
    action.run(async () => {
      const { data } = await browserApi('POST /vault/papers/kept', {
        body: { order, document: document.uuid, version: newest.number },
      })
      void vaultChanged(queries, data)
      setKept(true)
      toast.success(t('{name} is in your vault.', { name: document.name }))
    })

  return (
    <div className={css.actions}>
      <Button variant="quiet" size="s" icon="passport" busy={action.busy} onClick={() => void keep()}>
        {rich('Keep<span> {name}</span> in my vault', {
          name: document.name,
          span: (words) => <span data-hidden>{words}</span>,
        })}
      </Button>
    </div>
  )
}
