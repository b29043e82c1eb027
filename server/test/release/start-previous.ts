import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')

/** The code of a commit in a folder of its own, with the packages of today; where its server starts. */
export async function unpackRelease(commit: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const tar = join(folder, 'release.tar')
  await run('git', ['archive', '--output', tar, commit], { cwd: ROOT }).catch((error: Error) => {
    throw new Error(
      `The commit ${commit} of the release before is not in this clone (${error.message}); fetch the whole history.`,
    )
  })
  await run('tar', ['-xf', tar], { cwd: folder })
  await linkPackages(folder)
  return join(folder, 'server/src/main.ts')
}

/** The packages are those that npm installed; only the workspaces are those of the release. */
async function linkPackages(folder: string) {
  const packages = join(folder, 'node_modules')
  const { workspaces } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  await mkdir(join(packages, '@sojourn'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@sojourn') await symlink(join(ROOT, 'node_modules', name), join(packages, name))
  for (const name of workspaces) {
    await symlink(join(folder, name), join(packages, '@sojourn', name))
    await symlink(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules')).catch(() => {})
  }
}
