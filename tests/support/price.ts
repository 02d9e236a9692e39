import type { Caller } from './caller'

/** The verbs of direct-pay prices through GraphQL. */
export const priceFields = `id status projectInfoId projectName tpMode soilType garbageId garbageName directPayPrice weightType own allowedActions version
  captainAndDriver { captainId driverId } captainAndDrivers { captainId captainName allDrivers drivers { driverId driverName } }
  captainAndDriversText applyName applyDatetime auditName auditDatetime auditOwn invalidName invalidDatetime reason copiedFromId
  replacedById`

export const priceDocuments = {
  one: `query ($id: ID!) { directPayPrice(id: $id) { ${priceFields} clashes { id } history { field before after reason createBy } } }`,
  list: `query ($filter: DirectPayPriceFilter, $sort: [DirectPayPriceSort!], $page: PageInput) {
    directPayPrices(filter: $filter, sort: $sort, page: $page) {
      total records { ${priceFields} } summary { pending approved expired rejected }
    }
  }`,
  apply: `mutation ($input: DirectPayPriceInput!, $key: String) {
    applyDirectPayPrice(input: $input, idempotencyKey: $key) { ${priceFields} }
  }`,
  update: `mutation ($id: ID!, $input: DirectPayPriceInput!, $version: Int) {
    updateDirectPayPrice(id: $id, input: $input, version: $version) { ${priceFields} }
  }`,
  audit: `mutation ($id: ID!, $approve: Boolean!, $reason: String, $replace: Boolean, $version: Int) {
    auditDirectPayPrice(id: $id, approve: $approve, reason: $reason, replaceClashing: $replace, version: $version) { ${priceFields} }
  }`,
  invalidate: `mutation ($id: ID!, $reason: String, $version: Int) {
    invalidateDirectPayPrice(id: $id, reason: $reason, version: $version) { ${priceFields} }
  }`,
  delete: 'mutation ($id: ID!) { deleteDirectPayPrice(id: $id) { id type } }',
  copy: `mutation ($id: ID!) { copyDirectPayPrice(id: $id) { ${priceFields} } }`,
  setFourEyes: 'mutation ($enabled: Boolean!) { setFourEyes(enabled: $enabled) { fourEyes } }',
}

export interface PriceAnswer {
  id: string
  status: 'PENDING' | 'APPROVED' | 'EXPIRED' | 'REJECTED'
  projectInfoId: string
  tpMode: string
  soilType: string
  garbageId: string | null
  garbageName: string | null
  directPayPrice: string
  weightType: 'TRUCK' | 'CUBIC' | 'TON' | null
  captainAndDriver: { captainId: string; driverId: string | null }[]
  captainAndDriversText: string
  own: boolean
  allowedActions: string[]
  version: number
  auditName: string | null
  auditDatetime: string | null
  auditOwn: boolean
  invalidDatetime: string | null
  reason: string | null
  copiedFromId: string | null
  replacedById: string | null
}

interface ChangeAnswer {
  field: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
}

export const applyFor = async (clerk: Caller, input: object): Promise<PriceAnswer> =>
  (await clerk.ask<{ applyDirectPayPrice: PriceAnswer }>(priceDocuments.apply, { input })).applyDirectPayPrice

export const approvePrice = async (clerk: Caller, { id }: { id: string }, replace = false): Promise<PriceAnswer> =>
  (await clerk.ask<{ auditDirectPayPrice: PriceAnswer }>(priceDocuments.audit, { id, approve: true, replace }))
    .auditDirectPayPrice

export const rejectPrice = async (clerk: Caller, { id }: { id: string }, reason = '价格偏高'): Promise<PriceAnswer> =>
  (await clerk.ask<{ auditDirectPayPrice: PriceAnswer }>(priceDocuments.audit, { id, approve: false, reason }))
    .auditDirectPayPrice

export const invalidatePrice = async (clerk: Caller, { id }: { id: string }): Promise<PriceAnswer> =>
  (await clerk.ask<{ invalidateDirectPayPrice: PriceAnswer }>(priceDocuments.invalidate, { id }))
    .invalidateDirectPayPrice

export async function priceOf(
  clerk: Caller,
  { id }: { id: string },
): Promise<PriceAnswer & { clashes: { id: string }[]; history: ChangeAnswer[] }> {
  const { directPayPrice } = await clerk.ask<{
    directPayPrice: (PriceAnswer & { clashes: { id: string }[]; history: ChangeAnswer[] }) | null
  }>(priceDocuments.one, { id })
  if (!directPayPrice) throw new Error('not found')
  return directPayPrice
}
