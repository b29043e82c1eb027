import { open, own, plain, type Row, secret } from '../row.ts'

/** An agent of the demo story. */
const AMARA = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'

export const finding = {
  // Finding agents
  showAgentFacets: plain,
  compareAgents: { query: `ids=${AMARA}` },
  listSearches: plain,
  addSearch: { body: { name: 'Study in Canada', filters: { country: 'CA', purpose: 'study' } } },
  updateSearch: { ...own('saved search', 200), body: { mail: false } },
  removeSearch: own('saved search', 204),
  openUnsubscribe: { of: 'unsubscribe link', own: 303, others: 303, random: 303 },
  unsubscribe: secret('unsubscribe link', 200),
  showVisibility: plain,

  showDestinationRules: open('country'),
  showGuide: { query: 'passport=NG&destination=CA&purpose=study' },

  // The wishlist
  listFavourites: plain,
  listFavouriteIds: plain,
  listFavouriteArticles: plain,
  addFavourite: { body: { name: 'consultant', id: AMARA } },
  removeFavourite: { of: 'favourite', own: 204, others: 204, random: 204 },

  like: { body: { name: 'consultant', id: AMARA } },
  unlike: { of: 'like', own: 204, others: 204, random: 204 },
} satisfies Record<string, Row>
