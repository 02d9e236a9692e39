import type { Caller, Refusal } from './caller'
import type { RowAnswer } from './chain'

/** Changing waybills through GraphQL. */
const waybill = `id no status version pendingReview projectId projectName cardNo truckCode captainId captainName driverId driverName
  garbageId garbageName tpMode goSoilType inSoilType weightType weightTons goDatetime inDatetime completeDatetime inShiftType
  settlePrice priceSource exAmt adjustAmt payTaxes receivable inPreparePrice garbagePreparePrice remark isTicket fleetName
  goVehicleType goTruckCode settleable notSettleableReason allowedActions sealedFields { field reason }
  review { id status reason applyName }`
const review = `id waybillId waybillNo status reason applyName applyTime auditName auditReason amountBefore amountAfter allowedActions
  changes { field label before after }`
const batch = 'rows { id ok msg } changedCount refusedCount amountBefore amountAfter changeSetId'

const set = (name: string, type: string) => `mutation ($input: [${type}!]!, $dryRun: Boolean, $key: String) {
  ${name}(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${batch} } }`

export const changeDocuments = {
  waybill: `query ($id: ID!) { waybill(id: $id) { ${waybill} } }`,
  form: '{ waybillForm { projects { id projectName soils { name } garbageIds } dumpSites { id garbageName } soilTypes captains { id } drivers { id captainId } trucks { plate captainId vehicleType } } }',
  create: `mutation ($input: CreateWaybillInput!, $key: String) { createWaybill(input: $input, idempotencyKey: $key) { ${waybill} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: UpdateWaybillInput!, $reason: String, $key: String) {
    updateWaybill(id: $id, version: $version, input: $input, reason: $reason, idempotencyKey: $key) {
      changeSetId review { ${review} } waybill { ${waybill} } } }`,
  void: `mutation ($id: ID!, $version: Int, $reason: String, $key: String) {
    voidWaybill(id: $id, version: $version, reason: $reason, idempotencyKey: $key) { ${waybill} } }`,
  unvoid: `mutation ($id: ID!, $key: String) { unvoidWaybill(id: $id, idempotencyKey: $key) { ${waybill} } }`,
  depart: `mutation ($id: ID!) { departWaybill(id: $id) { ${waybill} } }`,
  unload: `mutation ($id: ID!, $input: UnloadWaybillInput) { unloadWaybill(id: $id, input: $input) { ${waybill} } }`,
  changes:
    'query ($id: ID!) { waybillChanges(id: $id) { field label before after reason createBy createTime changeSetId } }',
  remarks: set('updateWaybillRemarks', 'WaybillRemarkInput'),
  preparePrices: set('setWaybillPreparePrices', 'WaybillPreparePriceInput'),
  vehicleTypes: set('setWaybillVehicleTypes', 'WaybillVehicleTypeInput'),
  fleetNames: set('setWaybillFleetNames', 'WaybillFleetNameInput'),
  shifts: set('setWaybillShifts', 'WaybillShiftInput'),
  undo: `mutation ($changeSetId: ID!) { undoWaybillChanges(changeSetId: $changeSetId) { ${batch} } }`,
  reviews: `query ($filter: WaybillReviewFilter) { waybillReviews(filter: $filter, page: { size: 50 }) { total records { ${review} } } }`,
  approve: `mutation ($id: ID!, $reason: String) { approveWaybillChange(id: $id, reason: $reason) { ${review} } }`,
  reject: `mutation ($id: ID!, $reason: String!) { rejectWaybillChange(id: $id, reason: $reason) { ${review} } }`,
  withdraw: `mutation ($id: ID!) { withdrawWaybillChange(id: $id) { ${review} } }`,
  approveMany: 'mutation ($ids: [ID!]!) { approveWaybillChanges(ids: $ids) { id ok msg } }',
  rejectMany:
    'mutation ($ids: [ID!]!, $reason: String!) { rejectWaybillChanges(ids: $ids, reason: $reason) { id ok msg } }',
}

export interface WaybillAnswer {
  id: string
  no: string
  status: string
  version: number
  pendingReview: boolean
  weightTons: string
  settlePrice: string | null
  remark: string | null
  allowedActions: string[]
  sealedFields: { field: string; reason: string }[]
  review: { id: string; status: string } | null
  [field: string]: unknown
}

export interface ReviewAnswer {
  id: string
  waybillId: string
  status: string
  amountBefore: string
  amountAfter: string
  allowedActions: string[]
  changes: { field: string; label: string; before: string | null; after: string | null }[]
}

export interface BatchAnswer {
  rows: RowAnswer[]
  changedCount: number
  refusedCount: number
  amountBefore: string
  amountAfter: string
  changeSetId: string | null
}

export interface UpdateAnswer {
  changeSetId: string | null
  review: ReviewAnswer | null
  waybill: WaybillAnswer
}

type Named = { id: string }

export const waybillOf = async (caller: Caller, { id }: Named): Promise<WaybillAnswer> =>
  (await caller.ask<{ waybill: WaybillAnswer }>(changeDocuments.waybill, { id })).waybill

export const createWaybill = async (caller: Caller, input: object, key?: string): Promise<WaybillAnswer> =>
  (await caller.ask<{ createWaybill: WaybillAnswer }>(changeDocuments.create, { input, key })).createWaybill

/** Edits what the caller sees now. */
export async function updateWaybill(
  caller: Caller,
  { id }: Named,
  input: object,
  reason?: string,
): Promise<UpdateAnswer> {
  const { version } = await waybillOf(caller, { id })
  const variables = { id, version, input, reason }
  return (await caller.ask<{ updateWaybill: UpdateAnswer }>(changeDocuments.update, variables)).updateWaybill
}

/** The refusal of an edit of what the caller sees now. */
export async function updateRefusal(caller: Caller, { id }: Named, input: object): Promise<Refusal> {
  const { version } = await waybillOf(caller, { id })
  return caller.refusal(changeDocuments.update, { id, version, input })
}

export const changesOf = async (
  caller: Caller,
  { id }: Named,
): Promise<
  {
    field: string
    before: string | null
    after: string | null
    reason: string | null
    createBy: string
    changeSetId: string | null
  }[]
> => (await caller.ask<{ waybillChanges: [] }>(changeDocuments.changes, { id })).waybillChanges

type Batch = 'remarks' | 'preparePrices' | 'vehicleTypes' | 'fleetNames' | 'shifts'

export async function setBatch(caller: Caller, name: Batch, input: object[], dryRun = false): Promise<BatchAnswer> {
  const answer = await caller.ask<Record<string, BatchAnswer>>(changeDocuments[name], { input, dryRun })
  const [batch] = Object.values(answer)
  if (!batch) throw new Error('no answer')
  return batch
}

export const undo = async (caller: Caller, changeSetId: string | null): Promise<BatchAnswer> =>
  (await caller.ask<{ undoWaybillChanges: BatchAnswer }>(changeDocuments.undo, { changeSetId })).undoWaybillChanges

export const decide = async (
  caller: Caller,
  verb: 'approve' | 'reject' | 'withdraw',
  { id }: Named,
  reason?: string,
): Promise<ReviewAnswer> => {
  const answer = await caller.ask<Record<string, ReviewAnswer>>(changeDocuments[verb], { id, reason })
  const [review] = Object.values(answer)
  if (!review) throw new Error('no answer')
  return review
}
