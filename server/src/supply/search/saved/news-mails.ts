import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Letter, LetterReader, Letters, WriteLetter } from '../../../ground/facts/letters.ts'
import { MOST_COUNTED } from '../facet.ts'
import { unsubscribeToken } from './unsubscribe.ts'

declare module '../../../ground/facts/along.ts' {
  interface Along {
    agents_found: { news: News[] }
  }
}

export interface News {
  name: string
  filters: SearchFilters
  names: string[]
  count: number
}

type Reader = Pick<LetterReader, 'id' | 'first_name'>

const CENTS = 100

export function newsMail({ id, first_name }: Reader, news: News[], token: string, now: Date): Letter {
  const [first] = news
  const only = news.length === 1 ? first : undefined
  const subject = only
    ? `New agents for “${only.name}”`
    : `New agents for ${news.length} of your saved searches`
  return {
    key: `search-news:${id}:${now.getTime()}`,
    unsubscribePath: `/api/unsubscribe/${token}`,
    subject,
    heading: `New agents for you, ${first_name}`,
    paragraphs: news.map(sentenceOf),
    action: only
      ? { label: 'See them', path: pathOf(only.filters) }
      : { label: 'Your saved searches', path: clientPaths.searches() },
    smallPrint: ['We email you at most once a week, and only when there are new agents.'],
  }
}

function sentenceOf({ name, names, count }: News) {
  const listed = names.join(', ')
  if (count > MOST_COUNTED) return `New for “${name}”: ${listed} and many more.`
  return count > names.length
    ? `New for “${name}”: ${listed} and ${count - names.length} more.`
    : `New for “${name}”: ${listed}.`
}

/** The list as its page is asked for it: prices in whole dollars, the newest first. */
function pathOf({ sort: _sort, max_price, ...filters }: SearchFilters) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  if (max_price) query.set('max_price', String(Math.ceil(max_price / CENTS)))
  query.set('sort', 'newest')
  return `${paths.agents()}?${query}`
}

/** One click ends them for all searches of a person, beside the switch of its kind. */
const news: WriteLetter<'agents_found'> = ({ along }, { context: { settings, clock }, to }) =>
  newsMail(to, along.news, unsubscribeToken(settings, to.id), clock.now())

export const newsLetters: Letters = { agents_found: { news } }
