import { RoleType } from '@tufang/server/modules/identity/role-types'
import { jsonSchema } from '@tufang/server/rest/openapi/schemas'
import { routes } from '@tufang/server/rest/routes'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newOrgan } from '@tufang/tests/factories/organ'
import { newPayee } from '@tufang/tests/factories/payee'
import { newPayable } from '@tufang/tests/payment'
import { uniqueDigits, uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

/**
 * A member that a call takes is stored: each documented one of a body that makes something is sent, and read back under
 * its own name.
 */

type Row = Record<string, unknown>
interface Made {
  body: Row
  /** Reads the new record; the answer's data unless given. */
  read?: () => Promise<Row>
  /** Values that the row shows in another form. */
  shown?: Row
}
interface Making {
  make: (company: TestCompany, caller: Caller) => Promise<Made>
  /** The body is a list of rows. */
  rows?: true
  /** Members that another way of saying the same stands for, or that the test of the call reads back: why. */
  elsewhere?: Readonly<Record<string, string>>
}

async function firstOf(caller: Caller, path: string, query: Record<string, string>): Promise<Row> {
  const { data } = (await caller.rest('GET', path, { query })).json<{ data: { records: Row[] } }>()
  const [row] = data.records
  if (!row) throw new Error(`${path} shows no row`)
  return row
}

const MAKINGS: Readonly<Record<string, Making>> = {
  '/chain/companywaybill': {
    async make(company) {
      const haul = await newHaul(company)
      const card = await newCard(company, { captain: haul.captain })
      const times = { inDatetime: '2026-03-01 07:30:00', goDatetime: '2026-03-01 08:00:00' }
      const people = { inStaffName: '张三', goStaffName: '李四', inName: '王五', goName: '赵六', agentName: '老周' }
      const money = {
        settlePrice: 88.5,
        exAmt: 10,
        adjustAmt: -5.5,
        payTaxes: 3,
        inPreparePrice: 4,
        garbagePreparePrice: 6,
      }
      const body = {
        ...{
          projectInfoId: haul.project.id,
          cardNo: card.cardNo,
          captainId: haul.captain.id,
          driverId: haul.driver.id,
        },
        ...{
          truckCode: haul.truck.plate,
          goTruckCode: haul.truck.plate.toUpperCase(),
          garbageId: haul.dumpSite.id,
          tpMode: 2,
        },
        ...{ inSoilType: haul.soilType.name, goSoilType: haul.soilType.name, weightType: 1, weightTons: 1, load: 12.5 },
        ...{
          ...times,
          completeDatetime: '2026-03-01 09:00:00',
          inShiftType: 1,
          machineCode: 'WJ-1',
          ...people,
          ...money,
        },
        ...{ isTicket: 1, ticketNo: `T${uniqueDigits(8)}`, fleetName: '一队', goVehicleType: '泥头车', remark: '夜班' },
        ...{ no: `N${uniqueDigits(10)}`, status: 3 },
      }
      return { body }
    },
    elsewhere: { inPicture: 'tests/rest/file/waybill-picture.test.ts', goPicture: 'the same' },
  },
  '/chain/companypayment': {
    async make(company) {
      const { settlement, payee } = await newPayable(company)
      const settlements = [{ settleId: settlement.id, amt: 150 }]
      const said = { paymentDate: '2026-03-31', tradeNo: `T${uniqueDigits(8)}`, remark: '三月' }
      return { body: { settlements, payeeId: payee.id, amt: 150, ...said } }
    },
    elsewhere: { settleIds: 'settlements', settleId: 'settlements', attachments: 'tests/rest/absent.test.ts' },
  },
  '/chain/companyprojectdirectpayprice': {
    make: async (company) => ({
      body: { ...freightOf(await newHaul(company)), tpMode: 2, directPayPrice: 80.5, weightType: 1 },
    }),
  },
  '/chain/companysettle/giveCardUserEdit': {
    rows: true,
    async make(company, caller) {
      const [card, payee] = [await newCard(company), await newPayee(company)]
      await caller.rest('POST', '/chain/companysettle/postScanningSettle', { body: [card.cardNo] })
      const account = { payeeName: payee.name, bindingBankNo: payee.bankNo, bindingBankName: payee.bankName }
      const body = {
        settleCardNo: card.cardNo,
        giveCardUserId: '王五',
        payeeId: payee.id,
        ...account,
        settleAmount: 100.5,
      }
      const path = '/chain/companysettlewaybillpayeeinfo/getListGroupBatchNo'
      async function read() {
        const { data } = (await caller.rest('POST', path, { body: {} })).json<{ data: (Row & { list: Row[] })[] }>()
        return { ...data[0], ...data[0]?.list[0] }
      }
      return { body, read }
    },
  },
  '/upms/user': {
    async make(company, caller) {
      const phone = uniqueMobile()
      const { roles } = (await firstOf(caller, '/upms/user/page', { username: '只读' })) as { roles: { id: string }[] }
      const { id: organId } = await newOrgan(company)
      const roleIds = roles.map(({ id }) => id)
      const body = { username: '王经理', phone, positionName: '顾问', organId, roleIds, roleType: RoleType.COMPANY }
      const shown = { ...body, roleIds: undefined, roles: roleIds.map((id) => ({ id })) }
      return { body, shown, read: () => firstOf(caller, '/upms/user/page', { phone }) }
    },
    elsewhere: {
      role: 'roleIds',
      password: 'refused: tests/rest/identity/user.test.ts',
      captchaId: 'used up: tests/api/identity/invitation-captchas.test.ts',
      captchaCode: 'used up: tests/api/identity/invitation-captchas.test.ts',
    },
  },
}

/** Shape of a call's body, by name. */
interface Shape {
  properties?: Row
  items?: Shape
}

describe.each(Object.entries(MAKINGS))('POST %s', (path, { make, rows, elsewhere = {} }) => {
  it('stores every documented member', async () => {
    const company = await newCompany()
    const caller = await company.as('管理员')
    const route = routes.find((one) => one.path === path && one.method === 'POST')
    const shape = route?.body ? (jsonSchema(route.body, 'input') as Shape) : {}
    const { body, shown, read } = await make(company, caller)
    const documented = Object.keys((rows ? shape.items : shape)?.properties ?? {})
    expect([...Object.keys(body), ...Object.keys(elsewhere)].toSorted()).toEqual(documented.toSorted())
    const answer = (await caller.rest('POST', path, { body: rows ? [body] : body })).json<{ code: number; data: Row }>()
    expect(answer).toMatchObject({ code: 0 })
    const wanted = Object.fromEntries(Object.entries(shown ?? body).filter(([, value]) => value !== undefined))
    expect(read ? await read() : answer.data).toMatchObject(wanted)
  })
})
