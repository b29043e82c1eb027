import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { keepHello, keepPoster } from '../../../src/talk/hellos/change-hello.ts'
import { aFilm } from '../../films.ts'
import { makePerson } from '../../people.ts'
import { png } from '../../sample-files.ts'
import type { TestApp } from '../../start-app.ts'

/** The video of an agent whom clients see, with all that belongs to it. */
export const helloThings = {
  hello: {
    make: async (server: TestApp) => {
      const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
      const film = await aFilm(5_000)
      const { id } = await keepHello(server.context, agent, {
        ...{ name: 'hello.webm', mediaType: 'video/webm', size: film.length },
        open: () => Readable.from([film], { objectMode: false }),
      })
      await keepPoster(server.context, agent, png)
      await server.context.db.updateTable('hello').set({ captions: 'WEBVTT' }).where('id', '=', id).execute()
      return { id }
    },
    missing: () => ({ id: randomUUID() }),
  },
}
