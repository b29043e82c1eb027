import { measureAfterHiring } from './after-hiring.ts'
import { measureArticles } from './articles.ts'
import { measureCompletions } from './completions.ts'
import {
  type Demo,
  measureGuide,
  measurePages,
  measureReference,
  measureScores,
  measureSessions,
  measureWeights,
} from './demo.ts'
import { measureHire } from './hire.ts'
import { measureLanguages } from './languages.ts'
import { measurePapers } from './papers.ts'
import { describeAfterHiring } from './report/after-hiring.ts'
import { describeArticles } from './report/articles.ts'
import { describeCompletions } from './report/completions.ts'
import { describeLanguages } from './report/languages.ts'
import { describePapers } from './report/papers.ts'
import {
  describeGuide,
  describePages,
  describeReference,
  describeScores,
  describeSessions,
  describeWeights,
} from './report/public-pages.ts'
import { describeSearch } from './report/search.ts'
import { describeHire, describeSlots, describeStart, describeVerify } from './report/single-figures.ts'
import { describeSockets } from './report/sockets.ts'
import { describeWrites } from './report/writes.ts'
import { measureSearch } from './search.ts'
import { measureSlots } from './slots.ts'
import { measureSockets } from './sockets.ts'
import { measureStart } from './start.ts'
import { measureVerify } from './verify.ts'
import { measureWrites } from './writes.ts'

/** Each is measured with the demo story told, and answers what stands in the report. */
export const DEMO_PARTS = {
  reference: async (demo: Demo) => describeReference(await measureReference(demo)),
  guide: async (demo: Demo) => describeGuide(await measureGuide(demo)),
  pages: async (demo: Demo) => describePages(await measurePages(demo)),
  sessions: async (demo: Demo) => describeSessions(await measureSessions(demo)),
  weights: async (demo: Demo) => describeWeights(await measureWeights(demo)),
  languages: async ({ server }: Demo) => describeLanguages(await measureLanguages(server.address)),
  lighthouse: async (demo: Demo) => describeScores(await measureScores(demo)),
}

/** Each has a database of its own. Few rows show whether it runs, not how quick the server is. */
export const PARTS = {
  search: async (folder: string, isSmall: boolean) =>
    describeSearch(await measureSearch(folder, isSmall ? 1000 : 100_000)),
  articles: async (folder: string, isSmall: boolean) => {
    const many = isSmall ? 1000 : 50_000
    return describeArticles(many, await measureArticles(folder, many))
  },
  orders: async (folder: string, isSmall: boolean) =>
    describeAfterHiring(
      await measureAfterHiring(
        folder,
        isSmall
          ? { orders: 20_000, entries: 5000, messages: 2000 }
          : { orders: 100_000, entries: 1_000_000, messages: 50_000 },
      ),
    ),
  completions: async (folder: string, isSmall: boolean) =>
    describeCompletions(await measureCompletions(folder, isSmall ? 30 : 300)),
  writes: async (folder: string, isSmall: boolean) =>
    describeWrites(await measureWrites(folder, isSmall ? 10 : 100)),
  sockets: async (folder: string, isSmall: boolean) =>
    describeSockets(
      await measureSockets(
        folder,
        isSmall
          ? { idle: 500, busy: 100, aSecond: 1000, seconds: 1 }
          : { idle: 5000, busy: 1000, aSecond: 10_000, seconds: 3 },
      ),
    ),
  hire: async (folder: string) => describeHire(await measureHire(folder)),
  books: async (folder: string, isSmall: boolean) =>
    describeVerify(await measureVerify(folder, isSmall ? 5000 : 1_000_000)),
  papers: async (_folder: string, isSmall: boolean) => describePapers(await measurePapers(isSmall ? 1 : 12)),
  slots: async () => describeSlots(measureSlots()),
  start: async (folder: string) => describeStart(await measureStart(folder)),
}

export type DemoPart = keyof typeof DEMO_PARTS
export type Part = keyof typeof PARTS
