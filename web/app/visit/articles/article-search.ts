import { paths } from '@sojourn/contract/paths/paths'
import { ARTICLE_SORTS } from '@sojourn/contract/talk/article-sorts'
import { isCountryCode } from '../../paths/country-code.ts'

export interface ArticleSearch {
  query?: string
  category?: string
  country?: string
  sort?: 'newest' | 'likes'
}

const MOST_WORDS = 200

/** Values that cannot be meant are left out: an old or mistyped address shows a list, not an error. */
export function readArticleSearch(params: URLSearchParams): ArticleSearch {
  const query = params.get('query')?.trim().slice(0, MOST_WORDS)
  const category = params.get('category')
  const country = params.get('country')
  const sort = ARTICLE_SORTS.find((one) => one !== 'relevance' && one === params.get('sort'))
  return {
    ...(query && { query }),
    ...(category && category.length <= 60 && { category }),
    ...(country && isCountryCode(country) && { country: country.toUpperCase() }),
    ...(sort && sort !== 'relevance' && { sort }),
  }
}

export function pathOfForm(form: HTMLFormElement) {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return paths.articles({ ...readArticleSearch(new URLSearchParams(texts)) })
}
