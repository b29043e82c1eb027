import type { PaperFields } from '@sojourn/contract/ground/papers'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { PaperReport as Report } from '../../papers/paper-report.tsx'
import { documentChanged } from './document-queries.ts'

interface Props {
  order: string
  document: OrderDocument
}

const JUDGED: Partial<Record<OrderDocument['slug'], 'taken' | 'returned'>> = {
  accepted: 'taken',
  filed: 'taken',
  returned: 'returned',
}

/** Both sides read it; its owner confirms what was read. */
export function PaperReport({ order, document }: Props) {
  const queries = useQueryClient()
  const [newest] = document.versions
  if (!newest) return null
  const confirm = async (fields: PaperFields) => {
    const { data } = await browserApi('PUT /orders/{uuid}/documents/{docId}/paper', {
      params: { uuid: order, docId: document.uuid },
      body: { version: newest.number, ...fields },
    })
    void documentChanged(queries, order, data)
  }
  return (
    <Report
      name={document.name}
      paper={newest.paper}
      judged={JUDGED[document.slug]}
      confirm={confirm}
      thanks={t('Thank you. We now compare it with your goal and your other papers.')}
    />
  )
}
