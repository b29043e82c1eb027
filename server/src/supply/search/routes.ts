import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { showCountryOffers as showOffers } from '@sojourn/contract/supply/country-offers'
import * as calls from '@sojourn/contract/supply/discovery'
import { findVisas as findVisasCall } from '@sojourn/contract/supply/visa-search'
import { handle, strangersRead } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { languageOf } from '../../platform/http/language.ts'
import { compareAgents } from './compare/compare-agents.ts'
import { showCountryOffers } from './country-offers/show-country-offers.ts'
import { listAgents } from './list-agents.ts'
import { changeSearch, removeSearch } from './saved/change-search.ts'
import { listSearches } from './saved/list-searches.ts'
import { saveSearch } from './saved/save-search.ts'
import { unsubscribe } from './saved/unsubscribe.ts'
import { sayVisibility } from './say-visibility.ts'
import { showFacets } from './show-facets.ts'
import { showVisibility } from './show-visibility.ts'
import { findVisas } from './visas/find-visas.ts'

export const discoveryHandlers = [
  strangersRead(handle(calls.listAgents, ({ context, query }) => listAgents(context, query))),

  strangersRead(
    handle(calls.showAgentFacets, async ({ context, query }) => ({ data: await showFacets(context, query) })),
  ),

  strangersRead(
    handle(showOffers, async ({ context, params }) => ({
      data: await showCountryOffers(context, params.id),
    })),
  ),

  strangersRead(
    handle(findVisasCall, async ({ context, query }) => wholeList(await findVisas(context, query.query))),
  ),

  strangersRead(
    handle(calls.compareAgents, async ({ context, query }) => wholeList(await compareAgents(context, query))),
  ),

  handle(calls.listSearches, async ({ context, actor }) => wholeList(await listSearches(context, actor))),

  handle(calls.addSearch, async ({ context, actor, body }) => ({
    data: await saveSearch(context, actor, body),
  })),

  handle(calls.updateSearch, async ({ context, actor, params, body }) => ({
    data: await changeSearch(context, actor, { ...params, ...body }),
  })),

  handle(calls.removeSearch, async ({ context, actor, params }) => {
    await removeSearch(context, actor, params.id)
  }),

  handle(calls.openUnsubscribe, async ({ params, reply }) => {
    reply.redirect(mailPaths.unsubscribe(params.token), 303)
  }),

  handle(calls.unsubscribe, async ({ context, params }) => ({
    data: await unsubscribe(context, params.token),
  })),

  handle(calls.showVisibility, async ({ context, actor, request }) => ({
    data: sayVisibility(languageOf(request), await showVisibility(context, actor)),
  })),
]
