import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

export const paymentQuery = (ref: string) =>
  queryOptions({
    queryKey: ['orders', 'payment', ref],
    queryFn: async () => (await browserApi('GET /payments/{ref}', { params: { ref } })).data,
  })
