import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)
const PORTION = 256 * 1024
const PAGE = 4096

/** Answers a disk of so many megabytes that a test can fill to the last byte. */
export async function mountSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'sojourn-small-disk', folder])
  } catch (error) {
    await rmdir(folder)
    throw new Error(
      'This test fills a disk of its own, which this user may not mount; run it as root where tmpfs may be mounted.',
      { cause: error },
    )
  }
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder])
    await rmdir(folder)
  })
  const ballast = join(folder, 'ballast')

  async function fill() {
    const file = await open(ballast, 'a')
    try {
      for (const size of [PORTION, PAGE]) await writeUntilFull(file, Buffer.alloc(size))
    } finally {
      await file.close()
    }
  }
  return {
    folder,
    /** Nothing more can be kept, also of what was made room for meanwhile. */
    fill,
    empty: () => rm(ballast, { force: true }),
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, bytes: Buffer) {
  try {
    for (;;) await file.write(bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
