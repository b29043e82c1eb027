import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArticleStory, fillArticles } from '../../server/src/talk/articles/fill-articles.ts'
import { fillShowcase, type TestimonialStory } from '../../server/src/talk/showcase/fill-showcase.ts'
import { COVER, drawCover } from './drawing/draw-cover.ts'
import { type DemoPeople, STORY } from './people/demo-people.ts'
import { idOf, type Story } from './story.ts'

type Told = Omit<ArticleStory, 'id' | 'cover'>

/** Agents are found by their usernames; what clients say on the home page comes along. */
export async function bringArticles(telling: Story, { agents }: DemoPeople) {
  const files = (await readdir(join(STORY, 'articles'))).sort()
  const told = await Promise.all(files.map((file) => readJson<Told>(`articles/${file}`)))
  const ids = new Map(agents.map(({ username, id }) => [username, id]))
  const context = telling.on(telling.now)
  await fillArticles(
    context,
    told.flatMap((article): ArticleStory[] => {
      const author = ids.get(article.author)
      if (author === undefined) return []
      const { slug, category } = article
      const cover = { id: idOf(`cover ${slug}`), ...COVER, draw: () => drawCover(slug, category) }
      return [{ ...article, author, id: idOf(`article ${slug}`), cover }]
    }),
  )
  await fillShowcase(context, await readJson<TestimonialStory[]>('testimonials.json'))
}

const readJson = async <T>(name: string) => JSON.parse(await readFile(join(STORY, name), 'utf8')) as T
