import { type Import, importsOf, sourcesIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

interface Rule {
  name: string
  from: RegExp
  to: RegExp
  except?: RegExp
  /** Types may cross, since they leave nothing behind when the program runs. */
  typesMay?: boolean
}

/** Files that put the program together: the files at the top, its GraphQL, what prints its tables, and the doctor. */
const rootFiles = /^server\/src\/((graphql|tables|doctor(\/rows)?)\/)?[^/]+\.ts$/

const rules: Rule[] = [
  {
    name: 'the kernel knows no domain, no transport and no adapter',
    from: /^server\/src\/kernel\//,
    to: /^server\/src\/(modules|platform|rest)\//,
  },
  { name: 'the kernel knows nothing that is built on it', from: /^server\/src\/kernel\//, to: rootFiles },
  {
    name: 'the platform knows no domain and no transport',
    from: /^server\/src\/platform\//,
    to: /^server\/src\/(modules|rest)\//,
  },
  { name: 'the platform knows nothing that is built on it', from: /^server\/src\/platform\//, to: rootFiles },
  { name: 'modules know no REST', from: /^server\/src\/modules\//, to: /^server\/src\/rest\// },
  {
    name: 'modules know nothing that is built on them',
    from: /^server\/src\/modules\//,
    to: rootFiles,
    // The environment, read once, stands beneath everything.
    except: /^server\/src\/config\.ts$/,
  },
  {
    name: 'what every domain fills knows none of them',
    from: /^server\/src\/modules\/(domain|loader)\.ts$/,
    to: /^server\/src\/modules\/[^/]+\//,
  },
  { name: 'GraphQL knows nothing of REST', from: /^server\/src\/graphql\//, to: /^server\/src\/rest\// },
  {
    name: 'GraphQL knows domains by what they offer, not by their statements',
    from: /^server\/src\/graphql\//,
    to: /^server\/src\/modules\/.*\.queries\.ts$/,
  },
  {
    name: 'REST translates: it runs no SQL and holds no entity',
    from: /^server\/src\/rest\//,
    to: /\.(queries|entity)\.ts$|kernel\/sql\/sql\.ts$|^@mikro-orm\//,
    typesMay: true,
  },
  {
    name: 'resolvers translate: they run no SQL',
    from: /\.resolver\.ts$/,
    to: /\.queries\.ts$|kernel\/sql\/sql\.ts$/,
    typesMay: true,
  },
  {
    name: 'statements stand in *.queries.ts, parts of them in *.sql.ts, what a sheet adds to its list in *.sheet.ts',
    from: /^server\/src\/(?!(kernel|platform\/database)\/).*(?<!\.(queries|sql|sheet|test))\.ts$/,
    to: /kernel\/sql\/sql\.ts$|^kysely$/,
    typesMay: true,
  },
  { name: 'the server stands without seeds, tests and pages', from: /^server\/src\//, to: /^(seeds|tests|web)\// },
  { name: 'pages reach the server by HTTP only', from: /^web\/src\//, to: /^(server|seeds|tests)\/|^@tufang\// },
  { name: 'seeds stand without tests', from: /^seeds\//, to: /^(tests|web)\// },
  {
    name: 'ui, lib and apollo know no feature',
    from: /^web\/src\/(ui|lib|apollo)\//,
    to: /^web\/src\/(features|shell)\//,
  },
]

/** Files that import each other are read together, and nobody reads more than these at once. */
const MOST_IN_CIRCLE = 10

/** Sets of nodes of which each leads to all others, by Tarjan's algorithm. */
function circlesIn(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const [places, lowest, waiting] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const found: string[][] = []
  const visit = (node: string): number => {
    const place = places.size
    places.set(node, place)
    waiting.push(node)
    let low = place
    for (const other of next.get(node) ?? []) {
      if (!places.has(other)) low = Math.min(low, visit(other))
      else if (!lowest.has(other)) low = Math.min(low, places.get(other) ?? low)
    }
    if (low === place) {
      const circle = waiting.splice(waiting.indexOf(node))
      for (const one of circle) lowest.set(one, low)
      if (circle.length > 1) found.push(circle.sort())
    }
    return low
  }
  for (const node of next.keys()) if (!places.has(node)) visit(node)
  return found
}

const imports = ['server/src', 'web/src', 'seeds'].flatMap(sourcesIn).flatMap(importsOf)
const told = ({ from, to }: Import): string => `${from} imports ${to}`

describe('imports', () => {
  it.each(rules)('$name', ({ from, to, except, typesMay }) => {
    expect(imports.some((one) => from.test(one.from))).toBe(true)
    const broken = imports.filter(
      (one) => from.test(one.from) && to.test(one.to) && !except?.test(one.to) && !(typesMay && one.isType),
    )
    expect(broken.map(told)).toEqual([])
  })

  it('enter another domain through its face', () => {
    const domainOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
    const crossing = imports.filter((one) => {
      const [here, there] = [domainOf(one.from), domainOf(one.to)]
      return here && there && here !== there
    })
    expect(crossing.length).toBeGreaterThan(20)
    expect(crossing.filter(({ to }) => !/^server\/src\/modules\/[^/]+\/index\.ts$/.test(to)).map(told)).toEqual([])
  })

  it('never lead from a domain back into itself', () => {
    const domainOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
    const next = new Map<string, Set<string>>()
    for (const { from, to } of imports) {
      const [here, there] = [domainOf(from), domainOf(to)]
      if (here && there && here !== there) next.set(here, (next.get(here) ?? new Set()).add(there))
    }
    const reachable = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of next.get(from) ?? []) if (!seen.has(to)) reachable(to, seen.add(to))
      return seen
    }
    expect([...next.keys()].filter((domain) => reachable(domain).has(domain))).toEqual([])
  })

  it('lead in circles among a few files at most, types counted', () => {
    const next = new Map(imports.map(({ from }) => [from, new Set<string>()]))
    for (const { from, to, isLazy } of imports) if (next.has(to) && !isLazy) next.get(from)?.add(to)
    const found = circlesIn(next).sort((one, other) => other.length - one.length)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((circle) => circle.length > MOST_IN_CIRCLE)).toEqual([])
  })

  it('enter another feature through its index; the shell may load pages lazily', () => {
    const featureOf = (file: string) => /^web\/src\/features\/[^/]+\/[^/]+/.exec(file)?.[0]
    const broken = imports.filter((one) => {
      const there = featureOf(one.to)
      if (!there || featureOf(one.from) === there || one.isLazy) return false
      return !one.to.startsWith(`${there}/index.ts`)
    })
    expect(broken.map(told)).toEqual([])
  })

  it('name files that are there', () => {
    const broken = imports.filter(({ to }) => /^(server|seeds)\//.test(to) && !/\.[a-z]+$/.test(to))
    expect(broken.map(told)).toEqual([])
  })
})
