import { callQuery } from '../../api/call-query.ts'

export const paymentQuery = (ref: string) => callQuery('GET /payments/{ref}', { params: { ref } })
