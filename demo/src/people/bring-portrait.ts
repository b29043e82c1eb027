import type { Context } from '../../../server/src/context.ts'
import { changePictureTo } from '../../../server/src/people/account/change-picture.ts'
import type { Person } from '../../../server/src/platform/http/actor.ts'

/** Gives somebody of the story their portrait. */
export async function bringPortrait(context: Context, actor: Person, drawn: Promise<Buffer | null>) {
  const portrait = await drawn
  if (portrait) await changePictureTo(context, actor, portrait)
}
