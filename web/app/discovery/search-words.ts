import { formatCount } from '../ui/format-count.ts'
import type { FilterName, Search } from './search-address.ts'

/** The choices of the filters that are no list of things. */
export const withinDays = [
  ['3', '3 days'],
  ['7', '1 week'],
  ['14', '2 weeks'],
  ['31', '1 month'],
  ['92', '3 months'],
] as const

export const ratings = [
  ['4.5', '4.5 and up'],
  ['4', '4 and up'],
  ['3.5', '3.5 and up'],
] as const

export const sortChoices = [
  { value: 'rating', label: 'Best rated' },
  { value: 'price', label: 'Lowest price' },
  { value: 'speed', label: 'Fastest delivery' },
  { value: 'newest', label: 'Newest here' },
]

const daysInWords = (days: string) =>
  withinDays.find(([value]) => value === days)?.[1] ?? (days === '1' ? '1 day' : `${days} days`)

/** What things are called whose ids stand in an address. */
export interface Names {
  country: string | null
  purpose: string | null
  visa: string | null
  language: string | null
}

/** A filter as one reads it. */
export function filterInWords(name: FilterName, search: Search, names: Names): string {
  const value = search[name] ?? ''
  switch (name) {
    case 'query':
      return `“${value}”`
    case 'country':
    case 'purpose':
    case 'visa':
    case 'language':
      return names[name] ?? value
    case 'max_price':
      return `Up to $${formatCount(Number(value))}`
    case 'max_days':
      return `Done within ${daysInWords(value)}`
    case 'min_rating':
      return `Rated ${value} and up`
    case 'free_within':
      return `Free within ${daysInWords(value)}`
    case 'licensed':
      return 'Licensed'
  }
}
