export const PROMISES = ['fees', 'time'] as const
export type Promised = (typeof PROMISES)[number]
