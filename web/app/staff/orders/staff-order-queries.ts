import type { OrderProgress } from '@sojourn/contract/work/orders'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { codeOf, type OrderState } from '../../words/order-words.ts'

const PAGE_SIZE = 10

interface Asked {
  query?: string | undefined
  state?: OrderState | undefined
  progress?: OrderProgress | undefined
  person?: string | undefined
  cursor?: string | undefined
}

export const staffOrdersQuery = ({ query, state, progress, person, cursor }: Asked) =>
  queryOptions({
    ...callQuery('GET /staff/orders', {
      query: {
        limit: PAGE_SIZE,
        query,
        cursor,
        filter: {
          ...(state && { status: [codeOf(state)] }),
          ...(progress && { progress }),
          ...(person && { person }),
        },
      },
    }),
    placeholderData: keepPreviousData,
  })

/** Each reading of it stands in the audit log, so it is not read again by itself. */
export const staffOrderQuery = (uuid: string) =>
  queryOptions({
    ...callQuery('GET /staff/orders/{uuid}', { params: { uuid } }),
    staleTime: 'static',
  })
