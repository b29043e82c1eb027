import type { EntryContext, ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageHandlers } from './page-handlers.ts'

const MANIFEST = '/p/__manifest'
const ROUTES = {
  root: { path: '' },
  shell: { parentId: 'root' },
  home: { parentId: 'shell', index: true },
  agents: { parentId: 'shell', path: 'p/agents' },
  agent: { parentId: 'shell', path: ':name' },
  lost: { parentId: 'shell', path: '*' },
  account: { parentId: 'root' },
  profile: { parentId: 'account', path: 'p/client/profile' },
}

/** Pages that say which routes they were made of. */
const build = {
  ssr: true,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: MANIFEST },
  entry: {
    module: {
      default: (_request: Request, _status: number, _headers: Headers, { manifest }: EntryContext) =>
        Response.json(Object.keys(manifest.routes)),
    },
  },
  assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: routesWith({}) },
  routes: routesWith({ module: { default: () => null } }),
} as unknown as ServerBuild

function routesWith(more: object) {
  return Object.fromEntries(Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route, ...more }]))
}

const handlerFor = pageHandlers(build, 'production')
async function ask(address: string) {
  const url = new URL(address, 'https://sojourn.example')
  return (await handlerFor(url.pathname)(new Request(url))).json()
}

test.each([
  ['/', ['root', 'shell', 'home']],
  ['/p/agents?country=ca', ['root', 'shell', 'home', 'agents']],
  ['/amara-okafor', ['root', 'shell', 'home', 'agent']],
  ['/p/client/profile', ['root', 'shell', 'home', 'account', 'profile']],
  ['/p/nothing/here', ['root', 'shell', 'home', 'lost']],
])('%s is made of its own routes and those of the home page, again and again', async (address, routes) => {
  expect(await ask(address)).toEqual(routes)
  expect(await ask(address)).toEqual(routes)
})

test('which scripts another address needs is answered out of all routes', async () => {
  const answer = await ask(`${MANIFEST}?version=1&paths=%2Fp%2Fclient%2Fprofile`)
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(['account', 'profile']))
})
