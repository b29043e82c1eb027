import { keepFavourite } from '../../server/src/supply/favourites/keep-favourite.ts'
import { likeAgent } from '../../server/src/supply/likes/like-agent.ts'
import { demoActor } from './demo-actor.ts'
import type { DemoAgent, DemoPeople } from './people/demo-people.ts'
import { idOf, type Story } from './story.ts'

const STARS_OF_WHO_LIKES = 4.5

/** The agents are those just told of. */
export async function bringLikes(telling: Story, { clients }: DemoPeople, agents: DemoAgent[]) {
  for (const agent of agents) {
    for (const { from, star, on } of agent.reviews) {
      const context = telling.on(new Date(`${on}T12:05:00Z`))
      if (star >= STARS_OF_WHO_LIKES) await likeAgent(context, demoActor(context, idOf(from)), agent.id)
    }
    const context = telling.on(telling.now)
    for (const client of clients)
      if (client.favourites.includes(agent.username) && telling.isHere(client.id))
        await keepFavourite(context, demoActor(context, client.id), agent.id)
  }
}
