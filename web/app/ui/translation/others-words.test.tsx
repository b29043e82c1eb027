import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { falseTranslation } from '../../../test/false-translation.ts'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'

// Each test is a browser that was just opened: what it knows of languages is kept in modules.
beforeEach(() => void vi.resetModules())

type Props = Parameters<typeof import('./others-words.tsx').OthersWords>[0]

async function shown(words: string[], props: Partial<Props> = {}) {
  const { OthersWords } = await import('./others-words.tsx')
  return render(
    <OthersWords words={words} {...props}>
      {(say, as) =>
        words.map((word) => (
          <p key={word} {...as}>
            {say(word)}
          </p>
        ))
      }
    </OthersWords>,
  )
}

const nothing = () => null
const paragraphs = () =>
  [...document.querySelectorAll('p')].map(({ textContent, dir, lang }) => [textContent, dir, lang])
const press = (name: string) => eventually(() => findText(name)).then(click)
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

/** Everything that was going to happen has. */
const settled = () => eventually(() => expect(document.documentElement.dataset.busy).toBeUndefined())

test('a browser that cannot translate is shown the words alone', async () => {
  await shown(['Bonjour à vous'])
  await settled()
  expect(paragraphs()).toEqual([['Bonjour à vous', 'auto', '']])
  expect(buttons()).toEqual([])
})

test('a browser that knows the names but translates nothing is not asked for its detector, of which it would warn', async () => {
  const { seen } = falseTranslation({ pack: 'unavailable' })
  await shown(['Bonjour à vous, merci pour votre message'])
  await settled()
  expect(buttons()).toEqual([])
  expect([seen.detectorsAsked, seen.detected]).toEqual([0, []])
})

test('nothing is asked of the browser before somebody is at the page', async () => {
  const { seen } = falseTranslation({ isSomebodyThere: false })
  await shown(['Bonjour à vous'])
  await settled()
  expect([buttons(), seen.detectorsAsked]).toEqual([[], 0])
  await act(async () => void dispatchEvent(new Event('focusin')))
  await press('Read in English')
})

test.each([
  ['the language of the page', ['Good morning to you'], {}],
  ['a language nobody is sure of', ['Bonjour'], { confidence: 0.3 }],
  ['a language the browser does not translate', ['Bonjour à vous'], { pack: 'unavailable' }],
  ['no words at all', ['👍 12:30 https://bonjour.example/'], {}],
] as const)('%s is not offered in another', async (_, words, can) => {
  const { seen } = falseTranslation(can)
  await shown([...words])
  await settled()
  expect(buttons()).toEqual([])
  expect(seen.translated).toEqual([])
})

test('one’s own words are not offered in another language', async () => {
  const { seen } = falseTranslation()
  await shown(['Bonjour à vous'], { isOwn: true })
  await settled()
  expect(buttons()).toEqual([])
  expect(seen.detected).toEqual([])
})

test('a press translates in place, in the direction of the page, and one leads back', async () => {
  const { seen } = falseTranslation()
  await shown(['مرحبا', 'شكرا لك'])
  await press('Read in English')
  await eventually(() => expect(buttons()).toEqual(['Show the original words']))
  expect(paragraphs()).toEqual([
    ['ar-en(مرحبا)', 'ltr', 'en'],
    ['ar-en(شكرا لك)', 'ltr', 'en'],
  ])
  expect(find('[role=status]').textContent).toBe('Translated on your device')
  await press('Show the original words')
  expect(paragraphs()).toEqual([
    ['مرحبا', 'auto', ''],
    ['شكرا لك', 'auto', ''],
  ])
  await press('Read in English')
  await eventually(() => findText('Show the original words'))
  expect(seen.translated).toEqual(['مرحبا', 'شكرا لك'])
})

test('a translation of what binds says what counts', async () => {
  falseTranslation()
  await shown(['Bonjour à vous'], { isBinding: true })
  await press('Read in English')
  await eventually(() =>
    expect(find('[role=status]').textContent).toBe(
      'Translated on your device. The original words are binding.',
    ),
  )
})

test('it is said how far the language has come, and that it is translated', async () => {
  const { held, share, release } = falseTranslation({ pack: 'downloadable' })
  held.create = true
  await shown(['Bonjour à vous'])
  await press('Read in English')
  await share(0.47)
  const said = () => find('[role=status]').textContent
  expect(said()).toBe('Your browser is loading this language: 40%')
  expect(paragraphs()).toEqual([['Bonjour à vous', 'auto', '']])
  await share(1)
  expect(said()).toBe('Translating…')
  await release()
  await eventually(() => expect(said()).toBe('Translated on your device'))
})

test('two presses at once translate once', async () => {
  const { held, seen, release } = falseTranslation()
  held.translate = true
  await shown(['Bonjour à vous'])
  const button = await eventually(() => findText('Read in English'))
  await act(async () => {
    button.click()
    button.click()
  })
  await release()
  await eventually(() => findText('Show the original words'))
  expect(seen.translated).toEqual(['Bonjour à vous'])
})

test('what could not be translated says so, and is tried again', async () => {
  const { held, seen } = falseTranslation({ pack: 'downloadable' })
  held.fails = true
  await shown(['Bonjour à vous'])
  await press('Read in English')
  await eventually(() => expect(find('[role=status]').textContent).toBe('This could not be translated here.'))
  expect(paragraphs()).toEqual([['Bonjour à vous', 'auto', '']])
  held.fails = false
  await press('Retry')
  await eventually(() => expect(paragraphs()).toEqual([['fr-en(Bonjour à vous)', 'ltr', 'en']]))
  expect(seen.created).toBe(2)
})

test('addresses, lines and blanks stay as they were', async () => {
  const { seen } = falseTranslation()
  await shown(['Bonjour :\n\n  voir https://example.com/fr/page. Merci\n12 345'])
  await press('Read in English')
  await eventually(() => findText('Show the original words'))
  expect(find('p').textContent).toBe(
    'fr-en(Bonjour :)\n\n  fr-en(voir) https://example.com/fr/pagefr-en(. Merci)\n12 345',
  )
  expect(seen.translated).not.toContain('https://example.com/fr/page')
})

test('whoever leaves while it is translated ends it', async () => {
  const { held, seen, release } = falseTranslation()
  held.translate = true
  const { OthersWords } = await import('./others-words.tsx')
  let leave = () => {}
  function Page() {
    const [isHere, setHere] = useState(true)
    leave = () => setHere(false)
    return (
      isHere && <OthersWords words={['Bonjour', 'Bonjour encore']}>{(say) => say('Bonjour')}</OthersWords>
    )
  }
  await render(<Page />)
  await press('Read in English')
  await eventually(() => expect(seen.translated).toEqual(['Bonjour']))
  await act(async () => leave())
  expect(seen.aborted).toBe(1)
  await release()
  await settled()
  expect(seen.translated).toEqual(['Bonjour'])
})

test('where the detector has yet to come, usual words tell the language, and a press brings it', async () => {
  const { seen } = falseTranslation({ detector: 'downloadable', pack: 'downloadable' })
  const { OthersWords } = await import('./others-words.tsx')
  const German = 'Bonjour, Umlaute und Fälle'
  await render(
    <>
      <OthersWords words={['Merci pour votre message, je vous envoie les documents']}>{nothing}</OthersWords>
      <OthersWords words={[German]}>{nothing}</OthersWords>
      <OthersWords words={['Thank you for the documents, I will look at them']}>{nothing}</OthersWords>
    </>,
  )
  await act(async () => void dispatchEvent(new Event('focusin')))
  await press('Read in English')
  await eventually(() => expect(buttons()).toEqual(['Show the original words', 'Read in English']))
  expect(seen.detected).toContain(German)
})
