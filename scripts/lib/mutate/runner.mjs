import { readFileSync } from 'node:fs'
import { inject, TestRunner } from 'vitest'
import { openJournal } from './journal.mjs'
import { Tries } from './tries.mjs'

/**
 * Runs a test file for the mutants: `watch` tells which mutants each test reaches, `try` runs each test once for each of
 * its mutants in the same app, `start` has one mutant on from the first line of the file to its first red test.
 */
export default class MutantRunner extends TestRunner {
  #task = inject('mutate')
  #journal = openJournal(this.#task.journal)
  #reached = new Set()
  #active = null
  #isOver = false
  #tries = null
  #failedAside = false
  #startedAt = 0

  constructor(config) {
    super(config)
    if (this.#task.mode === 'start') this.#active = this.#task.mutant
    if (this.#task.mode === 'try') this.#plan = JSON.parse(readFileSync(this.#task.plan, 'utf8'))
    globalThis.__mutant = (id) => {
      this.#reached.add(id)
      return id === this.#active
    }
    process.on('unhandledRejection', () => {
      this.#failedAside = true
    })
    const { mode, mutant } = this.#task
    if (mode === 'start') this.#journal.write({ type: 'try', mutant, pid: process.pid })
  }

  #plan = {}

  onBeforeRunFiles(files) {
    if (this.#task.mode === 'watch') this.#tellReached({ type: 'import', file: files[0].filepath })
    if (this.#task.mode === 'try') for (const file of files) this.#quickFirst(file)
    const errors = files.flatMap(({ result }) => result?.errors ?? [])
    if (errors.length > 0) this.#failed(files[0], errors)
  }

  #quickFirst(suite) {
    const msOf = (task) =>
      task.tasks
        ? Math.min(...task.tasks.map(msOf))
        : (this.#plan[keyOf(task)]?.ms ?? Number.POSITIVE_INFINITY)
    suite.tasks.sort((one, other) => (msOf(one) > msOf(other) ? 1 : -1))
    for (const task of suite.tasks) if (task.tasks) this.#quickFirst(task)
  }

  async onBeforeRunSuite(suite) {
    if (this.#isOver) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  async onBeforeRunTask(test) {
    if (this.#task.mode === 'watch') this.#tellReached({ type: 'hook', file: test.file.filepath })
    if (this.#task.mode === 'try' && test.mode === 'run') this.#prepare(test)
    if (this.#isOver) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  #prepare(test) {
    const key = keyOf(test)
    const plan = this.#plan[key]
    if (!plan) {
      test.mode = 'skip'
      return
    }
    const isKilled = (id) => this.#killed().has(id)
    const isFresh = !this.#tries
    const file = test.file.filepath
    this.#tries = new Tries({ ...plan, key, file, isFresh, isKilled, write: this.#journal.write })
    if (!this.#tries.next()) test.mode = 'skip'
    // Read before each round: a number that grows as long as there is something to try.
    test.repeats = { valueOf: () => (this.#tries.hasNext ? Number.POSITIVE_INFINITY : -1) }
  }

  #dead = new Set()
  #killed() {
    for (const event of this.#journal.readOn()) if (event.type === 'killed') this.#dead.add(event.mutant)
    return this.#dead
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask(test, options)
    this.#startedAt = performance.now()
    this.#failedAside = false
    if (this.#task.mode !== 'try') return
    this.#active = this.#tries.begin()
    this.#reached.clear()
  }

  /** A mutant that hangs is caught long before the test's own limit. */
  async runTask(test) {
    const done = TestRunner.getTestFn(test)()
    if (this.#task.mode !== 'try') return done
    Promise.resolve(done).catch(() => {})
    let timer
    const tooLate = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('too late')), this.#tries.patienceMs)
    })
    await Promise.race([done, tooLate]).finally(() => clearTimeout(timer))
  }

  async onAfterRetryTask(test, options) {
    await super.onAfterRetryTask(test, options)
    const { result } = test
    const ok = result.state === 'pass' && !this.#failedAside
    if (this.#task.mode === 'watch') this.#watched(test, ok)
    if (this.#task.mode === 'start' && result.state === 'fail') this.#failed(test, result.errors)
    if (this.#task.mode !== 'try' || result.state === 'skip') return
    if (ok) this.#tellIfMissed(test.file.filepath)
    this.#active = null
    if (this.#tries.end(ok)) this.#isOver = true
    result.state = 'pass'
    result.errors = undefined
  }

  #watched(test, ok) {
    const ms = Math.ceil(performance.now() - this.#startedAt)
    this.#tellReached({ type: 'test', file: test.file.filepath, key: keyOf(test), ms, ok })
  }

  /**
   * A value that is worked out once and kept is not run over again: only a file that begins with the mutant sees it.
   */
  #tellIfMissed(file) {
    const mutant = this.#active
    if (mutant !== null && !this.#reached.has(mutant)) this.#journal.write({ type: 'missed', mutant, file })
  }

  #tellReached(event) {
    this.#journal.write({ ...event, reached: [...this.#reached] })
    this.#reached.clear()
  }

  #failed({ file }, errors) {
    if (this.#task.mode !== 'start') return
    const error = errors?.[0]?.message?.slice(0, 200)
    this.#journal.write({ type: 'killed', mutant: this.#task.mutant, file: file.filepath, error })
    this.#isOver = true
  }

  async onAfterRunSuite(suite) {
    if (suite.result?.state === 'fail' && 'filepath' in suite && !this.#isOver)
      this.#failed(suite, suite.result.errors)
    await super.onAfterRunSuite(suite)
  }

  onAfterRunFiles(files) {
    for (const { filepath } of files) {
      if (this.#task.mode === 'watch') this.#tellReached({ type: 'hook', file: filepath })
      this.#journal.write({ type: 'file', file: filepath, pid: process.pid, isWhole: !this.#isOver })
    }
    super.onAfterRunFiles(files)
  }
}

/** The names from the file down, which stay the same from run to run. */
function keyOf(test) {
  const names = []
  for (let task = test; task && task !== test.file; task = task.suite) names.unshift(task.name)
  return `${test.file.name} > ${names.join(' > ')}`
}
