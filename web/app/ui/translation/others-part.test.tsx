import { beforeEach, expect, test, vi } from 'vitest'
import { falseTranslation } from '../../../test/false-translation.ts'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'
import type { Saying } from './others-words.tsx'

// Each test is a browser that was just opened: what it knows of languages is kept in modules.
beforeEach(() => void vi.resetModules())

type Props = { title: string; paper: string } & Partial<Saying>

const Sheet = ({ title, paper, say = (words) => words, as = { dir: 'auto' } }: Props) => (
  <>
    <h3 {...as}>{say(title)}</h3>
    <details>
      <summary>Papers</summary>
      <p>{say(paper)}</p>
    </details>
  </>
)

/** A service whose script is counted when it is fetched, and cannot be had at first where told. */
async function shown({ isAway = false } = {}) {
  const { othersPart } = await import('./others-part.tsx')
  const network = { fetched: 0, isAway }
  const source = async () => {
    network.fetched += 1
    if (network.isAway) throw new TypeError('Failed to fetch')
    return { default: Sheet }
  }
  const Written = ({ title, paper }: Omit<Props, keyof Saying>) => <Sheet title={title} paper={paper} />
  const Part = othersPart<Omit<Props, keyof Saying>>(
    Object.assign(Written, { source }),
    ({ title, paper }) => [title, paper],
    true,
  )
  await render(<Part title="Bonjour à vous" paper="Bonjour, passeport" />)
  return network
}

const press = (name: string) => eventually(() => findText(name)).then(click)
const said = () => [find('h3').textContent, find('details p').textContent]

test('nothing is translated or fetched before somebody presses', async () => {
  const { seen } = falseTranslation()
  const network = await shown()
  await eventually(() => findText('Read in English'))
  expect(said()).toEqual(['Bonjour à vous', 'Bonjour, passeport'])
  expect([seen.created, seen.translated, network.fetched]).toEqual([0, [], 0])
})

test('a press translates all of it, says that the original counts, and leaves unfolded what was', async () => {
  falseTranslation()
  const network = await shown()
  find<HTMLDetailsElement>('details').open = true
  await press('Read in English')
  await eventually(() => expect(said()).toEqual(['fr-en(Bonjour à vous)', 'fr-en(Bonjour, passeport)']))
  expect(find('h3').lang).toBe('en')
  expect(find('[role=status]').textContent).toBe('Translated on your device. The original words are binding.')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  await press('Show the original words')
  expect(said()).toEqual(['Bonjour à vous', 'Bonjour, passeport'])
  await press('Read in English')
  await eventually(() => findText('Show the original words'))
  expect(network.fetched).toBe(1)
})

test('where its script cannot be had the words stay, and it is tried again', async () => {
  falseTranslation()
  const network = await shown({ isAway: true })
  await press('Read in English')
  await eventually(() => expect(find('[role=status]').textContent).toBe('This could not be translated here.'))
  expect(said()).toEqual(['Bonjour à vous', 'Bonjour, passeport'])
  network.isAway = false
  await press('Retry')
  await eventually(() => expect(said()[0]).toBe('fr-en(Bonjour à vous)'))
})
