import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import {
  changeDocuments,
  createWaybill,
  decide,
  undo,
  updateRefusal,
  updateWaybill,
  waybillOf,
} from '@tufang/tests/waybill-change'
import { check, goodRow, type ImportGround, imported, importGround, rowsOfImport } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'

const ROUNDS = 4

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]

/** Base data of one trip, each record in use and used by this trip alone. */
async function groundOfTrip() {
  const [project, site, soil, captain] = [
    await newProject(company),
    await newDumpSite(company),
    await newSoilType(company),
    await newCaptain(company),
  ]
  return {
    project,
    site,
    soil,
    captain,
    truck: await newTruck(company, { captain }),
    driver: await newDriver(company, { captain }),
  }
}
type Ground = Awaited<ReturnType<typeof groundOfTrip>>

interface Kind {
  /** Name of the verb. */
  verb: string
  of: (ground: Ground) => { id: string }
  /** Members by which a form refers to it. */
  named: (ground: Ground) => object
  refused: { field: string; message: string }
  /** Waybills that refer to it. */
  where: (ground: Ground) => Sql
}

const kinds: readonly Kind[] = [
  {
    verb: 'Project',
    of: ({ project }) => project,
    named: ({ project }) => ({ projectInfoId: project.id }),
    refused: { field: 'projectInfoId', message: '项目已停用' },
    where: ({ project }) => sql`project_id = ${project.id}`,
  },
  {
    verb: 'Site',
    of: ({ site }) => site,
    named: ({ site }) => ({ garbageId: site.id }),
    refused: { field: 'garbageId', message: '渣土场已停用' },
    where: ({ site }) => sql`dump_site_id = ${site.id}`,
  },
  {
    verb: 'Soil',
    of: ({ soil }) => soil,
    named: ({ soil }) => ({ goSoilType: soil.name }),
    refused: { field: 'goSoilType', message: '出场土质已停用' },
    where: ({ soil }) => sql`go_soil_type = ${soil.name}`,
  },
  {
    verb: 'Captain',
    of: ({ captain }) => captain,
    named: ({ captain }) => ({ captainId: captain.id }),
    refused: { field: 'captainId', message: '车队长已停用' },
    where: ({ captain }) => sql`captain_id = ${captain.id}`,
  },
  {
    verb: 'Driver',
    of: ({ driver }) => driver,
    named: ({ driver }) => ({ driverId: driver.id }),
    refused: { field: 'driverId', message: '司机已停用' },
    where: ({ driver }) => sql`driver_id = ${driver.id}`,
  },
  {
    verb: 'Truck',
    of: ({ truck }) => truck,
    named: ({ truck }) => ({ truckCode: truck.plate }),
    refused: { field: 'truckCode', message: '车辆已停用' },
    where: ({ truck }) => sql`truck_id = ${truck.id}`,
  },
]
const kindOf = (verb: string): Kind => kinds.find((kind) => kind.verb === verb) as Kind

const retirement = ({ verb, of }: Kind, ground: Ground): [string, { id: string }] => [
  `mutation ($id: ID!) { retire${verb}(id: $id) { enabled } }`,
  { id: of(ground).id },
]
const retire = (kind: Kind, ground: Ground) => admin.ask(...retirement(kind, ground))
const restore = ({ verb, of }: Kind, ground: Ground) =>
  admin.ask(`mutation ($id: ID!) { restore${verb}(id: $id) { enabled } }`, { id: of(ground).id })

/** Form of a new trip with all base data of a ground. */
const tripOver = (ground: Ground, more: object = {}) => ({
  ...Object.assign({}, ...kinds.map(({ named }) => named(ground))),
  tpMode: 'FREIGHT',
  weightType: 'TRUCK',
  weightTons: '1',
  goDatetime: '2026-01-02T08:00:00+08:00',
  ...more,
})

const refusedAt = (kind: Kind) => [{ ...kind.refused, field: `input.${kind.refused.field}` }]
const fieldErrorsOf = ({ extensions }: { extensions: { fieldErrors?: unknown } }) => extensions.fieldErrors

describe.each(kinds)('a retired $verb', (kind) => {
  it('is taken by no new trip and by no other one, and stays where it is named', async () => {
    const [ground, other] = [await groundOfTrip(), await groundOfTrip()]
    const own = await createWaybill(admin, tripOver(ground))
    const foreign = await createWaybill(admin, tripOver(other))
    await retire(kind, ground)
    expect(fieldErrorsOf(await clerk.refusal(changeDocuments.create, { input: tripOver(ground) }))).toEqual(
      refusedAt(kind),
    )
    expect(fieldErrorsOf(await updateRefusal(admin, foreign, kind.named(ground)))).toEqual(refusedAt(kind))
    const { waybill } = await updateWaybill(admin, own, { ...kind.named(ground), remark: '补充说明' })
    expect(waybill).toMatchObject({ remark: '补充说明' })
    const rest = await admin.rest('PUT', '/chain/companywaybill', { body: { id: foreign.id, ...kind.named(ground) } })
    expect(rest.json()).toMatchObject({ code: 1, msg: kind.refused.message })
    await restore(kind, ground)
    await updateWaybill(admin, foreign, kind.named(ground))
    await createWaybill(clerk, tripOver(ground))
  })

  it('has each trip that was made before, and none after, when both come at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ground, other] = [await groundOfTrip(), await groundOfTrip()]
      const moved = await createWaybill(admin, tripOver(other))
      const create = () => clerk.gqlInTurn(changeDocuments.create, { input: tripOver(ground) })
      const update = () =>
        admin.gqlInTurn(changeDocuments.update, { id: moved.id, version: 1, input: kind.named(ground) })
      const asks = [create, () => admin.gqlInTurn(...retirement(kind, ground)), update, create]
      // The order of the calls differs in each round.
      const order = [...asks.slice(round), ...asks.slice(0, round)]
      const answers = await Promise.all(order.map(async (ask) => ({ ask, ...(await ask()) })))
      const refused = answers.flatMap(({ errors }) => errors)
      for (const refusal of refused) expect(fieldErrorsOf(refusal)).toEqual(refusedAt(kind))
      const live = await rowsOf(sql`select id from waybill where company_id = ${company.id} and ${kind.where(ground)}`)
      expect(live).toHaveLength(answers.length - 1 - refused.length)
      expect(await clerk.code(changeDocuments.create, { input: tripOver(ground) })).toBe('INVALID_INPUT')
    }
  })
})

describe('what names base data without saying so', () => {
  it('takes no trip for a retired captain, whose truck or card it would be', async () => {
    const ground = await groundOfTrip()
    const card = await newCard(company, { captain: ground.captain })
    await retire(kindOf('Captain'), ground)
    for (const more of [{}, { cardNo: card.cardNo }]) {
      const input = tripOver(ground, { captainId: undefined, driverId: undefined, ...more })
      expect(fieldErrorsOf(await clerk.refusal(changeDocuments.create, { input }))).toEqual(
        refusedAt(kindOf('Captain')),
      )
    }
  })

  it('takes no retired soil at loading, and any word that is no soil', async () => {
    const [ground, other] = [await groundOfTrip(), await groundOfTrip()]
    await retire(kindOf('Soil'), ground)
    const refused = await clerk.refusal(changeDocuments.create, {
      input: tripOver(other, { inSoilType: ground.soil.name }),
    })
    expect(fieldErrorsOf(refused)).toEqual([{ field: 'input.inSoilType', message: '装车土质已停用' }])
    await createWaybill(clerk, tripOver(other, { inSoilType: '拆下来的' }))
  })

  it('does not come back by undoing, nor by approving what was asked for before', async () => {
    const [ground, other] = [await groundOfTrip(), await groundOfTrip()]
    const waybill = await newWaybill(company, {
      project: ground.project,
      soilType: ground.soil,
      dumpSite: ground.site,
      tpMode: 'FREIGHT',
    })
    const { changeSetId } = await updateWaybill(admin, waybill, { garbageId: other.site.id })
    const { review } = await updateWaybill(clerk, waybill, { goSoilType: other.soil.name })
    await retire(kindOf('Site'), ground)
    await retire(kindOf('Soil'), other)
    const { extensions, message } = await admin.refusal(changeDocuments.approve, { id: review?.id })
    expect([extensions.code, message]).toEqual(['INVALID_INPUT', '出场土质已停用'])
    await decide(admin, 'reject', { id: review?.id ?? '' }, '土质已停用')
    expect((await admin.refusal(changeDocuments.undo, { changeSetId })).message).toBe('渣土场已停用')
    await restore(kindOf('Site'), ground)
    await undo(admin, changeSetId)
    expect(await waybillOf(clerk, waybill)).toMatchObject({ garbageId: ground.site.id, goSoilType: ground.soil.name })
  })
})

describe('a sheet', () => {
  const cells = (ground: ImportGround) => ({ captainName: ground.captain.name, driverName: ground.driver.name })
  const retired = async (ground: ImportGround) => {
    for (const [verb, { id }] of Object.entries({
      Site: ground.dumpSite,
      Soil: ground.soilType,
      Captain: ground.captain,
      Driver: ground.driver,
      Truck: ground.truck,
    }))
      await admin.ask(`mutation ($id: ID!) { retire${verb}(id: $id) { enabled } }`, { id })
  }

  it('is told at each cell what is out of use', async () => {
    const ground = await importGround(company)
    await retired(ground)
    const task = await check(admin, [goodRow(ground, cells(ground))])
    const [row] = await rowsOfImport(admin, task)
    expect(row?.issues.map(({ message }) => message).sort()).toEqual(
      [
        `车牌号“${ground.truck.plate.toUpperCase()}”已停用`,
        `渣土场“${ground.dumpSite.name}”已停用`,
        `出场土质“${ground.soilType.name}”已停用`,
        `车队长“${ground.captain.name}”已停用`,
        `司机“${ground.driver.name}”已停用`,
      ].sort(),
    )
  })

  it('may name it of a trip that has it already, and brings it to no other', async () => {
    const [ground, other] = [await importGround(company), await importGround(company)]
    const row = goodRow(ground, { no: `T-${ground.project.id.slice(-8)}`, ...cells(ground) })
    const foreign = goodRow({ ...ground, dumpSite: other.dumpSite }, { no: `U-${ground.project.id.slice(-8)}` })
    expect(await imported(admin, company, [row, foreign])).toMatchObject({ createCount: 2 })
    await retired(ground)
    const changed = [
      { ...row, remark: '补充说明' },
      { ...foreign, garbageName: ground.dumpSite.name },
    ]
    const task = await imported(admin, company, changed)
    expect(task).toMatchObject({ updateCount: 1, refusedCount: 1 })
    const rows = await rowsOfImport(admin, task, { outcome: ['REFUSED'] })
    expect(rows.flatMap(({ issues }) => issues.map(({ message }) => message))).toEqual(['渣土场已停用'])
  })

  it('takes the one in use of two of a name, and asks no more of many rows than of one', async () => {
    const ground = await importGround(company)
    const captain = await newCaptain(company, { name: ground.captain.name })
    await rowsOf(sql`update captain set enabled = false where company_id = ${company.id} and id = ${captain.id}`)
    const rows = (count: number) => Array.from({ length: count }, () => goodRow(ground, cells(ground)))
    const few = await statementsOf(() => imported(admin, company, rows(1)))
    const many = await statementsOf(() => imported(admin, company, rows(12)))
    expect(many.length).toBe(few.length)
  })
})
