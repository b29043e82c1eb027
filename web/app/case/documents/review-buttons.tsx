import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'
import css from './documents.module.css'
import { ReturnDocument } from './return-document.tsx'
import { useReview } from './use-review.ts'

interface Props {
  order: string
  document: OrderDocument
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
          onClick={() => review({ action: 'accept', version }, t('{name} is accepted.', { name }))}
        >
          {rich('Accept<span> {name}</span>', { name, span: (words) => <span data-hidden>{words}</span> })}
        </Button>
      )}
      {can('return') && <ReturnDocument order={order} document={document} version={version} />}
      {can('file') && (
        <Button
          variant="quiet"
          size="s"
          icon="stamp"
          busy={busy}
          onClick={() => review({ action: 'file', version }, t('{name} is marked as filed.', { name }))}
        >
          {rich('Mark as filed<span>: {name}</span>', {
            name,
            span: (words) => <span data-hidden>{words}</span>,
          })}
        </Button>
      )}
      {can('drop') && (
        <Button
          variant="quiet"
          size="s"
          icon="minus"
          busy={busy}
          onClick={() => review({ action: 'drop' }, t('{name} is marked as not needed.', { name }))}
        >
          {rich('Not needed<span>: {name}</span>', {
            name,
            span: (words) => <span data-hidden>{words}</span>,
          })}
        </Button>
      )}
      {can('ask_again') && (
        <Button
          variant="quiet"
          size="s"
          icon="refresh"
          busy={busy}
          onClick={() => review({ action: 'ask_again' }, t('Your client is asked for {name}.', { name }))}
        >
          {rich('Ask again<span> for {name}</span>', {
            name,
            span: (words) => <span data-hidden>{words}</span>,
          })}
        </Button>
      )}
    </div>
  )
}
