import type { BrowserContext } from 'playwright-core'
import { afterAll } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { askBeforeHiring, reportQuestion } from './ask-first.ts'
import { openContext } from './browser.ts'
import { makeGoal } from './make-goal.ts'
import { makeOffer } from './make-offer.ts'
import { makeGoalFor, makeOrder, payByGift } from './make-order.ts'
import { makeService } from './make-service.ts'
import { askAs } from './own-api.ts'
import { reportService } from './report-service.ts'
import { type OwnScreen, ownScreens } from './screens.ts'
import { sendVerification } from './send-verification.ts'
import { makePerson, type Person, signIn } from './sign-in.ts'
import { makeAgent, openSession } from './world.ts'

/** A browser for each kind of person, who read this language, and the screens where each finds something. */
export async function openOwnScreens(language = 'en') {
  const hired = await makeAgent({ offer: { meeting_length: 30 } })

  const browsers: Record<OwnScreen['of'], BrowserContext> = {
    client: await browserOf(await makePerson(), language),
    agent: await browserOf(await makePerson({ kind: 'agent', firstName: 'Mateus' }), language),
    staff: await browserOf(await makePerson({ kind: 'staff', firstName: 'Ines' }), language),
    hired: await browserOf(hired, language),
  }
  const { client, agent, staff } = browsers

  const order = await makeOrder(client, await makeGoalFor(client, hired.service), hired.service)
  await payByGift(client, staff, order, hired.service)
  const { conversation, offer } = await makeOffer(browsers.hired, order, hired.service)
  const waiting = await openSession(await makePerson({ kind: 'agent', firstName: 'Ines' }))

  const { items: conflicts } = await askAs<{ items: { id: string; order: { uuid: string } }[] }>(
    staff,
    'GET',
    '/staff/conflicts',
  )

  const { items: coupons } = await askAs<{ items: { id: string }[] }>(client, 'GET', '/coupons')

  const { conversation: question } = await askBeforeHiring(client, hired, 'Can I work while I study?')
  await askBeforeHiring(client, hired, 'And does my wife get a permit too?')
  const reportedQuestion = await reportQuestion(await openSession(await makePerson()), {
    agent: hired,
    as: browsers.hired,
  })

  const { items: articles } = await askAs<{ items: { id: string }[] }>(staff, 'GET', '/staff/articles')

  const screens = ownScreens({
    person: (await askAs<{ uuid: string }>(client, 'GET', '/account')).uuid,
    goal: (await makeGoal(client)).id,
    service: (await makeService(agent)).id,
    article: (
      await askAs<{ id: string }>(agent, 'POST', '/account/consultant/articles', {
        title: 'What to bring to your first visa appointment',
      })
    ).id,
    articleToCheck: articles[0]?.id ?? '',
    verification: await sendVerification(waiting),
    report: await reportService(client, hired.service),
    conflict: conflicts[0]?.id ?? '',
    disputed: conflicts[0]?.order.uuid ?? '',
    order: order.uuid,
    ...{ conversation, offer },
    coupon: coupons[0]?.id ?? '',
    question,
    reportedQuestion,
  })
  return { browsers, screens }
}

async function browserOf(person: Person, language: string) {
  // The offer of a time zone stands above the first page of who has none, and moves it.
  await askDatabase("update person set timezone = 'UTC', language = $2 where email = $1", [
    person.email,
    language,
  ])
  const context = await openContext()
  afterAll(() => context.close())
  await signIn(context, person)
  return context
}
