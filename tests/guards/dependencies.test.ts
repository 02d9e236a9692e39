import { circlesIn, waysBetween } from '@tufang/tests/circles'
import { type Import, importsOf, sourcesIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

interface Rule {
  name: string
  from: RegExp
  to: RegExp
  except?: RegExp
  /** Types may be imported across domains, since nothing of them is left when the program runs. */
  typesMay?: boolean
}

/** Files that assemble the program: those at the top, its GraphQL, the printing of its tables, and the doctor. */
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
    // The environment, read once, is below everything else.
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
    name: 'the kit knows no feature but the saved views and exports that every list has',
    from: /^web\/src\/kit\//,
    to: /^web\/src\/(features|shell)\//,
    except: /^web\/src\/features\/view\/list-table\//,
  },
  {
    name: 'ui, lib and apollo know no feature',
    from: /^web\/src\/(ui|lib|apollo)\//,
    to: /^web\/src\/(features|shell)\//,
  },
]

/** Most files in a circle of imports, which have to be read together. */
const MOST_IN_CIRCLE = 10

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
    const ways = waysBetween(imports, domainOf)
    expect(ways.size).toBeGreaterThan(10)
    expect(circlesIn(ways)).toEqual([])
  })

  it('lead in circles among a few files at most, types counted', () => {
    const atOnce = imports.filter(({ isLazy }) => !isLazy)
    const found = circlesIn(waysBetween(atOnce, (file) => file))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((circle) => circle.length > MOST_IN_CIRCLE)).toEqual([])
  })

  it('enter another feature through its index; looks of a domain stay in it, the shell may load pages lazily', () => {
    const domainOf = (file: string) => /^web\/src\/features\/[^/]+/.exec(file)?.[0]
    const featureOf = (file: string) => /^web\/src\/features\/[^/]+\/[^/]+/.exec(file)?.[0]
    const broken = imports.filter((one) => {
      const there = featureOf(one.to)
      if (!there || featureOf(one.from) === there || one.isLazy) return false
      if (there === one.to && one.to.endsWith('.module.css')) return domainOf(one.from) !== domainOf(one.to)
      return !one.to.startsWith(`${there}/index.ts`)
    })
    expect(broken.map(told)).toEqual([])
  })

  it('lead from no feature back into itself', () => {
    const featureOf = (file: string) => /^web\/src\/features\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]
    const ways = waysBetween(
      imports.filter(({ isLazy }) => !isLazy),
      featureOf,
    )
    expect(ways.size).toBeGreaterThan(20)
    expect(circlesIn(ways)).toEqual([])
  })

  it('name files that are there', () => {
    const broken = imports.filter(({ to }) => /^(server|seeds)\//.test(to) && !/\.[a-z]+$/.test(to))
    expect(broken.map(told)).toEqual([])
  })
})
