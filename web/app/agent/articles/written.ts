import type { OwnArticle } from '@sojourn/contract/talk/own-articles'

/** Pictures and files are saved by calls of their own. */
export interface Written {
  title: string
  category: string
  description: string
  services: string[]
}

export const writtenIn = ({ title, category, description, services }: OwnArticle): Written => ({
  title,
  category: category ?? '',
  description,
  services: services.map(({ id }) => id),
})

export const isSameWritten = (one: Written, other: Written) => JSON.stringify(one) === JSON.stringify(other)
