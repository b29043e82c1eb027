import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/refusal.ts'

/** A picture by the name its address has. */
export async function showPicture({ files }: Context, name: string) {
  const picture = await files.get(`pictures/${name.replace(/\.webp$/, '')}`)
  if (!picture) throw new Refusal('not_found')
  return picture
}
