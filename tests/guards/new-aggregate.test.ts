import path from 'node:path'
import { faces } from '@tufang/server/domains'
import { root } from '@tufang/tests/imports'
import { copyTree } from '@tufang/tests/tree-copy'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { addToFace } from '../../tools/new/face'
import { generate } from '../../tools/new/generate'
import { nounOf } from '../../tools/new/noun'
import { Source } from '../../tools/new/source'
import { steps } from '../../tools/new/steps'

/** Whether all guards look at the new aggregates, and not only those that know the lists which name them: `npm run test:new`. */
const isWhole = process.env.NEW_AGGREGATE === 'whole'
/** As long as builds may take beside anything else that a machine does. */
const LONG = 30 * 60_000

/** One in a domain that is there, one in a domain of its own. */
const nouns = [nounOf('fleet/weigh-bridge', { label: '地磅' }), nounOf('patrolling/patrol', { label: '巡查' })]
const guards = (...names: string[]) => names.map((name) => `tests/guards/${name}.test.ts`)
const own = nouns.map(({ domain, slug }) => `tests/api/${domain}/${slug}.test.ts`)
/** What goes over fields, lists and tables says their names; the rest holds a list against the program. */
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

it.each(faces.map(({ name }) => name))('an aggregate finds its place in the face of %s', (domain) => {
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
      for (const folder of ['server', 'web']) await tree.run('tsc', '-p', folder)
      const vitest = (...args: string[]) => tree.run('vitest', 'run', '--project', 'server', '--reporter=dot', ...args)
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
      await tree.run('tsc', '-p', 'tests')
      await tree.run('knip')
      const far = [...guards('access-token', 'project-limit', 'tenant-statements', 'spread'), 'tests/guards/input-']
      await vitest(...far, 'tests/api/list-members.test.ts', 'tests/api/export/every-export.test.ts', '-t', names)
      const still = guards('dependencies', 'field-tables', 'graphql-descriptions', 'page-rules', 'permissions-document')
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
