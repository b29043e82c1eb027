import type { ArticleCard } from '@sojourn/contract/talk/articles'
import { expect, test } from 'vitest'
import { find, renderAt } from '../../../test/render.tsx'
import AgentArticles from './agent-articles.tsx'

test('an article on a profile shows its first words, cut at a word', async () => {
  const article = {
    ...{ id: 'a1', author: { uuid: 'one' }, slug: 'papers', title: 'Your papers', category: 'Study' },
    ...{ excerpt: 'word '.repeat(50).trim(), date: '2026-03-09', reading_minutes: 4 },
  } as unknown as ArticleCard
  await renderAt('/amara-okafor', <AgentArticles name="Amara" articles={[article]} />)
  const shown = find('li p').textContent ?? ''
  expect(shown.length).toBeLessThanOrEqual(163)
  expect(shown).toMatch(/word…$/)
})
