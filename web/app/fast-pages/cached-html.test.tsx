import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Card } from '../ui/text/card.tsx'
import { still, ToHtmlContext } from './cached-html.tsx'

interface Person {
  name: string
  cities: string[]
}

let made = 0
const draw = ({ name, cities }: Person) => {
  made++
  return (
    <Card as="li" className="person">
      {name} & Co, {cities.length} cities: <b>{cities.join(', ')}</b>
    </Card>
  )
}

beforeEach(() => {
  made = 0
  vi.stubEnv('SSR', true)
})
afterEach(() => vi.unstubAllEnvs())

const onServer = (element: ReactElement) =>
  renderToString(<ToHtmlContext value={renderToString}>{element}</ToHtmlContext>)

const anna = { name: 'Anna <3', cities: ['Lagos', 'Turku'] }

test('the server writes a still part once and then repeats it to the letter', () => {
  const Part = still(draw)
  const plain = renderToString(draw(anna))
  made = 0
  expect(onServer(<Part {...anna} />)).toBe(plain)
  expect(onServer(<Part {...structuredClone(anna)} />)).toBe(plain)
  expect(made).toBe(1)
})

test('a part with other props is another one', () => {
  const Part = still(draw)
  onServer(<Part {...anna} />)
  expect(onServer(<Part {...anna} cities={['Turku']} />)).toContain('<b>Turku</b>')
})

test('of a list without end only the last are kept', () => {
  const Part = still(draw)
  for (let number = 0; number <= 500; number++) onServer(<Part name={`${number}`} cities={[]} />)
  expect(made).toBe(501)
  onServer(<Part name="500" cities={[]} />)
  expect(made).toBe(501)
  onServer(<Part name="0" cities={[]} />)
  expect(made).toBe(502)
})

test('the browser takes a still part over as it stands', async () => {
  const ServerPart = still(draw)
  vi.stubEnv('SSR', false)
  const BrowserPart = still(draw)
  const place = document.body.appendChild(document.createElement('ul'))
  place.innerHTML = onServer(<ServerPart {...anna} />)
  const before = place.innerHTML
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, <BrowserPart {...anna} />, { onRecoverableError: (error) => problems.push(error) }),
  )
  expect(problems).toEqual([])
  expect(place.innerHTML).toBe(before)
  await act(async () => root.unmount())
  place.remove()
})

test('what has no plain element around it cannot be still', () => {
  const Part = still(() => <>only words</>)
  expect(() => onServer(<Part />)).toThrow('plain element')
})
