import path from 'node:path'
import { faces } from '@tufang/server/domains'
import { root } from '@tufang/tests/imports'
import { copyTree } from '@tufang/tests/tree-copy'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { addToFace } from '../../tools/new/face'
import { generate, steps } from '../../tools/new/generate'
import { nounOf } from '../../tools/new/noun'
import { Source } from '../../tools/new/source'

/**
 * Whether all guards run on the new aggregates, instead of only those with lists that name them: `npm run test:new`.
 */
const isWhole = process.env.NEW_AGGREGATE === 'whole'
/** Time that builds may take on a busy machine. */
const LONG = 30 * 60_000

/** One aggregate in an existing domain, and one in a new domain. */
const nouns = [nounOf('fleet/weigh-bridge', { label: '地磅' }), nounOf('patrolling/patrol', { label: '巡查' })]
const guards = (...names: string[]) => names.map((name) => `tests/guards/${name}.test.ts`)
const own = nouns.map(({ domain, slug }) => `tests/api/${domain}/${slug}.test.ts`)
/** Guards that go over fields, lists and tables name the new aggregate; the others compare a list with the program. */
const names = [
  ...nouns.flatMap(({ slug, one, Type, LIST }) => [slug, one, Type, LIST]),
  ...['guarded fields', 'has what the entities describe', 'names in its face'],
].join('|')

it.each([
  [undefined, {}, /^usage: npm run new/],
  ['Fleet/bridge', { label: '地磅' }, /^usage/],
  ['fleet', { label: '地磅' }, /^usage/],
  ['fleet/weigh-bridge', {}, /^--label/],
  ['fleet/weigh-bridge', { label: 'bridge' }, /^--label/],
  ['fleet/sheep', { label: '羊', plural: 'sheep' }, /^--plural/],
])('%s %j is no name of an aggregate', (spot, options, told) => {
  expect(() => nounOf(spot, options)).toThrow(told)
})

it.each([
  ['fleet/day', { many: 'days', Type: 'Day' }],
  [
    'fleet/weigh-box',
    { many: 'weighBoxes', Type: 'WeighBox', LIST: 'WEIGH_BOXES', table: 'weigh_box', key: 'weighbox' },
  ],
  ['fleet/ferry', { many: 'ferries', Words: 'Ferries' }],
])('%s is spelled as its files need it', (spot, spelled) => {
  expect(nounOf(spot, { label: '地磅' })).toMatchObject(spelled)
})

/** Domains that read or follow the rows of others: no aggregate is added there. */
const WITHOUT_ROWS = ['live', 'node', 'timeline']
const grounds = faces.map(({ name }) => name).filter((name) => !WITHOUT_ROWS.includes(name))

it.each(grounds)('an aggregate finds its place in the face of %s', (domain) => {
  const file = path.join(root, 'server/src/modules', domain, 'index.ts')
  const source = new Source(file)
  addToFace(source, nounOf(`${domain}/weigh-bridge`, { label: '地磅' }))
  const text = source.text()
  expect(parseSync(file, text).errors).toEqual([])
  expect(text).toMatch(/weighBridges: new WeighBridgeService\((world\.ground\.)?database, (world\.ground\.)?run\)/)
  expect(text).toMatch(/new WeighBridgeResolver\((services\.)?weighBridges\)/)
  expect(text).toMatch(/\bWEIGH_BRIDGES: weighBridgeSheet\b/)
  expect(text).toMatch(/permissions: (\{.*\.\.\.)?weighBridgePermissions\b/)
})

it(
  'an aggregate that is written by npm run new builds and passes its tests and the guards',
  async () => {
    const tree = await copyTree()
    try {
      const files = [...new Set(nouns.flatMap((noun) => generate(tree.root, noun)))]
      const documents = (step: readonly string[]) => step.some((word) => word.startsWith('server/dist/tables/'))
      for (const [program = '', ...args] of steps(files).filter((step) => isWhole || !documents(step)))
        await tree.run(program, ...args)
      const types = (folder: string) => tree.run('tsc', '-p', folder)
      for (const folder of ['server', 'web']) await types(folder)
      // Other tests run in parallel: a second worker here would load the server again, and finish no sooner.
      const vitest = (...args: string[]) =>
        tree.run('vitest', 'run', '--project', 'server', '--reporter=dot', '--maxWorkers=1', ...args)
      const near = guards(
        'permission-graphql',
        'tenant-graphql',
        'export-columns',
        'graphql-lists',
        'entities',
        'catalogues',
      )
      const told = await vitest(...own, ...near, '-t', names)
      expect(told).toMatch(/Tests +\d{2,} passed/)
      if (!isWhole) return
      await tree.run('biome', 'check', '--log-level=error', '.')
      await types('tests')
      await tree.run('knip')
      const far = [...guards('access-token', 'project-limit', 'tenant-statements', 'spread'), 'tests/guards/input-']
      await vitest(...far, 'tests/api/list-members.test.ts', 'tests/api/export/every-export.test.ts', '-t', names)
      const still = guards(
        'dependencies',
        'field-tables',
        'graphql-descriptions',
        'page-rules',
        'permissions-document',
        'registries',
      )
      await vitest(
        ...still,
        ...guards('project-limit-tables', 'published', 'schema', 'size', 'tables-document', 'words'),
      )
      await vitest('tests/checks')
    } finally {
      await tree.remove()
    }
  },
  LONG,
)
