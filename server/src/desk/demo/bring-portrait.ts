import type { Context } from '../../context.ts'
import { changePictureTo } from '../../people/account/change-picture.ts'
import type { Person } from '../../platform/http/actor.ts'
import { drawPortrait } from './draw-portrait.ts'

/** Gives somebody of the story their portrait. */
export async function bringPortrait(context: Context, actor: Person, name: string) {
  const portrait = await drawPortrait(name)
  if (portrait) await changePictureTo(context, actor, portrait)
}
