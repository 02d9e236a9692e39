import { circlesIn, waysBetween } from '../../support/circles.ts'
import { type Import, importsOf, sourcesIn } from '../../support/imports.ts'
import { textsOfProject } from './citations.ts'
import { countsThatFall, type Figures, linesOf, SMALL } from './falling.ts'

/** Most lines of a file before it should be split. */
const LARGE = 300

/** Kinds of files in features, by their names. */
const KINDS: Record<string, RegExp> = {
  'list pages': /ListPage\.tsx$/,
  columns: /\/columns[^/]*\.tsx$/,
  'list.ts': /\/list\.ts$/,
  drawers: /Drawer\.tsx$/,
  dialogs: /Dialog\.tsx$/,
  verbs: /\/verbs[^/]*\.tsx?$/,
  fields: /Fields\.tsx$/,
  stylesheets: /\.module\.css$/,
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

function sizesOf(name: string, files: readonly string[]): Figures {
  const lengths = files.map(linesOf)
  return {
    [`${name}: files`]: files.length,
    [`${name}: lines`]: sum(lengths),
    [`${name}: files of ${SMALL} lines at most`]: lengths.filter((length) => length <= SMALL).length,
    [`${name}: files of more than ${LARGE} lines`]: lengths.filter((length) => length > LARGE).length,
  }
}

function kindsOf(name: string, files: readonly string[]): Figures {
  return Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, of]) => {
      const found = files.filter((file) => of.test(file))
      return [
        [`${name}: ${kind}, files`, found.length],
        [`${name}: ${kind}, lines`, sum(found.map(linesOf))],
      ]
    }),
  )
}

function importersOf(name: string, files: readonly string[], imports: readonly Import[]): Figures {
  const importers = new Map(files.map((file) => [file, new Set<string>()]))
  for (const { from, to } of imports) importers.get(to)?.add(from)
  return { [`${name}: files with one importer`]: [...importers.values()].filter(({ size }) => size === 1).length }
}

function circlesOf(name: string, imports: readonly Import[], roomOf: (file: string) => string | undefined): Figures {
  const atOnce = imports.filter(({ isLazy }) => !isLazy)
  const kinds = { values: atOnce.filter(({ isType }) => !isType), 'types counted': atOnce }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, counted]) => {
      const circles = circlesIn(waysBetween(counted, roomOf)).map(({ length }) => length)
      return [
        [`${name}: circles of imports, ${kind}`, circles.length],
        [`${name}: the largest of them, ${kind}`, Math.max(0, ...circles)],
      ]
    }),
  )
}

/** Aggregate that a file of the pages shows: `web/src/features/<domain>/<aggregate>`. */
const featureOf = (file: string): string | undefined => /^web\/src\/features\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]

/** Figures that `npm run measure` prints. */
export function allFigures(): Figures {
  const [server, web] = [sourcesIn('server/src'), sourcesIn('web/src')]
  const features = web.filter((file) => file.startsWith('web/src/features/'))
  const sheets = textsOfProject().filter((file) => /^web\/src\/features\/.*\.module\.css$/.test(file))
  const imports = [...server, ...web].flatMap(importsOf)
  const [ofServer, ofWeb] = [server, web].map((files) => imports.filter(({ from }) => files.includes(from)))
  return {
    ...sizesOf('server', server),
    ...importersOf('server', server, imports),
    ...circlesOf('server', ofServer ?? [], (file) => (file.startsWith('server/src/') ? file : undefined)),
    ...sizesOf('web', web),
    ...importersOf('web', web, imports),
    ...sizesOf('features', features),
    ...kindsOf('features', [...features, ...sheets]),
    ...circlesOf('features', ofWeb ?? [], featureOf),
    ...countsThatFall(),
  }
}
