import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { fillShowcase } from './fill-showcase.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a visitor reads what clients say in the order of the story, which is filled in once', async () => {
  const of = (name: string, from_country: string, to_country: string) => ({
    ...{ name, from_country, to_country, purpose: 'Study', text: `I am ${name}.` },
  })
  const story = [of('Zoë', 'NG', 'CA'), of('Amir', 'IN', 'DE'), of('Mai', 'VN', 'FR')]
  for (const _ of [1, 2]) await fillShowcase(server.context, story)
  // The first row lies at the end of the table from now on.
  await server.context.db
    .updateTable('testimonial')
    .set({ purpose: 'Work' })
    .where('position', '=', 0)
    .execute()
  const { items } = (await new Browser(server).get('/testimonials')).body.data
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Zoë', 'Amir', 'Mai'])
  expect(items[0]).toMatchObject({
    from_country: { id: 'NG', name: 'Nigeria' },
    to_country: { id: 'CA', name: 'Canada' },
    ...{ purpose: 'Work', text: 'I am Zoë.' },
  })
})
