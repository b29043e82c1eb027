import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

export const helloQuery = queryOptions(callQuery('GET /account/consultant/hello'))
