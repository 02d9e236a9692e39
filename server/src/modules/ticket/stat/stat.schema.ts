import { z } from 'zod'
import { inputTexts } from '../../../kernel/values/texts.js'
import { validate } from '../../../kernel/values/validate.js'
import { ticketTexts as texts } from '../texts.js'
import { statTable } from './fields.js'
import { dayAfter, type TicketDays } from './range.js'
import type { TicketStatFilter } from './stat.view.js'
import type { Chosen } from './sums.sql.js'

const MOST = 1000
const MAX_ID = 36
const MAX_NAME = 100
const FIRST = '1990-01-01'
const LAST = '2999-12-31'

const listed = (what: string, length: number) =>
  z
    .array(
      z
        .string()
        .trim()
        .max(length, { error: `${what}长度不能超过${length}个字符` }),
      { error: inputTexts.notList(what) },
    )
    .max(MOST, { error: `${what}一次最多${MOST}个` })
    .nullish()
    .transform((values) => values ?? null)
const text = (what: string, length: number) =>
  z
    .string()
    .trim()
    .max(length, { error: `${what}长度不能超过${length}个字符` })
    .nullish()
    .transform((given) => given || null)
const day = (what: string) =>
  z.iso
    .date({ error: `${what}须为yyyy-MM-dd` })
    .refine((text) => text >= FIRST && text <= LAST, { error: `${what}须在${FIRST}到${LAST}之间` })
    .nullish()
    .transform((text) => text ?? null)

const schema = z
  .object({
    projectInfoIds: listed(statTable.projectName.label, MAX_ID),
    garbageIds: listed(statTable.garbageName.label, MAX_ID),
    soilTypes: listed(statTable.soilType.label, statTable.soilType.length),
    projectName: text(statTable.projectName.label, MAX_NAME),
    garbageName: text(statTable.garbageName.label, MAX_NAME),
    startDate: day('开始日期'),
    endDate: day('结束日期'),
    garbageType: text(statTable.garbageType.label, MAX_ID),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    error: texts.dateOrder,
    path: ['endDate'],
  })

/** Tickets and days of a filter. INVALID_INPUT names its wrong members. */
export function meaningOf(filter: TicketStatFilter): { chosen: Chosen; range: TicketDays } {
  const { projectInfoIds, garbageIds, soilTypes, startDate, endDate, ...rest } = validate(schema, filter, 'filter')
  return {
    chosen: { projectIds: projectInfoIds, dumpSiteIds: garbageIds, soilTypes, ...rest },
    range: { from: startDate, to: endDate && dayAfter(endDate) },
  }
}
