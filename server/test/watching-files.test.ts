import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readSettings } from '../src/settings/settings.ts'
import { openTestApp } from './start-app.ts'

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
const read = (file: string) => readFile(path.join(DEPLOY, file), 'utf8')

/** The labels of each measure that a server shows, also those that have no value yet. */
let measures: Map<string, Set<string>>
beforeAll(async () => {
  const { context, app, close } = await openTestApp()
  measures = new Map()
  for (const {
    name,
    type,
    labelNames,
  } of context.metrics.registry.getMetricsAsArray() as unknown as Measure[]) {
    const shown = type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name]
    for (const one of shown) measures.set(one, new Set(labelNames))
  }
  const { body } = await app.inject('/metrics')
  for (const [, name] of body.matchAll(/^((?:nodejs|process)_\w+)/gm)) measures.set(name!, new Set())
  await close()
})
interface Measure {
  name: string
  type: string
  labelNames: string[]
}

/** Prometheus itself knows these. */
const OF_PROMETHEUS = 'up'
const OF_EVERY = ['job', 'instance', 'le']

function faultsOf(expression: string) {
  const faults: string[] = []
  const text = expression.replaceAll('$__rate_interval', '5m')
  const names: string[] = []
  const labels: string[] = []
  parser.parse(text).iterate({
    enter: ({ name, from, to, type }) => {
      const word = text.slice(from, to)
      if (type.isError) faults.push(`not PromQL near "${text.slice(from)}"`)
      if (name === 'VectorSelector') names.push(/^\w+/.exec(word)?.[0] ?? word)
      if (name === 'LabelName') labels.push(word)
    },
  })
  if (names.length === 0) faults.push('no measure')
  for (const name of names)
    if (name !== OF_PROMETHEUS && !measures.has(name)) faults.push(`no measure ${name}`)
  const known = new Set([...OF_EVERY, ...names.flatMap((name) => [...(measures.get(name) ?? [])])])
  for (const label of labels) if (!known.has(label)) faults.push(`no label ${label} of ${names}`)
  return faults
}

test('an expression with a wrong name, a wrong label or a slip is found', () => {
  expect(faultsOf('max(ledger_faults) > 0')).toEqual([])
  expect(faultsOf('max(ledger_fault) > 0')).toEqual(['no measure ledger_fault'])
  expect(faultsOf('max(jobs_waiting) by (queue)')).toEqual(['no label queue of jobs_waiting'])
  expect(faultsOf('max(jobs_waiting')).not.toEqual([])
})

test('every alert asks for what /metrics shows, and says in a sentence what is wrong', async () => {
  const { groups } = parse(await read('prometheus/alerts.yaml'))
  const rules = groups.flatMap((group: { rules: object[] }) => group.rules)
  expect(rules.length).toBeGreaterThan(15)
  for (const { alert, expr, labels, annotations } of rules) {
    expect([alert, faultsOf(expr)]).toEqual([alert, []])
    expect(labels.severity).toMatch(/^(page|ticket)$/)
    expect(annotations.summary).toMatch(/^\S.*[.?]$/)
  }
})

test('every panel of the board asks for what /metrics shows, and every measure of ours is on it or alerts', async () => {
  const board = JSON.parse(await read('grafana/sojourn.json'))
  const panels = board.panels.filter(({ type }: { type: string }) => type !== 'row')
  const asked: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  expect(asked.map((expr) => [expr, faultsOf(expr)]).filter(([, faults]) => faults!.length > 0)).toEqual([])
  expect(new Set(board.panels.map(({ id }: { id: number }) => id)).size).toBe(board.panels.length)
  const used = `${asked.join('\n')}\n${await read('prometheus/alerts.yaml')}`
  const ours = [...measures.keys()].filter((name) => !/^(nodejs|process)_|_(bucket|sum|count)$/.test(name))
  expect(ours.filter((name) => !used.includes(name))).toEqual([])
})

describe('the files for Kubernetes', () => {
  const MODELS = {
    ...{ Deployment, CronJob, Ingress, NetworkPolicy, PodDisruptionBudget },
    ...{ ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service },
  }
  type Resource = { apiVersion: string; kind: keyof typeof MODELS; metadata: { name: string } }

  const files = async () =>
    (await readdir(path.join(DEPLOY, 'kubernetes'))).filter((file) => file.endsWith('.yaml'))
  const documentsOf = async (file: string): Promise<Resource[]> =>
    parseAllDocuments(await read(`kubernetes/${file}`)).map((one) => one.toJS())
  async function resources() {
    const all: Resource[] = []
    for (const file of await files())
      if (file !== 'kustomization.yaml') all.push(...(await documentsOf(file)))
    return all
  }

  test('each is what the schema of its kind wants', async () => {
    const all = await resources()
    expect(all.length).toBeGreaterThan(10)
    for (const one of all) {
      const Model = MODELS[one.kind] as unknown as new (
        data: object,
      ) => { validate(): void; apiVersion: string }
      const model = new Model(one)
      expect(() => model.validate(), `${one.kind} ${one.metadata.name}`).not.toThrow()
      expect(one.apiVersion, one.kind).toBe(new Model({}).apiVersion)
    }
  })

  test('the list names every file but the example of secrets', async () => {
    const { resources: listed } = parse(await read('kubernetes/kustomization.yaml'))
    const others = (await files()).filter((file) => !/^(kustomization|secret\.example)\.yaml$/.test(file))
    expect(listed.toSorted()).toEqual(others.toSorted())
  })

  test('what they tell the server it understands, and a worker and web nodes differ by their role alone', async () => {
    const all = await resources()
    const of = (kind: string, name: string) => {
      const found = all.find((one) => one.kind === kind && one.metadata.name === name)
      if (!found) throw new Error(`There is no ${kind} ${name}`)
      // biome-ignore lint/suspicious/noExplicitAny: as it stands in the file
      return found as any
    }
    const secret = Object.fromEntries(
      Object.entries(of('Secret', 'sojourn').stringData).map(([name, value]) => [
        name,
        value || `sk_test_${name}_of_more_than_32_characters`,
      ]),
    ) as Record<string, string>
    const settings = readSettings({
      ...of('ConfigMap', 'sojourn').data,
      ...{ ...secret, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef' },
      ...{
        ROLE: 'web',
        MAIL_FROM: 'a@sojourn.test',
        SUPPORT_EMAIL: 'b@sojourn.test',
        ORIGIN: 'https://sojourn.test',
      },
    })
    expect(settings).toMatchObject({ role: 'web', database: { kind: 'url' }, files: { kind: 's3' } })
    const asText = (name: string) => JSON.stringify(of('Deployment', name).spec.template)
    expect(asText('worker')).toBe(asText('web').replaceAll('"web"', '"worker"'))
    const [container] = of('Deployment', 'web').spec.template.spec.containers
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    // Nobody outside reads the measures.
    const [{ http }] = of('Ingress', 'sojourn').spec.rules
    expect(http.paths[0]).toMatchObject({
      path: '/metrics',
      pathType: 'Exact',
      backend: { service: { name: 'nowhere' } },
    })
  })
})

test('lines of a log are bounded wherever they are kept', async () => {
  const compose = parse(await read('compose.yaml'), { merge: true })
  for (const [name, service] of Object.entries(compose.services as Record<string, { logging?: object }>))
    expect([name, service.logging]).toEqual([
      name,
      { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
    ])
  expect(await read('systemd/journald-sojourn.conf')).toMatch(/^SystemMaxUse=\d+G$/m)
})

test('the unit runs what the image runs, and gives it the time to stop', async () => {
  const [unit, dockerfile] = await Promise.all([read('systemd/sojourn.service'), read('Dockerfile')])
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!)
  expect(unit).toContain(`ExecStart=/opt/sojourn/${command.join(' ')}\n`)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(60 + 10)
  for (const line of ['LogNamespace=sojourn', 'NoNewPrivileges=yes', 'Restart=on-failure'])
    expect(unit).toContain(`${line}\n`)
})
