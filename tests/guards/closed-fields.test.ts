import type { Services } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { createSchema } from '@tufang/server/schema'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { rowsOf } from '@tufang/tests/rows'
import { getNamedType, isCompositeType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

/** Fields that are empty for people who have no permission for the list of their record, though they see it by name. */
const NOTE = '无权查看基础资料的人为空'

const types = Object.values((await createSchema({} as Services)).getTypeMap()).filter(isObjectType)
const closed = types.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) =>
    field.extensions.closedTo === undefined
      ? []
      : [
          {
            ...{ type: type.name, name: `${type.name}.${field.name}` },
            ask: `${field.name}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`,
          },
        ],
  ),
)

/** Places where people without the permission for a list find its records. */
const PLACES: Record<string, (selection: string) => string> = {
  Captain: (one) => `{ waybillForm { captains { ${one} } } }`,
  Driver: (one) => `{ waybillForm { drivers { ${one} } } }`,
  Truck: (one) => `{ waybillForm { trucks { ${one} } } }`,
  Project: (one) => `{ projects { ${one} } }`,
  DumpSite: (one) => `{ waybills { records { dumpSite { ${one} } } } }`,
  Soil: (one) => `{ waybills(page: { size: 1 }) { records { project { soils { ${one} } } } } }`,
  Payee: (one) => `{ payees(param: "") { ${one} } }`,
}
/** Types whose records nobody sees without the permission for their list. */
const SEEN_IN_LISTS_ALONE = ['Machine', 'ProjectPhase', 'ProjectPrice']

const { company, clerk } = await newFilledCompany()
const { caller: stranger } = await newMember(company, ['chain:companywaybill:get', 'chain:companywaybill:add'])
const ofCompany = sql`where company_id = ${company.id}`
await rowsOf(sql`update captain set remark = '老客户' ${ofCompany}`)
await rowsOf(sql`update dump_site set ownership = 'OWN', dump_price = 30, operator_name = '何师傅',
  operator_mobile = '13800000009' ${ofCompany}`)
await rowsOf(sql`update payee set contract_signed = true, account_kind = 'CARD', account_by = ${company.people.管理员.id},
  contract_from = '2026-01-01', contract_url = 'a.pdf', signed_by = ${company.people.管理员.id}, signed_by_name = '何会计', signed_at = now() ${ofCompany}`)
await rowsOf(sql`insert into project_soil_type (company_id, project_id, soil_type_id)
  select s.company_id, p.id, s.id from soil_type s join project p on p.company_id = s.company_id
  where s.company_id = ${company.id} on conflict do nothing`)

/** Values that an answer has under a key. */
function valuesAt(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => (name === key ? [member] : valuesAt(member, key)))
}

it('the schema says of each closed field that it is closed', () => {
  const said = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, description }) =>
      description?.includes(NOTE) ? [`${type.name}.${name}`] : [],
    ),
  )
  expect(closed.map(({ name }) => name)).toEqual(said)
  expect([...new Set(closed.map(({ type }) => type))].toSorted()).toEqual(
    [...Object.keys(PLACES), ...SEEN_IN_LISTS_ALONE].toSorted(),
  )
})

it.each(closed.filter(({ type }) => type in PLACES))('$name is closed', async ({ type, ask }) => {
  const query = PLACES[type]?.(`shown: ${ask}`) ?? ''
  const hidden = valuesAt(await stranger.ask(query), 'shown')
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.every((value) => value === null)).toBe(true)
  // A field that is empty for everybody would prove nothing.
  expect(valuesAt(await clerk.ask(query), 'shown').some((value) => value !== null)).toBe(true)
})
