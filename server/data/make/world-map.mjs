// Makes web/app/visit/passports/world.svg: the countries as symbols named by their ISO code.
//
//   npm install --prefix <folder> world-atlas@2.0.2 topojson-client@3.1.0 d3-geo@3.1.1 i18n-iso-countries@7.14.0
//   node server/data/make/world-map.mjs <folder>
//
// Shapes: world-atlas (https://github.com/topojson/world-atlas), ISC, from Natural Earth, public domain. Countries too
// small for its coarse shapes are dots. Drawn with d3-geo and topojson-client, both ISC; codes: i18n-iso-countries, MIT.

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(resolve(process.argv[2], 'index.js'))
const { feature } = require('topojson-client')
const { geoNaturalEarth1, geoPath } = await import(pathToFileURL(resolveModule('d3-geo')).href)
const codes = require('i18n-iso-countries/codes.json')

const [WIDTH, HEIGHT] = [960, 480]
const DOT = 3
/** Nobody lives there whom a passport would let in. */
const LEFT_OUT = new Set(['AQ'])
/** Land without a code of its own is drawn plainly. */
const PLAIN = 'land'

const alpha2 = new Map(codes.map(([two, , number]) => [number, two]))
const featuresOf = (name) => {
  const world = require(`world-atlas/${name}.json`)
  return feature(world, world.objects.countries).features.map((shape) => ({ shape, code: codeOf(shape) }))
}

const coarse = featuresOf('countries-110m').filter(({ code }) => !LEFT_OUT.has(code))
const fine = featuresOf('countries-50m').filter(({ code }) => !LEFT_OUT.has(code))
const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], {
  type: 'FeatureCollection',
  features: coarse.map(({ shape }) => shape),
})
const draw = geoPath(projection).digits(1)

const drawn = new Map()
for (const { shape, code } of coarse)
  drawn.set(code, [...(drawn.get(code) ?? []), `<path d="${draw(shape)}"/>`])
for (const { shape, code } of fine) {
  if (code === PLAIN || drawn.has(code)) continue
  const [x, y] = draw.centroid(shape).map((value) => value.toFixed(1))
  drawn.set(code, [`<circle cx="${x}" cy="${y}" r="${DOT}"/>`])
}

const symbols = [...drawn]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([code, parts]) => `<g id="${code}">${parts.join('')}</g>`)
const file = resolve(import.meta.dirname, '../../../web/app/visit/passports/world.svg')
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>\n${symbols.join('\n')}\n</defs></svg>\n`,
)
console.log(`${drawn.size} shapes`)

function codeOf({ id, properties }) {
  if (properties.name === 'Kosovo') return 'XK'
  return alpha2.get(id) ?? PLAIN
}

function resolveModule(name) {
  return resolve(process.argv[2], 'node_modules', name, 'src/index.js')
}
