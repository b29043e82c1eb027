import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { openContext, openPage, PHONE } from '../browser.ts'
import { payButton } from '../hiring.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { mailedPath, mailsTo } from '../outbox.ts'
import { askAs } from '../own-api.ts'
import { passport } from '../passport.ts'
import { runJob } from '../run-job.ts'
import { CARDS, saveCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, type Person, signIn } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

/** The link of the mail is not counted: it is pressed in another program. */
const MOST_PRESSES = 3
/** A thumb finds what is this high, the room around a small button with it. */
const THUMB_PX = 44

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { meeting_length: 30, requirements: [{ name: 'Passport' }] } })
const ours = await openSession(agent)

/** Runs in the page. */
function isFoundByThumb(target: Element, high: number) {
  target.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = target.getBoundingClientRect()
  return [1 - high / 2, 0, high / 2 - 1].every((from) => {
    const at = document.elementFromPoint(left + width / 2, top + height / 2 + from)
    return at === target || target.contains(at)
  })
}

/** One thumb on a phone: it presses and types, and nothing else. */
class Thumb {
  presses = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator) {
    this.presses += 1
    await target.scrollIntoViewIfNeeded()
    await expect
      .poll(() => target.evaluate(isFoundByThumb, THUMB_PX), { message: `${target} is too low for a thumb` })
      .toBe(true)
    await act(this.page, () => target.tap())
  }

  button = (name: string) => this.press(this.page.getByRole('button', { name, exact: true }).first())
  inDialog = (name: string) =>
    this.press(this.page.getByRole('dialog').getByRole('button', { name, exact: true }))
  type = (name: string, words: string) =>
    act(this.page, () => this.page.getByRole('textbox', { name }).fill(words))

  /** Half a star is narrower than a thumb, and the half beside it is nearly meant. */
  async star(name: string) {
    this.presses += 1
    await act(this.page, () => this.page.getByRole('radio', { name, exact: true }).tap())
  }
}

/** The phone of somebody, where they are signed in. */
async function phoneOf(person: Person) {
  const context = await openContext({ width: PHONE, touch: true })
  await signIn(context, person)
  return {
    context,
    /** They press the link of a mail, and then do what it is about. */
    async follow(subject: RegExp, does: (thumb: Thumb) => Promise<unknown>) {
      const { subject: whole } = await mailAbout(person, subject)
      const { page } = await openPage(context)
      const thumb = new Thumb(page)
      await goTo(page, await mailedPath(person.email, whole))
      await does(thumb)
      expect(thumb.presses, `${whole}: presses`).toBeLessThanOrEqual(MOST_PRESSES)
    },
  }
}

/** Mails wait for a while for who may read of it in the app; this one does not. */
async function mailAbout({ email }: Person, subject: RegExp) {
  await askDatabase(
    'update mail_body set due_at = now() from person where person_id = person.id and person.email = $1',
    [email],
  )
  await runJob('send-held-mails')
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject))
  await expect.poll(find, { message: String(subject), timeout: 15_000 }).toBeDefined()
  return (await find()) as { subject: string }
}

const client = await makePerson()
const theirs = await openSession(client)
const goal = await makeGoalFor(theirs, agent.service)
const ofClient = await phoneOf(client)
const ofAgent = await phoneOf(agent)

/** The API tells where an order stands. */
const orderOf = (uuid: string) =>
  askAs<{ status: [number, string] }>(theirs, 'GET', `/orders/${uuid}`).then(({ status }) => status[1])
const workOf = (uuid: string) =>
  askAs<{ due_at: string; request: { answer: string | null } | null; may: string[] }>(
    ours,
    'GET',
    `/orders/${uuid}/work`,
  )
const documentOf = async (uuid: string, name: string) => {
  const { items } = await askAs<{ items: { name: string; slug: string }[] }>(
    theirs,
    'GET',
    `/orders/${uuid}/documents`,
  )
  return items.find((document) => document.name === name)?.slug
}

async function paidOrder() {
  const order = await makeOrder(theirs, goal, agent.service)
  await payByGift(theirs, staff, order, agent.service)
  return order
}

/** A message that nobody has read for a quarter of an hour is mailed. */
async function mailUnread(conversation: string) {
  await askDatabase(
    "update message set created_at = created_at - interval '20 minutes' where conversation_id = $1",
    [conversation],
  )
  await runJob('mail-unread', { conversation })
}

const messagesIn = async (conversation: string) => {
  const { items } = await askAs<{ items: { message: string }[] }>(
    theirs,
    'GET',
    `/conversations/${conversation}/messages`,
  )
  return items.map(({ message }) => message)
}

const order = await paidOrder()
const path = `/orders/${order.uuid}`

test('an agent starts the work', async () => {
  await ofAgent.follow(/hired you/, async (thumb) => {
    await thumb.button('Start the work')
    await thumb.inDialog('Start the work')
  })
  expect(await orderOf(order.uuid)).toBe('Ongoing')
})

test('a client hands over a document, and the agent accepts it', async () => {
  await askAs(ours, 'POST', `${path}/documents`, {
    ...{ name: 'Birth certificate', given_by: 'client', mandatory: true },
  })
  await ofClient.follow(/asks for documents/, async (thumb) => {
    const row = thumb.page.getByRole('listitem', { name: 'Birth certificate' })
    const [chooser] = await Promise.all([
      thumb.page.waitForEvent('filechooser'),
      thumb.press(row.locator('label', { hasText: 'Upload' }).first()),
    ])
    const file = { name: 'birth.png', mimeType: 'image/png', buffer: passport }
    await act(thumb.page, () => chooser.setFiles(file))
    await expect.poll(() => documentOf(order.uuid, 'Birth certificate')).toBe('handed_over')
  })
  await ofAgent.follow(/uploaded documents/, (thumb) => thumb.button('Accept Birth certificate'))
  expect(await documentOf(order.uuid, 'Birth certificate')).toBe('accepted')
})

test('a client accepts the meeting they are offered', async () => {
  const { slots } = await askAs<{ slots: string[] }>(ours, 'GET', `${path}/schedule/times`)
  await askAs(ours, 'POST', `${path}/meetings`, { start: slots[0] })
  await ofClient.follow(/offers you a meeting/, async (thumb) => {
    await thumb.button('Accept this time')
    await thumb.inDialog('Accept this time')
  })
  const { meeting } = await askAs<{ meeting: { start: string } | null }>(theirs, 'GET', `${path}/schedule`)
  expect(meeting?.start).toBe(slots[0])
})

test('a client gives more time', async () => {
  const { due_at: before } = await workOf(order.uuid)
  await askAs(ours, 'POST', `${path}/extensions`, { days: 5, reason: 'A stamp is missing.' })
  await ofClient.follow(/asks for more time/, async (thumb) => {
    await thumb.button('Agree')
    await thumb.inDialog('Agree')
  })
  expect(Date.parse((await workOf(order.uuid)).due_at)).toBeGreaterThan(Date.parse(before))
})

test('each side answers a message', async () => {
  const { uuid: talk } = await askAs<{ uuid: string }>(ours, 'GET', `${path}/conversation`)
  await askAs(ours, 'POST', `/conversations/${talk}/messages`, {
    ...{ client_id: randomUUID(), message: 'Which of your two names stands in your passport?' },
  })
  for (const [phone, words] of [
    [ofClient, 'The first one.'],
    [ofAgent, 'Thank you, that is all I need.'],
  ] as const) {
    await mailUnread(talk)
    await phone.follow(/New message/, async (thumb) => {
      await thumb.type('Message', words)
      await thumb.button('Send')
    })
    await expect.poll(() => messagesIn(talk)).toContain(words)
  }
})

test('an agent hands the work in again', async () => {
  const { request } = await askAs<{ request: { id: string } }>(ours, 'POST', `${path}/completion-requests`, {
    summary: 'All is filed.',
  })
  await askAs(theirs, 'POST', `${path}/completion-requests/${request.id}/answer`, {
    ...{ accept: false, changes: 'My name is spelled wrong.' },
  })
  await ofAgent.follow(/asks for changes/, async (thumb) => {
    await thumb.button('Ask for completion')
    await thumb.type('Summary', 'Your name is right now.')
    await thumb.inDialog('Ask for completion')
  })
  expect((await workOf(order.uuid)).may).toContain('withdraw_request')
})

test('a client accepts the work', async () => {
  await ofClient.follow(/finished the work/, async (thumb) => {
    await thumb.button('Accept the work')
    await thumb.inDialog('Accept the work')
  })
  expect(await orderOf(order.uuid)).toBe('Completed')
})

test('a client reviews it, and the agent answers', async () => {
  await ofClient.follow(/is completed/, async (thumb) => {
    await thumb.button('Write a review')
    await thumb.star('4.5 stars')
    await thumb.type('Your review', 'Patient and quick.')
    await thumb.inDialog('Publish')
  })
  await ofAgent.follow(/reviewed your work/, async (thumb) => {
    await thumb.button('Answer the review')
    await thumb.type('Your answer', 'It was a pleasure.')
    await thumb.inDialog('Publish')
  })
  const review = JSON.stringify(await askAs(theirs, 'GET', `${path}/reviews`))
  expect(review).toContain('Patient and quick.')
  expect(review).toContain('It was a pleasure.')
})

test('an agent accepts a proposal', async () => {
  const order = await paidOrder()
  await askAs(ours, 'POST', `/orders/${order.uuid}/start`)
  const { id } = await askAs<{ id: string }>(theirs, 'POST', `/orders/${order.uuid}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  await askAs(theirs, 'POST', `/orders/${order.uuid}/conflicts/${id}/refunds`, {
    ...{ amount: 100_00, continues: false, more_days: 0, destination: 'card', text: 'A part of it, please.' },
  })
  await ofAgent.follow(/^A proposal for order/, async (thumb) => {
    await thumb.button('Accept')
    await thumb.inDialog('Accept')
  })
  expect(await orderOf(order.uuid)).toBe('Completed')
})

test('a client pays the next stage', async () => {
  const inStages = await makeAgent({
    offer: {
      requirements: [],
      price: 300_00,
      stages: [
        { name: 'Plan', delivers: 'Which visa fits.', days: 5, amount: 100_00 },
        { name: 'Filing', delivers: 'The application, filed.', days: 10, amount: 200_00 },
      ],
    },
  })
  const { service } = inStages
  const first = await makeOrder(theirs, await makeGoalFor(theirs, service), service)
  await payByGift(theirs, staff, first, { ...service, price: { amount: 100_00, currency: 'USD' } })
  await saveCard(theirs, CARDS.good)
  await askAs(await openSession(inStages), 'POST', `/orders/${first.uuid}/start`)
  await askAs(theirs, 'POST', `/orders/${first.uuid}/accept`)
  await ofClient.follow(/^Stage 2 of 2 is next/, async (thumb) => {
    await thumb.press(thumb.page.getByRole('button', { name: /^Finish payment/ }).first())
    await thumb.press(payButton(thumb.page))
    await see(thumb.page.getByText('Payment made successfully!'))
  })
  const { stages } = await askAs<{ stages: { current: string } }>(theirs, 'GET', `/orders/${first.uuid}`)
  expect(await orderOf(stages.current)).toBe('Paid')
})

test('a client tells what the authority decided', async () => {
  await askDatabase(
    `insert into decision_request (goal_id, ask_at) values ($1, now())
     on conflict (goal_id) do update set ask_at = excluded.ask_at`,
    [goal.id],
  )
  await runJob('ask-for-decisions')
  await ofClient.follow(/decided on your application/, (thumb) => thumb.button('Approved'))
  const { status } = await askAs<{ status: [number, string] }>(theirs, 'GET', `/goals/${goal.id}`)
  expect(status[1]).toBe('Approved')
})
