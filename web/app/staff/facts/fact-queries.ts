import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 20

interface Page {
  cursor?: string | undefined
}

export const factsQuery = ({ cursor, country }: Page & { country?: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /staff/facts', { query: { limit: PAGE_SIZE, cursor, country } }),
    placeholderData: keepPreviousData,
  })

export const factsToCheckQuery = callQuery('GET /staff/facts/to-check')

export const factReportsQuery = ({ cursor }: Page) =>
  queryOptions({
    ...callQuery('GET /staff/fact-reports', { query: { limit: PAGE_SIZE, cursor } }),
    placeholderData: keepPreviousData,
  })

export const factsOfVisaQuery = (visa: string) => callQuery('GET /staff/facts/of-visa', { query: { visa } })
