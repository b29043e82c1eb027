import { withQuery } from './paths.ts'

/** The links around the guide, which few other pages have to know. */
export const guidePaths = {
  passports: () => '/p/guide/passport',
  passport: (iso: string) => `/p/guide/passport/${iso.toLowerCase()}`,
  compare: (query: Record<string, string | undefined> = {}) => withQuery('/p/guide/compare', query),
  newGoal: (query: Record<string, string | number | undefined>) =>
    withQuery('/p/client/goals/create-goal', query),
} as const
