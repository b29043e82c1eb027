import { randomUUID } from 'node:crypto'
import { attachPdf, makeArticle } from '../../articles.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'

type Owner = { id: string } | null
type Wanted = Parameters<typeof makeArticle>[2]

const ids = () => ({ id: randomUUID() })
const filesOf = () => ({ id: randomUUID(), attachmentId: randomUUID() })

/** The agent side of somebody, who may be in either mode. */
async function authorOf(server: TestApp, owner: Owner) {
  const { id } = owner ?? (await makePerson(server))
  await server.context.db
    .insertInto('agent')
    .values({ person_id: id, created_at: server.clock.now() })
    .onConflict((known) => known.doNothing())
    .execute()
  return { id }
}

const article = (wanted: Wanted, mayBeOwn = true) => ({
  make: async (server: TestApp, owner: Owner) => {
    const author = await authorOf(server, mayBeOwn ? owner : null)
    return { id: (await makeArticle(server, author, wanted)).id }
  },
  missing: ids,
})

export const articleThings = {
  article: article({ isWhole: false }),
  'article in review': article({ status: 'pending' }),
  'published article': article({ status: 'published' }),
  /** Nobody of our team decides on their own. */
  'article to check': article({ status: 'pending' }, false),
  'article to hide': article({ status: 'published' }, false),
  'hidden article': article({ status: 'published', hidden: true }, false),
  'file of an article': {
    make: async (server: TestApp, owner: Owner) => {
      const author = await authorOf(server, owner)
      return attachPdf(server, author, (await makeArticle(server, author)).id)
    },
    missing: filesOf,
  },
  'file of a published article': {
    make: async (server: TestApp) => {
      const author = await authorOf(server, null)
      return attachPdf(server, author, (await makeArticle(server, author, { status: 'published' })).id)
    },
    missing: filesOf,
  },
  'article picture': {
    make: async (server: TestApp) => {
      const { id } = await makeArticle(server, await authorOf(server, null))
      const { cover_id } = await server.context.db
        .selectFrom('article')
        .select('cover_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { name: `${cover_id}.webp` }
    },
    missing: () => ({ name: `${randomUUID()}.webp` }),
  },
}
