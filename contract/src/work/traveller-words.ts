/** How somebody who travels along is related to the client. */
export const RELATIONS = ['partner', 'child', 'parent', 'sibling', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

export const MOST_TRAVELLERS = 9
