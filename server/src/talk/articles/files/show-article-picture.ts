import type { Context } from '../../../context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { pictureKey } from './picture-address.ts'

/** A picture by the name its address has, which nobody guesses. */
export async function showArticlePicture({ files }: Context, name: string) {
  const picture = await files.get(pictureKey(name.replace(/\.webp$/, '')))
  if (!picture) throw new Refusal('not_found')
  return picture
}
