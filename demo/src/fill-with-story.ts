import type { Context } from '../../server/src/context.ts'
import { isLoaded, markLoaded } from '../../server/src/ground/reference/load-once.ts'
import type { Progress } from '../../server/src/platform/progress.ts'
import { readDemoPeople } from './people/demo-people.ts'
import { describeSignIns } from './people/demo-sign-ins.ts'
import { storyChecksum } from './story-checksum.ts'
import { tellDemoStory } from './tell-demo-story.ts'

/**
 * A server that starts begins here; it is answered who can sign in, in words. Where this story was told before, to its
 * end, people have gone on since, and nothing is told again.
 */
export async function fillWithStory(context: Context, tell: Progress) {
  const checksum = await storyChecksum()
  if (!(await isLoaded(context.db, 'story', checksum))) {
    await tellDemoStory(context, tell)
    await markLoaded(context.db, { name: 'story', checksum, now: context.clock.now() })
  }
  return describeSignIns(await readDemoPeople())
}
