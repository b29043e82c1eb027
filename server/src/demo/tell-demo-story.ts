import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import {
  type AgentStory,
  type ArticleStory,
  fillShowcase,
  type TestimonialStory,
} from '../showcase/fill-showcase.ts'
import { bringDemoOffers } from './bring-demo-offers.ts'
import { bringDemoPeople } from './bring-demo-people.ts'
import { readDemoPeople, STORY } from './demo-people.ts'

/** Fills an empty database with the people of the demo story, once; tells who can sign in. */
export async function tellDemoStory(context: Context) {
  const articleFiles = (await readdir(join(STORY, 'articles'))).sort()
  await fillShowcase(context, {
    agents: await readJson<AgentStory[]>('agents.json'),
    articles: await Promise.all(articleFiles.map((file) => readJson<ArticleStory>(`articles/${file}`))),
    testimonials: await readJson<TestimonialStory[]>('testimonials.json'),
  })
  const people = await readDemoPeople()
  await bringDemoPeople(context, people)
  await bringDemoOffers(context, people)
  return people
}

const readJson = async <T>(name: string) => JSON.parse(await readFile(join(STORY, name), 'utf8')) as T
