import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { statementsOf } from '@tufang/tests/queries'
import { uniqueDigits } from '@tufang/tests/unique'
import { expect, it } from 'vitest'

/** Document with which Ctrl+K asks the server. */
const document = await readFile(
  path.join(import.meta.dirname, '../../../web/src/shell/palette/palette.graphql'),
  'utf8',
)
const kinds = [...document.matchAll(/\$(\w+): Boolean!/g)].map(([, kind]) => kind ?? '')
const asked = (text: string, ...wanted: string[]) => ({
  text,
  ...Object.fromEntries(kinds.map((kind) => [kind, wanted.length === 0 || wanted.includes(kind)])),
})
type Found = Record<string, { records: Record<string, unknown>[] }>

it('finds plates, names and numbers of the company in a request of few statements', async () => {
  const [company, other] = [await newCompany(), await newCompany()]
  const admin = await company.as('管理员')
  for (const owner of [company, other]) {
    const captain = await newCaptain(owner, { name: '钟国良' })
    await newDriver(owner, { captain, name: '钟国良' })
    await newDumpSite(owner, { name: '钟国良' })
    await newProject(owner, { name: '钟国良' })
    await newPayee(owner, { name: '钟国良' })
  }
  const truck = await newTruck(company, { captain: await newCaptain(company), plate: `粤BR${uniqueDigits(4)}` })
  const found = await admin.ask<Found>(document, asked('zgl'))
  const counts = Object.entries(found).flatMap(([kind, { records }]) =>
    records.length > 0 ? [[kind, records.length]] : [],
  )
  expect(counts.sort()).toEqual([
    ['captains', 1],
    ['drivers', 1],
    ['payees', 1],
    ['projects', 1],
    ['sites', 1],
  ])
  const byPlate = await admin.ask<Found>(document, asked(`粤b·${truck.plate.slice(2).toLowerCase()}`, 'trucks'))
  expect(byPlate.trucks?.records).toMatchObject([{ plate: truck.plate }])
  const none = await statementsOf(() => admin.ask(document, asked('zgl', 'none')))
  const all = await statementsOf(() => admin.ask(document, asked('zgl')))
  // Each list takes one statement; where a number begins or ends is counted before.
  expect(all.length - none.length).toBeLessThanOrEqual(kinds.length + 1)
})
