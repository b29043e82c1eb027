import { z } from 'zod'
import { defineCall, list } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { Favourite } from '../supply/favourites.ts'
import { ArticleCard } from './articles.ts'

/** An article nobody can read now is not among them. */
export const FavouriteArticle = Favourite.extend({ article: ArticleCard })
export type FavouriteArticle = z.output<typeof FavouriteArticle>

export const listFavouriteArticles = defineCall({
  method: 'GET',
  path: '/favourites/articles',
  summary: 'The articles on the wishlist, the newest kept first.',
  who: 'person',
  query: z.object(pageQuery),
  reply: list(FavouriteArticle),
})
