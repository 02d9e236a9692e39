import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { validate } from '../../../kernel/values/validate.js'
import { inForce, pledgedOf } from '../plan/plan.queries.js'
import { paymentTexts as texts } from '../texts.js'
import { instalmentTable } from './fields.js'
import type { InstalmentView } from './instalment.view.js'
import { type DueDay, type InstalmentFilter, InstalmentSortField } from './instalment.view.js'

/** Amount of an instalment that payments have pledged. */
const pledged = sql`g.pledged`
const paid = sql`g.paid`
const left = sql`greatest(t.amount - g.pledged, 0)::numeric(16, 2)`
export const isOpen = sql`t.amount > g.paid`
export const unpaid = sql`t.amount - g.paid`
const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Instalments `t` of plans in force, with their settlements `s` and their pledged amounts `g`. */
export const inForceOnly = sql`payment_plan_item t
  join payment_plan p on p.company_id = t.company_id and p.id = t.plan_id
  join published_settlement s on s.company_id = p.company_id and s.id = p.settlement_id
  cross join lateral (${pledgedOf(sql`t`)}) g`

const columns = {
  ...columnsOf('t', instalmentTable),
  dueDate: sql`to_char(t.due_date, 'YYYY-MM-DD')`,
  settlementId: sql`p.settlement_id`,
  settleNo: sql`s.settle_no`,
  projectInfoId: sql`s.project_id`,
  projectName: sql`s.project_name`,
  pledgedAmt: pledged,
  paidAmt: paid,
  leftAmt: left,
  overdue: sql`(t.due_date < ${today} and ${isOpen})`,
}

const found = conditionsOf('t', instalmentTable, {
  settlementId: sql`p.settlement_id`,
  settleNo: sql`s.settle_no`,
  projectInfoId: sql`s.project_id`,
  projectName: sql`s.project_name`,
})

const day = z.iso.date({ error: texts.dateInvalid })
const dueSchema = z.object({ dueFrom: day.nullish(), dueTo: day.nullish() })

const dueWithin = (from: string | null | undefined, to: string | null | undefined): Sql[] => [
  ...(from ? [sql`t.due_date >= ${from}::date`] : []),
  ...(to ? [sql`t.due_date <= ${to}::date`] : []),
]

const sumOf = (amount: Sql): Sql => sql`coalesce(sum(${amount}), 0)::numeric(18, 2)`

/** Instalments of plans in force, by the day on which they are due. */
export const instalmentList: ListSpec<InstalmentFilter, InstalmentSortField> = {
  from: inForceOnly,
  alias: 't',
  fields: instalmentTable,
  columns,
  always: ['id'],
  needs: { project: ['projectInfoId'] },
  sorts: sortsOf(InstalmentSortField, columns, instalmentTable),
  defaultSort: { field: InstalmentSortField.DUE_DATE, direction: 'ASC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId} and ${inForce}`,
  where: ({ open, ...filter }) => {
    const { dueFrom, dueTo } = validate(dueSchema, filter, 'filter')
    return [...found(filter), ...dueWithin(dueFrom, dueTo), ...(open ? [isOpen] : [])]
  },
  summary: {
    amount: sumOf(sql`t.amount`),
    pledgedAmt: sumOf(pledged),
    paidAmt: sumOf(paid),
    leftAmt: sumOf(left),
  },
}

/** Days with due instalments, for a calendar. */
export function dueDays(em: Em, actor: Actor, { from, to }: { from: string; to: string }): Promise<DueDay[]> {
  return rows<DueDay>(
    em,
    sql`select to_char(t.due_date, 'YYYY-MM-DD') as "dueDate", count(*)::int as count, ${sumOf(sql`t.amount`)} as amount,
          ${sumOf(paid)} as "paidAmt", ${sumOf(left)} as "leftAmt"
        from ${inForceOnly}
        where t.company_id = ${actor.companyId} and ${inForce} and ${all(dueWithin(from, to))}
        group by t.due_date order by t.due_date`,
  )
}

/** Unpaid instalments of a company that are due by a day. */
export interface DueUpTo {
  count: number
  amount: string
  overdue: number
}

export async function dueUpTo(em: Em, companyId: string, day: string): Promise<DueUpTo> {
  const found = await firstRow<DueUpTo>(
    em,
    sql`select count(*)::int as count, ${sumOf(unpaid)} as amount,
          (count(*) filter (where t.due_date < ${today}))::int as overdue
        from ${inForceOnly}
        where t.company_id = ${companyId} and ${inForce} and ${isOpen} and t.due_date <= ${day}::date`,
  )
  return found ?? { count: 0, amount: '0.00', overdue: 0 }
}

/** Instalments of payment plans in a spreadsheet. */
export const instalmentSheet = sheetOf<InstalmentView>('Instalment', instalmentTable, {
  title: texts.plan,
  permission: 'chain:companypayment:get',
  spec: instalmentList,
})
