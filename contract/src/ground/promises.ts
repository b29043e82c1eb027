/** The title of a visa’s page may promise these. */
export const PROMISES = ['fees', 'time'] as const
export type Promised = (typeof PROMISES)[number]
