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

/** Where a red button that does something stands; each opens on the button beside it that does nothing. */
const DESTRUCTIVE = [
  'web/src/features/settlement/verbs/trips/TripDialog.tsx',
  'web/src/ui/feedback/ConfirmDialog.tsx',
  'web/src/ui/form/FormButtons.tsx',
]

it('what cannot be undone is asked in a dialog that opens on its safe button', () => {
  const solid = sourcesIn('web/src').filter((file) => /danger \? 'red' : 'brand'/.test(read(file)))
  expect(solid).toEqual(DESTRUCTIVE)
  for (const file of DESTRUCTIVE) expect(read(file), file).toMatch(/data-safe=\{danger|safe=\{(verb\.)?danger\}/)
  // A red button without a ground only opens such a dialog.
  const red = sourcesIn('web/src').filter((file) => /colorPalette="red"/.test(read(file)))
  expect(
    red.filter((file) =>
      /variant="solid"[^>]*colorPalette="red"|colorPalette="red"[^>]*variant="solid"/.test(read(file)),
    ),
  ).toEqual([])
})

/** Ways out of what was typed or of the session, where the question says it all. */
const WAYS_OUT = [
  'web/src/shell/header/UserMenu.tsx',
  'web/src/shell/sign-in-again/SignInAgain.tsx',
  'web/src/shell/tags/useCloseTags.ts',
  'web/src/ui/unsaved/mayLeave.ts',
]

it('every other question says what it is about and what follows', () => {
  const silent = sourcesIn('web/src').filter((file) => /about: null[ ,}]/.test(read(file)))
  expect(silent.sort()).toEqual(WAYS_OUT)
})
