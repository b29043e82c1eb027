import { z } from 'zod'

export const PAGE_SIZE = 15
export const MAX_PAGE_SIZE = 100
export const TABLE_PAGE_SIZE = 10

export const pageQuery = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
}
