import type { Context } from '../../../context.ts'
import { changePictureTo } from '../../../people/account/change-picture.ts'
import type { Person } from '../../../platform/http/actor.ts'

/** Gives somebody of the story their portrait. */
export async function bringPortrait(context: Context, actor: Person, drawn: Promise<Buffer | null>) {
  const portrait = await drawn
  if (portrait) await changePictureTo(context, actor, portrait)
}
