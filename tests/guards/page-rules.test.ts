import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@tufang/server/kernel/errors'
import { waybillTable } from '@tufang/server/modules/waybill/waybill/fields'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Errors that the pages create themselves for a request without an answer. */
const OWN = ['NETWORK', 'TIMEOUT', 'ABORTED']

it('every refusal that the pages look for is one that the program knows', () => {
  const known = new Set([...errorCodes(), ...OWN])
  const named = sourcesIn('web/src')
    .filter((file) => !/\.(generated|test)\./.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /errorCode|\b(row|extensions\?)\.code ===|TOLD_HERE = /.test(line))
        .flatMap((line) => [...line.matchAll(/'([A-Z][A-Z_]+)'/g)])
        .map(([, code = '']) => `${code} in ${file}`),
    )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((place) => !known.has(place.split(' ')[0] ?? ''))).toEqual([])
})

/** Files that send requests by themselves: the check of the connection, and the page for queries by hand. */
const ASK_THEMSELVES = ['web/src/ui/reach/reach.ts', 'web/src/playground/asking.ts']

it('pages ask the server where a busy one is asked again', () => {
  const asking = sourcesIn('web/src').filter((file) => /(^|[^\w.])fetch\(|new XMLHttpRequest/m.test(read(file)))
  const apart = asking.filter((file) => !file.startsWith('web/src/apollo/'))
  expect(apart.toSorted()).toEqual(ASK_THEMSELVES.toSorted())
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

/**
 * Files that may use the browser's own list, for a few options known beforehand; lists of many options are searched.
 */
const PLAIN_LISTS = [
  'web/src/ui/data-table/Pager.tsx',
  'web/src/ui/form/ChoiceSelect.tsx',
  'web/src/ui/form/choice-fields.tsx',
  'web/src/ui/search-form/SearchField.tsx',
  // The latest dozen that the phone has seen, without a library for searching.
  'web/src/features/waybill/punch/TripFacts.tsx',
]

it('no page offers any number of choices in a plain list', () => {
  const plain = sourcesIn('web/src').filter((file) => /<(select|datalist)\b/.test(read(file)))
  expect(plain.filter((file) => !PLAIN_LISTS.includes(file))).toEqual([])
  for (const field of ['ChoiceSelect', 'choice-fields']) {
    expect(read(`web/src/ui/form/${field}.tsx`)).toContain('options.length > MOST_AT_A_GLANCE')
  }
})

it('every list of the pages is cards on a phone', () => {
  const tables = sourcesIn('web/src/features').filter((file) => /<DataTable\b/.test(read(file)))
  expect(tables).toEqual([])
  // The type of a list's properties demands the card.
  expect(read('web/src/ui/data-table/types.ts')).toMatch(/\n {2}card: \(row: Row\) => ReactNode\n/)
})

it('every list offers the same page sizes, and the one that is only looked at whole pages of 5,000', () => {
  const sizes = sourcesIn('web/src').filter((file) => /\[(10, )?20, 50/.test(read(file)))
  expect(sizes).toEqual(['web/src/ui/data-table/sizes.ts'])
  const given = sourcesIn('web/src').filter((file) => /pageSizes=\{|\bsizes=\{/.test(read(file)))
  expect(given).toEqual([
    'web/src/features/waybill/waybill/WaybillViewPage.tsx',
    'web/src/ui/data-table/DataTable.tsx',
    'web/src/ui/data-table/cards/CardTable.tsx',
  ])
  expect(read('web/src/features/waybill/waybill/WaybillViewPage.tsx')).toContain('pageSizes={LONG_PAGE_SIZES}')
})

/** Dialogs with a red button, which open with the focus on the harmless button beside it. */
const DESTRUCTIVE = [
  'web/src/features/settlement/card/verbs/CardDialog.tsx',
  'web/src/features/settlement/verbs/trips/TripDialog.tsx',
  'web/src/ui/feedback/ConfirmDialog.tsx',
  'web/src/ui/form/FormButtons.tsx',
]

/** A button in the head of a record that opens such a dialog, and a form that requires a code first. */
const OPENERS = ['web/src/features/identity/second-factor/CodeForm.tsx', 'web/src/ui/layout/HeadVerbs.tsx']

it('what cannot be undone is asked in a dialog that opens on its safe button', () => {
  const solid = sourcesIn('web/src').filter(
    (file) => !OPENERS.includes(file) && /variant="solid"[^>]*'red'/.test(read(file)),
  )
  expect(solid).toEqual(DESTRUCTIVE)
  for (const file of DESTRUCTIVE) expect(read(file), file).toMatch(/data-safe=\{|safe=\{(verb\.)?danger\}/)
  // A red button without a filled background only opens such a dialog.
  const red = sourcesIn('web/src').filter((file) => /colorPalette="red"/.test(read(file)))
  expect(
    red.filter((file) =>
      /variant="solid"[^>]*colorPalette="red"|colorPalette="red"[^>]*variant="solid"/.test(read(file)),
    ),
  ).toEqual([])
})

it('what says that it cannot be undone opens on its safe button', () => {
  const folders = ['web/src/features', 'web/src/kit']
    .flatMap(sourcesIn)
    .filter((file) => file.endsWith('/texts.ts') && /不能(恢复|整批撤回)/.test(read(file)))
    .map((file) => path.dirname(file))
  expect(folders.length).toBeGreaterThan(10)
  const isSafe = (folder: string) =>
    sourcesIn(folder).some((file) => /danger(: true| |=|\})|\bsafe\b|safe\.current/.test(read(file)))
  // Pages of imports pass their texts to the dialogs of another folder.
  const asking = folders.map((folder) => folder.replace(/(import\/data|waybill\/import)$/, 'import/kit'))
  expect(asking.filter((folder) => !isSafe(folder))).toEqual([])
})

/** Forms of new records, of several at once or of settings, without a record to name. */
const WITHOUT_RECORD = [
  'export/export-task/ExportPanel',
  'fleet/captain/ChooserDrawer',
  'fleet/captain/MembersDialog',
  'identity/profile/basic/AvatarDialog',
  'identity/profile/tokens/TokenDialog',
  'identity/second-factor/FactorDialog',
  'import/kit/RowDrawer',
  'message/message/MessagePanel',
  'message/message/PreferencesDialog',
  'price/direct-pay-price/form/ApplyDrawer',
  'price/direct-pay-price/simulator/SimulatorDrawer',
  'price/filling/PriceDialog',
  'price/filling/PriceForm',
  'settlement/card/base/CreateDialog',
  'settlement/card/base/activation/ActivationDialog',
  'settlement/paper/needs/NeedsDialog',
  'settlement/payee/PayeeForm',
  'settlement/receipt/generation/PreviewDialog',
  'settlement/verbs/merge/MergeDialog',
  'ticket/entry/CorrectDrawer',
  'ticket/reconciliation/ResolveDialog',
  'ticket/reconciliation/StartDialog',
  'view/saved-view/SaveAsDialog',
  'waybill/anomaly/SettingsDrawer',
  'waybill/device-key/form',
  'waybill/excavator-record/many',
  'waybill/picture/PicturePreview',
  'waybill/waybill/batch/BatchDialog',
  'waybill/waybill/edit/CreateDrawer',
  'waybill/waybill/edit/StaleDialog',
  'waybill/waybill/review/DecideMany',
]

it('every other drawer and dialog names the window after its record', () => {
  const opened = ['web/src/features', 'web/src/kit']
    .flatMap(sourcesIn)
    .filter((file) => /<(SideDrawer|Modal)\b/.test(read(file)))
  const nameless = opened.filter((file) => !/ record=\{|\n +record=\{/.test(read(file)))
  const forms = [...WITHOUT_RECORD.map((name) => `web/src/features/${name}.tsx`), 'web/src/kit/form/AddDrawer.tsx']
  expect(nameless.sort()).toEqual(forms)
  expect(opened.length - nameless.length).toBeGreaterThan(20)
})

it('every question is titled by its verb, and by 提示 only for reviews', () => {
  expect(sourcesIn('web/src').filter((file) => read(file).includes("'提示'"))).toEqual([
    'web/src/features/price/direct-pay-price/texts.ts',
  ])
  expect(read('web/src/ui/feedback/confirmStore.ts')).toMatch(/\n {2}title: string\n/)
})

/** Ways to leave unsent input or the session, whose question needs no record. */
const WAYS_OUT = [
  'web/src/shell/sign-in-again/SignInAgain.tsx',
  'web/src/shell/tags/useCloseTags.ts',
  'web/src/ui/unsaved/mayLeave.ts',
]

it('every other question says what it is about and what follows', () => {
  const silent = sourcesIn('web/src').filter((file) => /about: null[ ,}]/.test(read(file)))
  expect(silent.sort()).toEqual(WAYS_OUT)
})

/** Forms without anything to lose: a simulated trip, a text, and choices that the form below keeps. */
const NOTHING_LOST = [
  'web/src/features/fleet/captain/MembersDialog.tsx',
  'web/src/features/price/direct-pay-price/form/ApplyDrawer.tsx',
  'web/src/features/price/direct-pay-price/simulator/SimulatorDrawer.tsx',
  'web/src/features/waybill/device-key/ShownKey.tsx',
  'web/src/features/waybill/waybill/edit/StaleDialog.tsx',
]

it('no way out of a dialog drops unasked what was typed into it', () => {
  const dialogs = ['web/src/features', 'web/src/kit', 'web/src/shell/lock']
    .flatMap(sourcesIn)
    .filter((file) => /<(Modal|SideDrawer)\b/.test(read(file)) && !NOTHING_LOST.includes(file))
  const typed = dialogs.filter((file) =>
    /useServerForm|useForm\b|<Form\b|<textarea|<input\b|RuleForm|CancelButton|FormButtons/.test(read(file)),
  )
  expect(typed.length).toBeGreaterThan(20)
  expect(typed.filter((file) => !/\bunsaved=/.test(read(file)))).toEqual([])
  const closers = typed.filter((file) => /<Button onClick=\{((rest|props)\.)?onClose\}>/.test(read(file)))
  expect(closers).toEqual([])
})

it('no dialog closes because the focus is beside it', () => {
  const count = (text: string, wanted: RegExp) => [...text.matchAll(wanted)].length
  const dialogs = sourcesIn('web/src')
    .map((file) => ({ file, text: read(file) }))
    .filter(({ text }) => /<(Dialog|Drawer)\.Root\b/.test(text))
  expect(dialogs.length).toBeGreaterThanOrEqual(3)
  const closing = dialogs.filter(
    ({ text }) => count(text, /<(Dialog|Drawer)\.Root\b/g) !== count(text, /onFocusOutside=\{keepOpen\}/g),
  )
  expect(closing.map(({ file }) => file)).toEqual([])
})

/** Properties of style that the component library sets. */
const SET_BY_LIBRARY = /^--(tfc-|available-height$)/

it('every property that a style reads is set somewhere', () => {
  const sheets = globSync('web/src/**/*.css', { cwd: root })
  const sources = [...sheets, ...sourcesIn('web/src')].map((file) => ({ file, text: read(file) }))
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?:['"]?\]?\s*:|',)/g)].map(([, name]) => name)),
  )
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]*\w)\s*\)/g)]
      .filter(([, name = '']) => !set.has(name) && !SET_BY_LIBRARY.test(name))
      .map(([, name]) => `${name} in ${file}`),
  )
  expect(set.size).toBeGreaterThan(60)
  expect(unknown).toEqual([])
})
