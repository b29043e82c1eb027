import * as favourites from '@sojourn/contract/supply/favourites'
import * as likes from '@sojourn/contract/supply/likes'
import * as calls from '@sojourn/contract/talk/articles'
import * as kept from '@sojourn/contract/talk/kept-articles'
import { handle, strangersRead } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { favouriteIds } from '../../supply/favourites/list-wishlist.ts'
import { showArticleCover } from './files/show-article-cover.ts'
import { favouriteArticleIds } from './likes/favourite-store.ts'
import { dropFavourite, keepFavourite, listKeptArticles } from './likes/keep-article.ts'
import { like, unlike } from './likes/like-article.ts'
import { listArticleFilters, listArticles } from './reading/list-articles.ts'
import { listArticlesOf, showArticle } from './reading/show-article.ts'

const KEPT_SECONDS = 3600

export const articleHandlers = [
  strangersRead(handle(calls.listArticles, ({ context, query }) => listArticles(context, query))),

  strangersRead(
    handle(calls.listArticleFilters, async ({ context }) => ({ data: await listArticleFilters(context) })),
  ),

  strangersRead(
    handle(calls.listArticlesOf, ({ context, params, query }) => listArticlesOf(context, params.id, query)),
  ),

  strangersRead(
    handle(calls.showArticle, async ({ context, actor, params }) => ({
      data: await showArticle(context, actor, params),
    })),
  ),

  handle(calls.showArticleCover, async ({ context, params, reply }) => {
    const cover = await showArticleCover(context, params.name)
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    return cover
  }),
]

/** People like and keep agents and articles alike. */
export const likeHandlers = [
  handle(likes.like, async ({ context, actor, body }) => ({ data: await like(context, actor, body) })),

  handle(likes.unlike, async ({ context, actor, params }) => {
    await unlike(context, actor, params.id)
  }),

  handle(favourites.listFavouriteIds, async ({ context, actor, query }) =>
    wholeList(
      query.type === 'article'
        ? await favouriteArticleIds(context.db, actor.id)
        : await favouriteIds(context, actor),
    ),
  ),

  handle(favourites.addFavourite, async ({ context, actor, body }) => ({
    data: await keepFavourite(context, actor, body),
  })),

  handle(favourites.removeFavourite, async ({ context, actor, params }) => {
    await dropFavourite(context, actor, params.id)
  }),

  handle(kept.listFavouriteArticles, ({ context, actor, query }) => listKeptArticles(context, actor, query)),
]
