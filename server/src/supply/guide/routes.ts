import { showDestinationRules, showGuide } from '@sojourn/contract/supply/guide'
import * as passports from '@sojourn/contract/supply/passports'
import { handle, strangersRead } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { languageOf } from '../../platform/http/language.ts'
import { answerGuide } from './answer-guide.ts'
import { listPassportEntries } from './list-passport-entries.ts'
import { listPassports } from './list-passports.ts'
import { showDestination } from './show-destination.ts'
import { showPassportEntry } from './show-passport-entry.ts'

export const guideHandlers = [
  strangersRead(
    handle(showDestinationRules, async ({ context, params }) => ({
      data: await showDestination(context, params.id.toUpperCase()),
    })),
  ),

  strangersRead(
    handle(showGuide, async ({ context, actor, query, request }) => ({
      data: await answerGuide(context, { ...actor, language: languageOf(request) }, query),
    })),
  ),

  strangersRead(
    handle(passports.listPassports, async ({ context }) => wholeList(await listPassports(context))),
  ),

  strangersRead(
    handle(passports.listPassportEntries, async ({ context, params }) => ({
      data: await listPassportEntries(context, params.id),
    })),
  ),

  strangersRead(
    handle(passports.showPassportEntry, async ({ context, params, request }) => ({
      data: await showPassportEntry(context, params, languageOf(request)),
    })),
  ),
]
