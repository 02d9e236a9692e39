import { readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@tufang/server/kernel/errors'
import { waybillTable } from '@tufang/server/modules/waybill/waybill/fields'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** What the pages say themselves of a request that no server has answered. */
const OWN = ['NETWORK', 'TIMEOUT', 'ABORTED']

it('every refusal that the pages look for is one that the program knows', () => {
  const known = new Set([...errorCodes(), ...OWN])
  const named = sourcesIn('web/src')
    .filter((file) => !/\.(generated|test)\./.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /errorCode|TOLD_HERE = /.test(line))
        .flatMap((line) => [...line.matchAll(/'([A-Z][A-Z_]+)'/g)])
        .map(([, code = '']) => `${code} in ${file}`),
    )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((place) => !known.has(place.split(' ')[0] ?? ''))).toEqual([])
})

it('the form of a waybill takes texts as long as its fields may be', () => {
  const form = read('web/src/features/waybill/waybill/edit/WaybillFields.tsx')
  const constants = new Map(
    [...form.matchAll(/^const ([A-Z]+) = (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
  const asked = [
    ...form.matchAll(/<(?:Text|TextArea|Combo)Field \{\.\.\.field\('(\w+)'[^)]*\)\}.*? maxLength=\{(\w+)\}/g),
  ].map(([, name = '', constant]) => [name, constants.get(constant)])
  const fields = new Map(
    Object.entries(waybillTable).map(([name, field]) => [name, 'length' in field ? field.length : 0]),
  )
  expect(asked.length).toBeGreaterThanOrEqual(12)
  expect(asked).toEqual(asked.map(([name]) => [name, fields.get(String(name))]))
})

/** The list of the browser is for a few choices that are known beforehand; many are searched. */
const PLAIN_LISTS = [
  'web/src/ui/data-table/Pager.tsx',
  'web/src/ui/form/ChoiceSelect.tsx',
  'web/src/ui/form/choice-fields.tsx',
  'web/src/ui/search-form/SearchField.tsx',
]

it('no page offers any number of choices in a plain list', () => {
  const plain = sourcesIn('web/src').filter((file) => /<(select|datalist)\b/.test(read(file)))
  expect(plain.filter((file) => !PLAIN_LISTS.includes(file))).toEqual([])
  for (const field of ['ChoiceSelect', 'choice-fields']) {
    expect(read(`web/src/ui/form/${field}.tsx`)).toContain('options.length > MOST_AT_A_GLANCE')
  }
})
