import { act, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, render, type } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
import { showPerson } from '../../api/shown-person.ts'
import { currentToasts, dismissToast } from '../feedback/toast-store.ts'
import { Form, SubmitButton } from './form.tsx'
import { TextInput } from './text-input.tsx'
import { type FormOptions, readFilled, readTexts, useForm } from './use-form.ts'

interface Values {
  name: string
  email: string
}

const rules = {
  safeParse(input: unknown) {
    const { name, email } = input as Values
    const issues = [
      ...(name ? [] : [{ path: ['name'], message: 'please input your name' }]),
      ...(email.includes('@') ? [] : [{ path: ['email'], message: 'incorrect email' }]),
    ]
    return issues.length > 0
      ? { success: false as const, error: { issues } }
      : { success: true as const, data: { name, email } }
  },
}

const submit = vi.fn<FormOptions<Values>['submit']>()
const schema = vi.fn(async () => rules)

function Contact(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ schema, submit, ...options })
  return (
    <Form form={form}>
      <TextInput name="name" label="Name" required />
      <TextInput name="email" label="Email" required />
      <TextInput name="password" label="Password" type="password" />
      <SubmitButton>Send</SubmitButton>
      <button type="reset" onClick={form.reset}>
        Empty
      </button>
    </Form>
  )
}

const input = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const send = () => click(find('[type=submit]'))
const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)
const keys = () => submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
const toasts = () => currentToasts().map(({ text }) => text)

beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined)
  schema.mockClear()
  for (const { id } of currentToasts()) dismissToast(id)
})

async function filled() {
  await type(input('name'), 'Amara')
  await type(input('email'), 'a@b.co')
}

describe('rules', () => {
  test('they are fetched on the first touch, not before', async () => {
    await render(<Contact />)
    expect(schema).not.toHaveBeenCalled()
    await act(async () => input('name').focus())
    await act(async () => input('email').focus())
    expect(schema).toHaveBeenCalledOnce()
  })

  test('what is wrong is shown at its place, told, and the first takes the focus', async () => {
    await render(<Contact />)
    await send()
    expect(wrong()).toEqual(['name', 'email'])
    expect(document.activeElement).toBe(input('name'))
    expect(find(`#${CSS.escape(input('name').getAttribute('aria-describedby')!)}`).textContent).toBe(
      'please input your name',
    )
    expect(find('form > [role=alert]').textContent).toBe(
      '2 fields need your attention: please input your name; incorrect email.',
    )
    expect(submit).not.toHaveBeenCalled()
  })

  test('a wrong field is checked again as it changes; no new complaint appears meanwhile', async () => {
    await render(<Contact />)
    await type(input('name'), 'Amara')
    await send()
    expect(wrong()).toEqual(['email'])
    await type(input('name'), '')
    expect(wrong()).toEqual(['email'])
    await type(input('email'), 'a@b.co')
    expect(wrong()).toEqual([])
  })

  test('when they cannot be fetched the server decides', async () => {
    await render(<Contact schema={() => Promise.reject(new Error('offline'))} />)
    await send()
    expect(submit).toHaveBeenCalledOnce()
  })
})

describe('sending', () => {
  test('a form under way cannot be sent again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    submit.mockReturnValue(promise)
    await render(<Contact />)
    await filled()
    await send()
    expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true')
    await send()
    await act(async () => find<HTMLFormElement>('form').requestSubmit())
    expect(submit).toHaveBeenCalledOnce()
    await act(async () => resolve())
    expect(find('[type=submit]').getAttribute('aria-busy')).toBe(null)
  })

  test('what the server refuses stands at the same places, and what was typed stays', async () => {
    submit.mockRejectedValue(
      new ApiError(422, { message: 'Check', errors: [{ field: 'email', message: 'already used' }] }),
    )
    await render(<Contact />)
    await filled()
    await send()
    expect(wrong()).toEqual(['email'])
    expect(document.activeElement).toBe(input('email'))
    expect(input('email').value).toBe('a@b.co')
    expect(toasts()).toEqual([])
  })

  test('refusals that are sentences end once where they are told in a row', async () => {
    const errors = [
      { field: 'name', message: 'Add a name: clients ask for it.' },
      { field: 'email', message: 'already used' },
    ]
    submit.mockRejectedValue(new ApiError(422, { message: 'Check', errors }))
    await render(<Contact />)
    await filled()
    await send()
    expect(find('form > [role=alert]').textContent).toBe(
      '2 fields need your attention: Add a name: clients ask for it; already used.',
    )
  })

  test('any other failure stays in the form and is a toast: the sentence of the server, else the fallback', async () => {
    submit.mockRejectedValueOnce(new ApiError(409, { message: 'Not now.' }))
    await render(<Contact fallback="an error occurred." />)
    await filled()
    await send()
    submit.mockRejectedValueOnce(ApiError.unreachable())
    await send()
    expect(toasts()).toEqual(['Not now.', 'an error occurred.'])
    expect(find('form').lastChild?.textContent).toBe('an error occurred.')
  })

  test('a refusal of a field the form does not have is a toast', async () => {
    const error = new ApiError(422, { message: 'Check', errors: [{ field: 'elsewhere', message: 'bad' }] })
    submit.mockRejectedValue(error)
    await render(<Contact />)
    await filled()
    await send()
    expect(toasts()).toEqual(['Check'])
  })
})

describe('a field that shows a reason of its own from the start', () => {
  function Judged(options: Partial<FormOptions<Values>>) {
    const form = useForm<Values>({ schema, submit, ...options })
    return (
      <Form form={form}>
        <TextInput name="name" label="Name" required error="Not as on the paper." />
        <TextInput name="email" label="Email" required />
        <SubmitButton>Send</SubmitButton>
      </Form>
    )
  }

  test('hides no failure of sending', async () => {
    submit.mockRejectedValue(ApiError.unreachable())
    await render(<Judged fallback="an error occurred." />)
    await filled()
    await send()
    expect(toasts()).toEqual(['an error occurred.'])
  })

  test('does not take the focus from the one that is wrong now', async () => {
    await render(<Judged />)
    await type(input('name'), 'Amara')
    await send()
    expect(document.activeElement).toBe(input('email'))
    expect(toasts()).toEqual([])
  })
})

test('what rules call otherwise stands at the input that shows it', async () => {
  const error = new ApiError(422, { message: 'Check', errors: [{ field: 'people.0.name', message: 'bad' }] })
  submit.mockRejectedValue(error)
  await render(<Contact inputOf={(name) => (name.startsWith('people') ? 'name' : name)} />)
  await filled()
  await send()
  expect(wrong()).toEqual(['name'])
  expect(document.activeElement).toBe(input('name'))
  expect(toasts()).toEqual([])
})

describe('one user action, one key', () => {
  test('pressing again after an unknown outcome repeats it with the same key', async () => {
    submit.mockRejectedValueOnce(ApiError.unreachable())
    await render(<Contact />)
    await filled()
    await send()
    await send()
    expect(keys()[0]).toBe(keys()[1])
  })

  test('other words, a refusal or a success begin a new action', async () => {
    submit.mockRejectedValueOnce(ApiError.unreachable())
    submit.mockRejectedValueOnce(new ApiError(409, { code: 'not_now' }))
    await render(<Contact />)
    await filled()
    await send()
    await type(input('name'), 'Bo')
    await send()
    await send()
    await send()
    expect(new Set(keys()).size).toBe(4)
  })
})

describe('drafts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    showPerson(null)
    localStorage.clear()
  })
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(600)))

  test('what was typed is there again, but never a password', async () => {
    await render(<Contact draftKey="contact" />)
    await type(input('name'), 'Amara')
    await type(input('password'), 'Secret1!')
    await wait()
    expect(localStorage.getItem('draft:visitor:contact')).not.toContain('Secret1!')
    document.body.replaceChildren()
    await render(<Contact draftKey="contact" />)
    expect(input('name').value).toBe('Amara')
    expect(input('password').value).toBe('')
  })

  test('it goes when the form is sent or emptied', async () => {
    await render(<Contact draftKey="contact" />)
    await filled()
    await wait()
    await send()
    expect(localStorage.getItem('draft:visitor:contact')).toBe(null)
    await type(input('name'), 'Bo')
    await wait()
    await click(find('[type=reset]'))
    await wait()
    expect(localStorage.getItem('draft:visitor:contact')).toBe(null)
    expect(input('name').value).toBe('')
  })

  test('what one person typed is shown to nobody else', async () => {
    showPerson('ada')
    await render(<Contact draftKey="contact" />)
    await type(input('name'), 'Ada, who leaves her husband')
    await wait()
    document.body.replaceChildren()
    showPerson('bo')
    await render(<Contact draftKey="contact" />)
    expect(input('name').value).toBe('')
    document.body.replaceChildren()
    showPerson('ada')
    await render(<Contact draftKey="contact" />)
    expect(input('name').value).toBe('Ada, who leaves her husband')
  })

  test('who signs out right after typing leaves none behind', async () => {
    showPerson('ada')
    await render(<Contact draftKey="contact" />)
    await type(input('name'), 'Ada')
    showPerson(null)
    await wait()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('it stays when sending fails', async () => {
    submit.mockRejectedValue(ApiError.unreachable())
    await render(<Contact draftKey="contact" />)
    await filled()
    await wait()
    await send()
    expect(localStorage.getItem('draft:visitor:contact')).toContain('Amara')
  })
})

test('what a form holds is read by its names; several of one name are a list', () => {
  const data = new FormData()
  for (const [name, value] of [
    ['title', 'A'],
    ['note', ''],
    ['tags', 'x'],
    ['tags', 'y'],
  ] as const)
    data.append(name, value)
  expect(readTexts(data)).toEqual({ title: 'A', note: '', tags: ['x', 'y'] })
  expect(readFilled(data)).toEqual({ title: 'A', tags: ['x', 'y'] })
})

test('what is sent before the page knows all of itself goes by what it knows then', async () => {
  const rulesCome = Promise.withResolvers<typeof rules>()
  const later = vi.fn<FormOptions<Values>['submit']>(async () => {})
  let know = () => {}
  function Page() {
    const [isKnown, setKnown] = useState(false)
    know = () => setKnown(true)
    return <Contact schema={() => rulesCome.promise} submit={isKnown ? later : submit} />
  }
  await render(<Page />)
  await filled()
  await send()
  await act(async () => know())
  await act(async () => rulesCome.resolve(rules))
  expect(later).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})
