import type { Caller } from './caller'
import type { TestCompany } from './company'
import { services } from './services'

/** Flags through GraphQL, and the watch that keeps them, for stories about odd waybills. */
export interface AnomalyAnswer {
  id: string
  rule: string
  state: string
  evidence: string
  blocking: boolean
  waybillId: string
  no: string
  others: { id: string; no: string }[]
  reasonCode: string | null
  reason: string | null
  note: string | null
  handledBy: string | null
  allowedActions: string[]
}

export interface BatchAnswer {
  rows: { id: string; ok: boolean; msg: string | null }[]
  done: number
  refused: number
  message: string
}

export const anomalyFields = `id rule state evidence blocking waybillId no truckCode projectName garbageName captainName driverName
  goDatetime others { id no } reasonCode reason note handledBy handledTime createTime allowedActions`
const batch = '{ rows { id ok msg } done refused message }'

export const anomalyDocuments = {
  list: `query ($filter: AnomalyFilter, $sort: [AnomalySort!], $page: PageInput) {
    anomalies(filter: $filter, sort: $sort, page: $page) {
      total records { ${anomalyFields} } summary { rules { rule count } }
    }
  }`,
  ofWaybill: `query ($id: ID!) { waybillAnomalies(waybillId: $id) { ${anomalyFields} } }`,
  confirm: `mutation ($input: HandleAnomaliesInput!, $dryRun: Boolean, $key: String) {
    confirmAnomalies(input: $input, dryRun: $dryRun, idempotencyKey: $key) ${batch}
  }`,
  clear: `mutation ($input: HandleAnomaliesInput!, $dryRun: Boolean, $key: String) {
    clearAnomalies(input: $input, dryRun: $dryRun, idempotencyKey: $key) ${batch}
  }`,
  reopen: `mutation ($ids: [ID!]!, $key: String) { reopenAnomalies(ids: $ids, idempotencyKey: $key) ${batch} }`,
  rules: `{ anomalyRules { rule label description enabled blocking version updateBy updateTime allowedActions
    limits { name label unit min max value defaultValue } } }`,
  setRule: `mutation ($input: AnomalyRuleInput!, $key: String) {
    setAnomalyRule(input: $input, idempotencyKey: $key) { rule enabled blocking version updateBy limits { name value } }
  }`,
}

/** Every flag of a waybill, the latest first. */
export const flagsOf = async (caller: Caller, { id }: { id: string }): Promise<AnomalyAnswer[]> =>
  (await caller.ask<{ waybillAnomalies: AnomalyAnswer[] }>(anomalyDocuments.ofWaybill, { id })).waybillAnomalies

/** Rule and state of every flag of a waybill, the latest first: `OVERWEIGHT OPEN`. */
export const statesOf = async (caller: Caller, waybill: { id: string }): Promise<string[]> =>
  (await flagsOf(caller, waybill)).map(({ rule, state }) => `${rule} ${state}`)

/** Checks anomalies as a verb does at its end. */
export const recheck = async (company: TestCompany, ...waybills: { id: string }[]) =>
  (await services()).anomalyWatch.recheck(
    company.id,
    waybills.map(({ id }) => id),
  )

export const confirm = async (caller: Caller, ids: string[], reason = '1'): Promise<BatchAnswer> =>
  (await caller.ask<{ confirmAnomalies: BatchAnswer }>(anomalyDocuments.confirm, { input: { ids, reason } }))
    .confirmAnomalies

export const clear = async (caller: Caller, ids: string[], reason = '1', note?: string): Promise<BatchAnswer> =>
  (await caller.ask<{ clearAnomalies: BatchAnswer }>(anomalyDocuments.clear, { input: { ids, reason, note } }))
    .clearAnomalies

export const reopen = async (caller: Caller, ids: string[]): Promise<BatchAnswer> =>
  (await caller.ask<{ reopenAnomalies: BatchAnswer }>(anomalyDocuments.reopen, { ids })).reopenAnomalies

/** Sets a rule for the first time. */
export const setRule = async (
  caller: Caller,
  rule: string,
  setting: { enabled?: boolean; blocking?: boolean; limits?: { name: string; value: number }[]; version?: number } = {},
): Promise<{ version: number }> => {
  const input = { rule, enabled: true, blocking: false, limits: [], version: 0, ...setting }
  return (await caller.ask<{ setAnomalyRule: { version: number } }>(anomalyDocuments.setRule, { input })).setAnomalyRule
}
