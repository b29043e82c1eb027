import type { Context } from '../../server/src/context.ts'
import type { Progress } from '../../server/src/platform/progress.ts'
import { describeSignIns } from './people/demo-sign-ins.ts'
import { tellDemoStory } from './tell-demo-story.ts'

/** A server that starts begins here; it is answered who can sign in, in words. */
export async function fillWithStory(context: Context, tell: Progress) {
  const people = await tellDemoStory(context, tell)
  return describeSignIns(people)
}
