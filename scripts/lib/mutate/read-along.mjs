/** No test says anything for as long: its worker hangs. */
const SILENCE_MS = 90_000

/** Reads along while tests run, and ends a worker that says nothing any more: its mutant counts as killed. */
export function readAlong(journal, events) {
  let heardAt = Date.now()
  const lastTries = new Map()
  const read = () => {
    for (const event of journal.readOn()) {
      heardAt = Date.now()
      events.push(event)
      if (event.type === 'try') lastTries.set(event.pid, event)
      if (event.type === 'file') lastTries.delete(event.pid)
    }
    if (Date.now() - heardAt < SILENCE_MS) return
    heardAt = Date.now()
    for (const [pid, { mutant }] of lastTries) {
      if (mutant !== null) journal.write({ type: 'killed', mutant, hung: true })
      end(pid)
    }
    lastTries.clear()
  }
  const timer = setInterval(read, 1000)
  return {
    end() {
      clearInterval(timer)
      read()
    },
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
