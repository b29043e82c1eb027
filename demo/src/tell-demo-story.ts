import type { Context } from '../../server/src/context.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import { inSilence, type Progress } from '../../server/src/platform/progress.ts'
import { indexTogether } from '../../server/src/supply/search/index/index-agent.ts'
import { renewFreeSlots } from '../../server/src/supply/search/index/renew-free-slots.ts'
import { bringArticles } from './bring-articles.ts'
import { bringHires } from './bring-hires.ts'
import { bringLikes } from './bring-likes.ts'
import { bringNotices } from './bring-notices.ts'
import { bringPastClients } from './bring-past-clients.ts'
import { bringPastReviews } from './bring-past-reviews.ts'
import { bringPlans } from './bring-plans.ts'
import { bringReports } from './bring-reports.ts'
import { bringVault } from './bring-vault.ts'
import { tellOfWallets } from './bring-wallets.ts'
import { bringColleagues } from './people/bring-colleagues.ts'
import { bringDemoAgents } from './people/bring-demo-agents.ts'
import { bringDemoPeople } from './people/bring-demo-people.ts'
import { readDemoPeople } from './people/demo-people.ts'
import { reviewedBefore } from './reviewed-before.ts'
import { beginStory } from './story.ts'

/** Fills a database with the people of the demo story, each of them once; tells who can sign in. */
export async function tellDemoStory(context: Context, tell: Progress = inSilence) {
  const progress: Progress = (how) => tell(`Filling the demo story: ${how}`)
  const people = await readDemoPeople()
  const passwordHash = await context.passwords.hash(people.password)
  const clients = await transact(context, async (tx) => {
    const telling = await beginStory(context, { tx, passwordHash, people, progress })
    await bringDemoPeople(telling, people)
    await bringPastClients(telling, people)
    const agents = await indexTogether(context, tx, async () => {
      const told = await bringDemoAgents(telling, people)
      const reviewed = await reviewedBefore(telling, told)
      await bringPastReviews(telling, [...reviewed, ...(await bringColleagues(telling))])
      return told
    })
    await bringLikes(telling, people, agents)
    await bringArticles(telling, people)
    return people.clients.filter(({ id }) => telling.isHere(id))
  })
  await bringPlans(context, people)
  await bringHires(context, people, clients, { progress, meanwhile: await tellOfWallets(context, people) })
  await bringVault(context, clients)
  await bringReports(context, people, clients)
  await bringNotices(context, people)
  // Free times were counted as of the past days on which the story was told.
  await renewFreeSlots.run(context, {})
  return people
}
