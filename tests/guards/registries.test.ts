import { sourcesIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

/** Registries of a domain, with the same names in all domains; docs/how-to.md describes them. */
const REGISTRIES = ['index', 'entities', 'enums', 'permissions', 'texts']

/** Topics beside them that several aggregates share, or that are the domain's only aggregate. */
const TOPICS: Record<string, readonly string[]> = {
  basedata: [
    ...['basedata.queries', 'basedata.resolver', 'basedata.service', 'basedata.view', 'definition', 'fields'],
    ...['history', 'merge', 'merge.queries', 'merge.resolver', 'merge.service', 'uses'],
  ],
  dataimport: [
    ...['data-import.entity', 'data-import.queries', 'data-import.resolver', 'data-import.service'],
    ...['data-import.view', 'fields'],
  ],
  fleet: ['edges', 'mobile'],
  yard: ['merges.queries'],
  identity: [
    ...[
      'captain',
      'companies.queries',
      'company-token',
      'edges',
      'network',
      'reach.sql',
      'role-types',
      'secret',
      'telling',
    ],
    // Parts of the face, each with services and resolvers of some aggregates.
    ...['logs', 'own-access', 'people'],
  ],
  import: ['definition', 'importing', 'kinds'],
  message: ['kinds'],
  payment: ['past'],
  price: ['merges.queries'],
  project: ['day', 'edges', 'merges.queries', 'place'],
  settlement: ['edges', 'offer', 'part.sql'],
  staff: ['definition', 'names', 'work'],
  ticket: ['edges', 'fields', 'merges.queries', 'named.sql', 'place.queries', 'sheet-pages'],
  // Parts of a face that would otherwise be too long.
  waybill: ['jobs', 'services'],
}

const atRoots = sourcesIn('server/src/modules').flatMap((file) => {
  const [, domain = '', name = ''] = /^server\/src\/modules\/([^/]+)\/([^/]+)\.ts$/.exec(file) ?? []
  return domain === '' ? [] : [{ domain, name }]
})
const told = ({ domain, name }: { domain: string; name: string }): string => `${domain}/${name}.ts`

describe('the root of a domain', () => {
  it('holds its registries and topics that aggregates share, and nothing else', () => {
    expect(atRoots.length).toBeGreaterThan(60)
    const others = atRoots.filter(({ name }) => !REGISTRIES.includes(name))
    expect(others.filter(({ domain, name }) => !TOPICS[domain]?.includes(name)).map(told)).toEqual([])
  })

  it('is known here by the topics that are there', () => {
    const known = Object.entries(TOPICS).flatMap(([domain, names]) => names.map((name) => ({ domain, name })))
    expect(known.map(told).filter((file) => !atRoots.map(told).includes(file))).toEqual([])
  })

  it('shows its face', () => {
    const domains = new Set(atRoots.map(({ domain }) => domain))
    expect([...domains].filter((domain) => !atRoots.some((one) => told(one) === `${domain}/index.ts`))).toEqual([])
  })
})
