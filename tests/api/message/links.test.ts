import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faces } from '@tufang/server/domains'
import { newId } from '@tufang/server/kernel/values/id'
import { messageOf } from '@tufang/server/modules/import/run/tables.sql'
import { kindNames, kindOf, messageLink } from '@tufang/server/modules/message/kinds'
import { pageSources } from '@tufang/tests/imports'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

const shell = path.resolve(import.meta.dirname, '../../../web/src/shell')
const source = pageSources()
const router = readFileSync(path.join(shell, '../router.tsx'), 'utf8')
const homes = readFileSync(path.join(shell, 'home.ts'), 'utf8')
const pages = new Set(
  [
    ...source.matchAll(/^ {4}path: '([^']+)',/gm),
    ...router.matchAll(/outside\(\s*'([^']+)'/g),
    ...homes.matchAll(/^export const \w+ = '([^']+)'/gm),
  ].map(([, address]) => address),
)
const refreshed = readFileSync(path.join(shell, 'messages/useLookAgain.ts'), 'utf8')

const links = kindNames.flatMap((kind) => {
  const { link } = kindOf(kind)
  return Object.entries(typeof link === 'object' ? link : { '': link }).map(([entity, to]) => ({ kind, entity, to }))
})
const all = await services()
const imports = faces.flatMap((domain) => domain.imports?.(all) ?? []).map(({ definition }) => messageOf(definition))

describe('a message', () => {
  it.each(links)('of $kind $entity leads to a page that there is', ({ kind, entity, to }) => {
    expect(pages.size).toBeGreaterThan(20)
    expect(pages).toContain(to?.split('?')[0])
    const entityId = newId()
    const params = { cardNo: 'B1' }
    const link = messageLink(kind, params, { entity: entity || 'any', entityId })
    expect(link).not.toContain('{')
    if (to?.includes('{id}')) expect(decodeURIComponent(link ?? '')).toContain(entityId)
  })

  it('of an export leads to that export', () => {
    expect(messageLink('EXPORT_DONE', {}, { entity: 'exportTask', entityId: 'e1' })).toBe('/message?export=e1')
  })

  it('of a settlement leads to its statement, as the page reads its address', () => {
    const link = messageLink('SETTLEMENT_DECIDED', {}, { entity: 'settlement', entityId: 's1' }) ?? ''
    expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('value') ?? '')).toEqual(['s1'])
  })

  it('of an import leads to a page and refreshes lists, whatever came in', () => {
    const told = links.filter(({ kind }) => kind === 'IMPORT_DONE').map(({ entity }) => entity)
    expect(told.toSorted()).toEqual([...new Set(imports.map(({ entity }) => entity))].toSorted())
    for (const entity of told) expect(refreshed).toContain(`  ${entity}: [`)
    for (const { entity, more } of imports) {
      const link = messageLink('IMPORT_DONE', more, { entity, entityId: 'i1' })
      expect(link).toMatch(entity === 'dataImport' ? /^\/base\/import\?kind=[A-Z_]+&import=i1$/ : /\?import=i1$/)
    }
  })
})
