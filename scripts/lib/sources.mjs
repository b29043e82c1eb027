import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const PLACES = ['contract', 'sandbox', 'server', 'demo', 'web', 'e2e']
const MADE = new Set(['node_modules', 'build', '.react-router', 'coverage'])

/** Source files as paths from the root, with slashes. */
export async function* sourceFiles(root, places = PLACES) {
  for (const place of places) {
    const entries = await readdir(path.join(root, place), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const inside = `${place}/${entry.name}`
      if (entry.isDirectory() && !MADE.has(entry.name)) yield* sourceFiles(root, [inside])
      else if (entry.isFile() && /\.(ts|tsx|mts|mjs|js)$/.test(entry.name)) yield inside
    }
  }
}

export async function parseSource(root, file) {
  const text = await readFile(path.join(root, file), 'utf8')
  const code = withoutComments(text)
  return {
    file,
    isTest: /\.test\.tsx?$|^(server|web|contract)\/test\/|^e2e\//.test(file),
    /** The lines with their comments. */
    written: text.split('\n'),
    lines: code.split('\n').map((text, index) => ({ line: index + 1, text })),
    imports: [...importsOf(code)].map((found) => ({ ...found, target: targetOf(file, found.from) })),
  }
}

/** Comments become blanks of the same height, so that lines keep their numbers; strings stay. */
function withoutComments(code) {
  const tokens =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
  return code.replace(tokens, (token) => (/^\/[*/]/.test(token) ? token.replace(/[^\n]/g, ' ') : token))
}

const STATEMENT = /^[ \t]*(?:import|export)\b(?<clause>[^'"`;=]*?\bfrom\s*|\s*)(['"])(?<from>[^'"\n]+)\2/gm
const CALL = /\bimport\(\s*(['"])(?<from>[^'"\n]+)\1/g

function* importsOf(code) {
  for (const { index, groups } of code.matchAll(STATEMENT)) {
    yield {
      line: lineAt(code, index),
      from: groups.from,
      typeOnly: isTypeOnly(groups.clause),
      dynamic: false,
    }
  }
  for (const { index, groups } of code.matchAll(CALL)) {
    yield { line: lineAt(code, index), from: groups.from, typeOnly: false, dynamic: true }
  }
}

function isTypeOnly(clause) {
  if (/^\s*type\b/.test(clause)) return true
  const names = /^\s*\{(?<inside>[^}]*)\}\s*from/.exec(clause)?.groups?.inside.split(',')
  return names?.every((name) => !name.trim() || /^\s*type\s/.test(name)) ?? false
}

const lineAt = (code, index) => code.slice(0, index).split('\n').length

function targetOf(file, from) {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from)
  return undefined
}
