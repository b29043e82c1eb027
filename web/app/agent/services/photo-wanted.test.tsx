import { expect, test } from 'vitest'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find } from '../../../test/render.tsx'
import { MissingList } from './missing-list.tsx'
import { PhotoWanted } from './photo-wanted.tsx'

const text = () => document.body.textContent ?? ''

test('who would publish without a photo adds it in the very place that asks for it', async () => {
  const missing = [
    { field: 'picture', message: 'Add a photo of yourself: clients hire people whose face they know.' },
  ]
  await openOwnPage(() => <MissingList missing={missing} />, '/p/agent/services')
  await eventually(() => find('section input[type=file]'))
  expect(find('section label').textContent).toContain('Add a photo of yourself')
})

test('who is published already is asked kindly, and puts it away', async () => {
  await openOwnPage(PhotoWanted, '/p/agent/services')
  await eventually(() => expect(text()).toContain('Your services stay public.'))
  expect(find('input[type=file]')).toBeTruthy()
  await click(find('button[aria-label=Dismiss]'))
  expect(text()).not.toContain('Your services stay public.')
})

test('who has a photo is asked for none', async () => {
  await openOwnPage(
    () => (
      <>
        <h1>Here</h1>
        <PhotoWanted />
      </>
    ),
    '/p/agent/services',
    {
      account: anAgent({ profile_picture: '/api/pictures/x.webp' }),
    },
  )
  await eventually(() => find('h1'))
  expect(document.querySelector('input[type=file]')).toBeNull()
})
