import type { OrderDocument } from '@sojourn/contract/work/documents'
import { Button } from '../../ui/button/button.tsx'
import css from './documents.module.css'
import { ReturnDocument } from './return-document.tsx'
import { useReview } from './use-review.ts'

interface Props {
  order: string
  document: OrderDocument
  /** Of what the server says that this side can do with it now. */
  acts: string[]
}

export function ReviewButtons({ order, document, acts }: Props) {
  const { uuid, name, versions } = document
  const { busy, review } = useReview(order, uuid)
  const version = versions[0]?.number ?? 1
  const can = (action: string) => acts.includes(action)
  if (!acts.some((action) => action !== 'upload')) return null
  return (
    <div className={css.actions}>
      {can('accept') && (
        <Button
          size="s"
          icon="check"
          busy={busy}
          onClick={() => review({ action: 'accept', version }, `${name} is accepted.`)}
        >
          Accept<span data-hidden> {name}</span>
        </Button>
      )}
      {can('return') && <ReturnDocument order={order} document={document} version={version} />}
      {can('file') && (
        <Button
          variant="quiet"
          size="s"
          icon="stamp"
          busy={busy}
          onClick={() => review({ action: 'file', version }, `${name} is marked as filed.`)}
        >
          Mark as filed<span data-hidden>: {name}</span>
        </Button>
      )}
      {can('drop') && (
        <Button
          variant="quiet"
          size="s"
          icon="minus"
          busy={busy}
          onClick={() => review({ action: 'drop' }, `${name} is marked as not needed.`)}
        >
          Not needed<span data-hidden>: {name}</span>
        </Button>
      )}
      {can('ask_again') && (
        <Button
          variant="quiet"
          size="s"
          icon="refresh"
          busy={busy}
          onClick={() => review({ action: 'ask_again' }, `Your client is asked for ${name}.`)}
        >
          Ask again<span data-hidden> for {name}</span>
        </Button>
      )}
    </div>
  )
}
