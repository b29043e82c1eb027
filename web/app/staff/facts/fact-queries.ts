import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 20

interface Page {
  cursor?: string | undefined
}

export const factsQuery = ({ cursor, country }: Page & { country?: string | undefined }) =>
  queryOptions({
    queryKey: ['staff', 'facts', { cursor, country }],
    queryFn: async () =>
      (await browserApi('GET /staff/facts', { query: { limit: PAGE_SIZE, cursor, country } })).data,
    placeholderData: keepPreviousData,
  })

export const factReportsQuery = ({ cursor }: Page) =>
  queryOptions({
    queryKey: ['staff', 'fact-reports', { cursor }],
    queryFn: async () =>
      (await browserApi('GET /staff/fact-reports', { query: { limit: PAGE_SIZE, cursor } })).data,
    placeholderData: keepPreviousData,
  })

export const factsOfVisaQuery = (visa: string) =>
  queryOptions({
    queryKey: ['staff', 'facts-of-visa', visa],
    queryFn: async () => (await browserApi('GET /staff/facts/of-visa', { query: { visa } })).data,
  })
