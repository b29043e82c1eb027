import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from './test/project.mjs'

let project

beforeEach(async () => {
  project = await makeProject()
})

afterEach(() => project.remove())

const says = (command, text) => expect.poll(() => command.said, { timeout: 10_000 }).toContain(text)

test('the first start installs, builds and serves; the second only serves', async () => {
  const first = project.run('start')
  await says(first, 'up')
  expect(first.said).toMatch(/^Installing packages .*\nBuilding the pages …\nup \d+\n$/)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = project.run('start')
  await says(second, 'up')
  expect(second.said).toMatch(/^up \d+\n$/)
})

test('a changed page is built again, and nothing is installed again', async () => {
  await served()
  await project.write('web/app/root.tsx', 'changed')
  const again = project.run('start')
  await says(again, 'up')
  expect(again.said).toMatch(/^Building the pages …\nup/)
})

test.each(['SIGINT', 'SIGTERM'])('%s reaches the server once, however often it comes', async (signal) => {
  const command = project.run('start')
  await says(command, 'up')
  command.child.kill(signal)
  command.child.kill(signal)
  expect(await command.ended).toBe(0)
  expect(command.said.match(/got/g)).toHaveLength(1)
  expect(command.said).toContain(`got ${signal}`)
})

test('the exit code of the server is the exit code of the command', async () => {
  await project.write('server/src/main.ts', "console.error('Port 3000 is taken.'); process.exit(3)")
  const command = project.run('start')
  expect(await command.ended).toBe(3)
  expect(command.said).toContain('Port 3000 is taken.')
})

test('the server ends when the command is killed', async () => {
  const command = project.run('start')
  await says(command, 'up')
  command.child.kill('SIGKILL')
  await says(command, 'got SIGTERM')
})

test('the server ends when npm took its shell away and told nobody', async () => {
  const command = project.run('start', [], { inShell: true })
  await says(command, 'up')
  command.child.kill('SIGTERM')
  await says(command, 'got SIGTERM')
})

test('without a network an install ends in a sentence and with the code of npm', async () => {
  await project.goOffline()
  const command = project.run('start')
  expect(await command.ended).toBe(7)
  expect(command.said).toContain('The packages cannot be fetched: check the network')
})

test('dev starts the server again when a file of it changes, and after it fell over', async () => {
  const command = project.run('dev')
  await says(command, 'up')
  await project.write('contract/src/calls/call.ts', '// new')
  await expect.poll(() => command.said.match(/up/g), { timeout: 10_000 }).toHaveLength(2)

  await project.write('server/src/main.ts', 'process.exit(1)')
  await says(command, 'The server ended; it starts again with the next change.')
  await project.write('server/src/main.ts', "console.log('back')")
  await says(command, 'back')
  command.child.kill('SIGTERM')
  expect(await command.ended).toBe(0)
})

test('test runs the named parts, hands other words to Vitest and adds up', async () => {
  await part('server', { report: { numPassedTests: 40, numFailedTests: 0 }, code: 0 })
  await part('web', { report: { numPassedTests: 2, numFailedTests: 0 }, code: 0 })
  await part('contract', { report: { numPassedTests: 1, numFailedTests: 0 }, code: 0 })
  const command = project.run('test', ['server', 'web', 'contact'])
  expect(await command.ended).toBe(0)
  expect(command.said).toMatch(/vitest server contact/)
  expect(command.said).not.toMatch(/vitest contract/)
  expect(command.said.trim().split('\n').at(-1)).toBe('42 passed, 0 failed')
})

test('test stops at the first part that fails, with its code', async () => {
  await part('web', { report: { numPassedTests: 39, numFailedTests: 1 }, code: 5 })
  await part('server', { report: { numPassedTests: 2, numFailedTests: 0 }, code: 0 })
  const command = project.run('test', ['server', 'web'])
  expect(await command.ended).toBe(5)
  expect(command.said).not.toMatch(/vitest server/)
  expect(command.said.trim().split('\n').at(-1)).toBe('39 passed, 1 failed')
})

test('a part that fails without a failing test still counts as failed', async () => {
  await part('web', { code: 1 })
  const command = project.run('test', ['web'])
  expect(await command.ended).toBe(1)
  expect(command.said.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
})

test('the end of a run names what failed, without the way there', async () => {
  const failed = {
    ...{ name: `${project.folder}/web/pay.test.ts`, status: 'failed' },
    assertionResults: [
      { fullName: 'somebody pays', status: 'failed', failureMessages: ['late\n    at pay.test.ts:3:1'] },
    ],
  }
  await part('web', { report: { numPassedTests: 1, numFailedTests: 1, testResults: [failed] }, code: 1 })
  const command = project.run('test', ['web'])
  expect(await command.ended).toBe(1)
  expect(command.said.trim().split('\n').slice(-2)).toEqual([
    'FAILED web/pay.test.ts: somebody pays: late',
    '1 passed, 1 failed',
  ])
})

test('server and browser run side by side, each line told apart, and both to their end', async () => {
  await part('server', { report: { numPassedTests: 39, numFailedTests: 1 }, code: 5 })
  await part('e2e', { report: { numPassedTests: 2, numFailedTests: 0 }, code: 0 })
  const command = project.run('test', ['server', 'e2e'])
  expect(await command.ended).toBe(5)
  expect(command.said).toMatch(/^server \| vitest server/m)
  expect(command.said).toMatch(/^e2e \| vitest e2e/m)
  expect(command.said.trim().split('\n').at(-1)).toBe('41 passed, 1 failed')
})

describe('the files of the demo', () => {
  beforeEach(async () => {
    const passing = { report: { numPassedTests: 1, numFailedTests: 0 }, code: 0 }
    for (const name of ['demo', 'server', 'web']) await part(name, passing)
  })

  test('run with those of the server where both run whole', async () => {
    const command = project.run('test', ['web', 'demo', 'server'])
    expect(await command.ended).toBe(0)
    expect(command.said.match(/with the demo \w+/g)).toEqual(['with the demo server'])
    expect(command.said).not.toMatch(/vitest demo/)
  })

  test.each([[['demo']], [['demo', 'server', 'hires']]])('run by themselves otherwise: %j', async (words) => {
    const command = project.run('test', words)
    expect(await command.ended).toBe(0)
    expect(command.said).not.toMatch(/with the demo/)
    expect(command.said).toMatch(/vitest demo/)
  })
})

describe('a browser file that failed', () => {
  const red = (name, tests) => ({
    name: `${project.folder}/e2e/${name}.test.ts`,
    status: 'failed',
    assertionResults: tests.map((status) => ({
      fullName: 'somebody pays',
      status,
      failureMessages: status === 'failed' ? ['late'] : [],
    })),
  })
  const first = (...files) => ({
    report: { numPassedTests: 8, numFailedTests: 1, testResults: files },
    code: 1,
  })
  const flaky = async () =>
    JSON.parse(await readFile(path.join(project.folder, '.cache/test/flaky.json'), 'utf8'))

  test('runs once more, alone; passing then, it is recorded and the suite goes on', async () => {
    await part('e2e', first(red('hiring', ['passed', 'failed'])))
    await project.write(
      'e2e/again.json',
      JSON.stringify({ report: { numPassedTests: 2, numFailedTests: 0 }, code: 0 }),
    )
    const command = project.run('test', ['e2e'])
    expect(await command.ended).toBe(0)
    expect(command.said).toContain('FLAKY: e2e/hiring.test.ts')
    expect(command.said.trim().split('\n').at(-1)).toBe('9 passed, 0 failed')
    expect(await flaky()).toMatchObject([{ file: 'e2e/hiring.test.ts', errors: ['somebody pays: late'] }])
  })

  test('and fails again stays failed, and is in no list', async () => {
    await part('e2e', first(red('hiring', ['passed', 'failed'])))
    const command = project.run('test', ['e2e'])
    expect(await command.ended).toBe(1)
    await expect(flaky()).rejects.toThrow('ENOENT')
  })

  const passing = { report: { numPassedTests: 2, numFailedTests: 0, testResults: [] }, code: 0 }

  test.each([
    ['an error that nobody caught', { aside: ['the socket was gone'] }, () => [red('hiring', ['failed'])]],
    [
      'a file that does not load',
      {},
      () => [{ ...red('hiring', []), message: 'Unexpected token' }, red('goals', ['failed'])],
    ],
    ['a hook that failed', {}, () => [red('hiring', ['passed', 'skipped'])]],
    [
      'a hook that failed beside a test',
      {},
      () => [{ ...red('hiring', ['failed']), message: 'afterAll failed' }],
    ],
  ])('stays failed where there was %s, for no second run takes that back', async (_what, more, files) => {
    await part('e2e', { ...first(...files()), ...more })
    await project.write('e2e/again.json', JSON.stringify(passing))
    const command = project.run('test', ['e2e'])
    expect(await command.ended).toBe(1)
    expect(command.said.match(/vitest e2e/g)).toHaveLength(1)
    expect(command.said).toContain('Outside of any test: ')
    await expect(flaky()).rejects.toThrow('ENOENT')
  })

  test('stays failed where its second run meets an error aside of its tests', async () => {
    await part('e2e', first(red('hiring', ['failed'])))
    await project.write('e2e/again.json', JSON.stringify({ ...passing, aside: ['late'], code: 1 }))
    const command = project.run('test', ['e2e'])
    expect(await command.ended).toBe(1)
    await expect(flaky()).rejects.toThrow('ENOENT')
  })

  test('is not repeated where many fail: something is broken', async () => {
    await part('e2e', first(...['a', 'b', 'c', 'd', 'e'].map((name) => red(name, ['failed']))))
    const command = project.run('test', ['e2e'])
    expect(await command.ended).toBe(1)
    expect(command.said.match(/vitest e2e/g)).toHaveLength(1)
  })

  test.each(['server', 'web'])('is not repeated in the part %s', async (name) => {
    await part(name, first(red('hiring', ['failed'])))
    const command = project.run('test', [name])
    expect(await command.ended).toBe(1)
    expect(command.said.match(/vitest/g)).toHaveLength(1)
  })
})

async function served() {
  const command = project.run('start')
  await says(command, 'up')
  command.child.kill('SIGTERM')
  await command.ended
}

async function part(name, result) {
  await project.write(`${name}/vitest.config.ts`, '')
  await project.write(`${name}/result.json`, JSON.stringify(result))
}
