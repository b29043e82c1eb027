import { Readable } from 'node:stream'
import { documentFile } from '@sojourn/contract/calls/file'
import { addDays } from '@sojourn/contract/dates/day-steps'
import type { VaultKind } from '@sojourn/contract/work/vault-words'
import type { Context } from '../../server/src/context.ts'
import { readWaiting } from '../../server/src/ground/papers/read-waiting.ts'
import { DAY_MS, dayOf } from '../../server/src/platform/clock.ts'
import { putIntoVault } from '../../server/src/work/vault/add-paper.ts'
import { changePaper, confirmPaper } from '../../server/src/work/vault/change-paper.ts'
import { showVault } from '../../server/src/work/vault/show-vault.ts'
import { demoActor } from './demo-actor.ts'
import { drawDemoPaper } from './drawing/draw-demo-paper.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { asOf } from './past-context.ts'

interface Owner {
  id: string
  first_name: string
  last_name: string
  dob: string
}

const CERTIFICATE_DAYS = 61
const PUT_DAYS_AGO = 40

/** Four papers that Kwame keeps to use again; one of them expires soon. */
export async function bringVault(context: Context, clients: readonly Owner[]) {
  const owner = clients.find(({ first_name }) => first_name === 'Kwame')
  if (!owner) return
  const actor = demoActor(context, owner.id)
  if ((await showVault(context, actor)).items.length > 0) return
  const past = asOf(context, new Date(context.clock.now().getTime() - PUT_DAYS_AGO * DAY_MS))
  const put = (kind: VaultKind, name: string, content: Buffer) => {
    const ending = kind === 'passport' ? 'jpg' : 'pdf'
    const file = { name: `${name.toLowerCase().replaceAll(' ', '-')}.${ending}`, size: content.length }
    return putIntoVault(past, actor, {
      kind,
      name,
      file: { ...file, mediaType: documentFile.types[ending], open: () => Readable.from([content]) },
    })
  }

  await put('birth_certificate', 'Birth certificate', drawPaper('Birth certificate', ['Page 1 of 1']))
  await put('diploma', 'Bachelor of Public Health', drawPaper('Bachelor of Public Health', ['Page 1 of 1']))
  const police = await put(
    'police_certificate',
    'Police certificate',
    drawPaper('Police certificate', ['Page 1 of 1']),
  )
  const expires_on = addDays(dayOf(context.clock.now()), CERTIFICATE_DAYS)
  await changePaper(past, actor, police.uuid, { expires_on })
  const passport = await put('passport', 'Passport', await drawn(context, owner))
  await readWaiting(context)
  const read = (await showVault(context, actor)).items.find(({ uuid }) => uuid === passport.uuid)?.paper?.read
  if (read) await confirmPaper(past, actor, { id: passport.uuid, version: 1, fields: read.fields })
}

const drawn = (context: Context, { first_name, last_name, dob }: Owner) =>
  drawDemoPaper(context.clock.now(), {
    passport: {
      state: 'GHA',
      number: 'G2046187',
      surname: last_name.toUpperCase(),
      given: first_name.toUpperCase(),
      birth: dob,
      sex: 'M',
      expires_in_months: 58,
    },
    isDark: false,
  })
