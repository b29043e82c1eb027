import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { askForExtra } from '../../server/src/work/offers/extras/ask-for-extra.ts'
import { proposeExtra } from '../../server/src/work/offers/extras/propose-extra.ts'
import { doneBy } from './demo-actor.ts'
import type { DemoExtra } from './demo-hires.ts'
import { asOf } from './past-context.ts'

interface Case {
  uuid: string
  client: Person
  agent: Person
  extras: readonly DemoExtra[]
}

export async function bringExtras(context: Context, { uuid, client, agent, extras }: Case) {
  for (const extra of extras) {
    const then = asOf(context, new Date(context.clock.now().getTime() - extra.hours_ago * HOUR_MS))
    const { title, included } = extra
    if (extra.by === 'client')
      await askForExtra(doneBy(then, client), client, uuid, { title, wanted: included })
    else
      await proposeExtra(doneBy(then, { ...agent, role: 'consultant' }), agent, uuid, {
        title,
        included,
        excluded: '',
        amount: extra.amount,
        days: extra.days,
        revisions: 1,
        holds: 7,
      })
  }
}
