import type { Json } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import { AnomalyRule } from '../enums.js'
import type { OtherTrip } from './facts.js'
import { ruleNames } from './rules/index.js'

/** Row to write for a finding; `id` is that of the waybill for a new flag, else that of the flag. */
export interface FlagWrite {
  id: string
  rule?: `${AnomalyRule}`
  goDatetime: string
  key: string
  evidence: Json
  others: readonly OtherTrip[]
}

/** Locks waybills in the order of their ids, like all verbs; returns their versions. */
export async function lockWaybills(em: Em, companyId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ id: string; version: number }>(
    em,
    sql`select w.id, w.version from waybill w where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)}
        order by w.id for no key update`,
  )
  return new Map(found.map(({ id, version }) => [id, version]))
}

const given = (writes: readonly FlagWrite[]): Sql => {
  const list = writes.map(({ others, ...write }) => ({
    ...write,
    newId: newId(),
    others: others.map(({ id }) => id),
  }))
  return sql`json_to_recordset(${JSON.stringify(list)}::json) as n(id uuid, "newId" uuid, rule text, "goDatetime" timestamptz,
    key text, evidence jsonb, others uuid[])`
}

/** Raises flags in one statement; flags that are already live stay unchanged. */
export async function raiseFlags(em: Em, companyId: string, writes: readonly FlagWrite[], now: Date): Promise<void> {
  if (writes.length === 0) return
  await rows(
    em,
    sql`insert into waybill_anomaly (company_id, id, waybill_id, rule, evidence, evidence_key, other_ids, go_datetime, created_at, updated_at)
        select ${companyId}, n."newId", n.id, n.rule, n.evidence, n.key, n.others, n."goDatetime", ${now}, ${now} from ${given(writes)}
        on conflict do nothing`,
  )
}

/** Writes new findings into anomalies that stay. */
export async function refreshFlags(em: Em, companyId: string, writes: readonly FlagWrite[], now: Date): Promise<void> {
  if (writes.length === 0) return
  await rows(
    em,
    sql`update waybill_anomaly a set evidence = n.evidence, evidence_key = n.key, other_ids = n.others, updated_at = ${now}
        from ${given(writes)} where a.company_id = ${companyId} and a.id = n.id and a.state in ('OPEN', 'CONFIRMED')`,
  )
}

/** Ends live flags whose facts were corrected, or whose rule is off. */
export async function endFlags(
  em: Em,
  companyId: string,
  ids: readonly string[],
  { off, now }: { off: readonly AnomalyRule[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await rows(em, ended(companyId, inUuids(sql`id`, ids), off, now))
}

/** Ends every open flag of a rule that is switched off; returns their waybills. Confirmed ones stay. */
export async function endFlagsOf(em: Em, companyId: string, rule: `${AnomalyRule}`, now: Date): Promise<string[]> {
  const open = sql`rule = ${rule} and state = 'OPEN'`
  const found = await rows<{ id: string }>(
    em,
    sql`${ended(companyId, open, [AnomalyRule[rule]], now)} returning waybill_id as id`,
  )
  return found.map(({ id }) => id)
}

const ended = (companyId: string, which: Sql, off: readonly AnomalyRule[], now: Date): Sql =>
  sql`update waybill_anomaly set state = 'GONE', gone_because = case when ${inTexts(sql`rule`, off)} then 'RULE_OFF' else 'MENDED' end,
        version = version + 1, updated_at = ${now}
      where company_id = ${companyId} and ${which} and state in ('OPEN', 'CONFIRMED')`

/** Copies the departures of waybills to their flags, by which lists sort them. */
export async function followDepartures(em: Em, companyId: string, ids: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`update waybill_anomaly a set go_datetime = w.go_datetime from waybill w
        where a.company_id = ${companyId} and ${inUuids(sql`a.waybill_id`, ids)} and w.company_id = a.company_id and w.id = a.waybill_id
          and a.go_datetime <> w.go_datetime`,
  )
}

const holdNow = (blocking: readonly AnomalyRule[]): Sql => sql`(select a.rule from waybill_anomaly a
  where a.company_id = w.company_id and a.waybill_id = w.id and a.state in ('OPEN', 'CONFIRMED') and ${inTexts(sql`a.rule`, blocking)}
  order by array_position(${[...ruleNames]}::text[], a.rule) limit 1)`

/**
 * Writes to waybills the rule that holds each of them back, by their live flags. The caller has locked the waybills.
 */
export async function setHolds(
  em: Em,
  companyId: string,
  ids: readonly string[],
  blocking: readonly AnomalyRule[],
): Promise<void> {
  if (ids.length === 0) return
  await rows(
    em,
    sql`update waybill w set anomaly_hold = ${holdNow(blocking)}
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.anomaly_hold is distinct from ${holdNow(blocking)}`,
  )
}

/** Waybills with a live flag of a rule, or held back by it. */
export async function waybillsOfRule(em: Em, companyId: string, rule: `${AnomalyRule}`): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select a.waybill_id as id from waybill_anomaly a
        where a.company_id = ${companyId} and a.rule = ${rule} and a.state in ('OPEN', 'CONFIRMED')`,
  )
  return found.map(({ id }) => id)
}
