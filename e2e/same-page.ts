import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { expectNoProblem, newPage, type Opened } from './browser.ts'

interface Left extends Opened {
  size: ReturnType<Page['viewportSize']>
}

const left = new WeakMap<BrowserContext, Left>()

/**
 * The page of this browser goes on to where the next test looks: a page of its own would compile all scripts, and axe,
 * once more. Where a look fails, the next has a new one.
 */
export async function onSamePage<T>(context: BrowserContext, look: (opened: Opened) => Promise<T>) {
  const opened = await takePage(context)
  onTestFinished(async () => {
    if (left.get(context) !== opened) await opened.page.close()
    try {
      expectNoProblem(opened)
    } finally {
      opened.problems.forget()
    }
  })
  const seen = await look(opened)
  left.set(context, opened)
  return seen
}

async function takePage(context: BrowserContext): Promise<Left> {
  const opened = left.get(context)
  left.delete(context)
  if (opened) {
    await asAtFirst(opened)
    return opened
  }
  const first = await newPage(context)
  return { ...first, size: first.page.viewportSize() }
}

/** It is light and of its first width again. Nothing of it shows meanwhile, as the last screen need not be drawn so. */
async function asAtFirst({ page, size }: Left) {
  await page.evaluate(() => {
    document.documentElement.hidden = true
  })
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}
