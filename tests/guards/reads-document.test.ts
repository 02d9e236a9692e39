import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Services } from '@tufang/server/container'
import { type RowsRead, readsOf } from '@tufang/server/kernel/reads'
import { createSchema } from '@tufang/server/schema'
import { root } from '@tufang/tests/imports'
import { type GraphQLField, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

const schema = await createSchema({} as Services)
const PAGE = new Set(['records', 'total', 'summary'])

/** Rows of a field without arguments, read with all their fields. */
function rowsOf(reads: RowsRead, { args }: GraphQLField<unknown, unknown>): number {
  const defaults = Object.fromEntries(args.map(({ name, defaultValue }) => [name, defaultValue]))
  return typeof reads === 'number' ? reads : reads(defaults, PAGE)
}

it('the document tells what each field says it reads', () => {
  const declared = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) ? Object.values(type.getFields()) : []).flatMap((field) => {
      const reads = readsOf(field)
      // Every kind of base data has it.
      const owner = field.name === 'uses' ? '' : type.name === 'Query' ? '' : `${type.name}.`
      return reads === undefined ? [] : [`${owner}${field.name} ${rowsOf(reads, field).toLocaleString('en')}`]
    }),
  )
  const document = readFileSync(path.join(root, 'docs/limits.md'), 'utf8')
  const [, table = ''] = document.split('| looks through | rows |')
  const told = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w.]+)` \| ([\d,]+) \|/gm)].map(
    ([, name, rows]) => `${name} ${rows}`,
  )
  expect(told.toSorted()).toEqual([...new Set(declared)].toSorted())
})
