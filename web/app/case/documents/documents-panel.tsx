import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocuments as Documents } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useFrames } from '../../session/socket/socket.ts'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import type { Side } from '../../words/order-words.ts'
import { AskForDocument } from './ask-for-document.tsx'
import { BringDocuments } from './bring-documents.tsx'
import { DocumentItem } from './document-item.tsx'
import { documentsQuery } from './document-queries.ts'
import css from './documents.module.css'
import { Openings } from './openings.tsx'
import { isOver, shownOf } from './received.ts'
import { ReceivedBar } from './received-bar.tsx'

interface Props {
  order: Order
  side: Side
}

export const OrderDocuments = ({ order, side }: Props) => (
  <section id="documents" aria-labelledby="documents-title" className={css.part} tabIndex={-1}>
    <h2 id="documents-title">{t('Documents')}</h2>
    {order.paid_at === null ? <NotYet order={order} side={side} /> : <Paid order={order} side={side} />}
  </section>
)

/** Before the order is paid there is only the list of what will be needed. */
function NotYet({ order: { requirements }, side }: Props) {
  if (requirements.length === 0) return <p className={css.note}>{t('This service needs no documents.')}</p>
  return (
    <>
      <ul className={css.list}>
        {requirements.map(({ name, mandatory }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an agent may ask for the same thing twice
          <li key={index} className={css.needed}>
            {name}
            {!mandatory && <small>{side === 'client' ? t('if you have it') : t('if they have it')}</small>}
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {side === 'client'
          ? t('You can upload them once the order is paid.')
          : t('The client sees this list.')}
      </p>
    </>
  )
}

function Paid({ order, side }: Props) {
  const queries = useQueryClient()
  const documents = useQuery(documentsQuery(order.uuid))
  const { queryKey } = documentsQuery(order.uuid)
  useFrames(
    (frame) => {
      if (frame.type === FRAME.paper && frame.order === order.uuid)
        void queries.invalidateQueries({ queryKey })
    },
    // The messages of the header ask for all of the order then.
    () => {},
  )
  return <Loaded query={documents}>{(known) => <List order={order} side={side} documents={known} />}</Loaded>
}

function List({ order, side, documents: { items: all, may } }: Props & { documents: Documents }) {
  const { uuid, ref } = order
  const items = shownOf(order, all)
  const canDownload = items.some(({ versions }) => versions[0]?.may_open)
  const mayAdd = may.includes('add')
  const over = isOver(order)
  return (
    <>
      {items.length === 0 && <p className={css.note}>{t('This order has no documents yet.')}</p>}
      {!over && <ReceivedBar items={items} />}
      <ul className={css.checklist}>
        {items.map((document) => (
          <DocumentItem key={document.uuid} order={uuid} document={document} side={side} isOver={over} />
        ))}
      </ul>
      {mayAdd && <BringDocuments order={order} side={side} />}
      <div className={css.tools}>
        {mayAdd && side === 'agent' && <AskForDocument order={order} />}
        {canDownload && (
          <a
            href={`/api/orders/${uuid}/documents/archive`}
            download={`${ref}-documents.zip`}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            <ButtonFace icon="download">{t('Download all')}</ButtonFace>
          </a>
        )}
        {items.some(({ given_by, versions }) => given_by === side && versions.length > 0) && (
          <Openings order={uuid} />
        )}
      </div>
    </>
  )
}
