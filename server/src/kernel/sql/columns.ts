import { p } from '@mikro-orm/core'
import { newId } from '../values/id.js'

/** A point in time, to the microsecond. */
export const moment = () => p.datetime().columnType('timestamptz')

/** Key of a row of a company. The company is part of it, so that no foreign key can lead to another company. */
export const companyKey = {
  companyId: p.uuid().primary().comment('所属公司'),
  id: p
    .uuid()
    .primary()
    .onCreate(() => newId())
    .comment('主键'),
}

/** Columns of a row that people edit: the version refuses a stale change. */
export const edited = {
  version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
  createdAt: moment()
    .defaultRaw('now()')
    .onCreate(() => new Date())
    .comment('创建时间'),
  updatedAt: moment()
    .defaultRaw('now()')
    .onCreate(() => new Date())
    .onUpdate(() => new Date())
    .comment('最后修改时间'),
}

/** Column of the editors of everything that an approval of the row covers. */
export const handled = {
  hands: p.array().columnType('uuid[]').comment('经手人：定过须审核的内容的人'),
}

/** Hands on a row whose approval can be taken back. */
export const handledAnew = {
  ...handled,
  handsSeen: p.boolean().default(false).comment('经手人所定的内容是否已由他人审核过；此后再有改动则重新计经手人'),
}

/** Columns that say how the row was approved. */
export const approved = {
  auditOwn: p.boolean().default(false).comment('审核人是否经手过内容（自己审核自己）'),
  fourEyesOff: p.boolean().strictNullable().comment('审核通过时双人复核是否关闭；没有审核通过的为空'),
}

/** Check: a row says whether four eyes were off exactly in the states in which it is approved. */
export const approvedIn = (status: string, ...states: readonly string[]) => ({
  expression: `(${status} in (${states.map((state) => `'${state}'`).join(', ')})) = (four_eyes_off is not null)`,
})

/** Columns of a row that one person applies for and another decides, and that may become invalid later. */
export const decided = {
  applyId: p.uuid().comment('申请人'),
  applyName: p.text().comment('申请人姓名'),
  applyDatetime: moment().comment('申请时间'),
  ...handled,
  auditId: p.uuid().strictNullable().comment('审核人'),
  auditName: p.text().strictNullable().comment('审核人姓名'),
  auditDatetime: moment().strictNullable().comment('审核时间'),
  ...approved,
  invalidId: p.uuid().strictNullable().comment('使其失效的人'),
  invalidName: p.text().strictNullable().comment('使其失效的人姓名'),
  invalidDatetime: moment().strictNullable().comment('失效时间'),
  reason: p.text().strictNullable().comment('原因'),
}

/** Checks of the state of such a row against its columns. */
export const decidedChecks = [
  { expression: 'cardinality(hands) > 0' },
  { expression: "(status = 'PENDING') = (audit_datetime is null)" },
  { expression: "(status = 'EXPIRED') = (invalid_datetime is not null)" },
  approvedIn('status', 'APPROVED', 'EXPIRED'),
]

/** Option of a unique key in which two rows without a value are equal. */
export const nullsNotDistinct = { nullsNotDistinct: true }

/**
 * Filter of a table whose rows each belong to a company. It is on by default and throws without a company, so that
 * forgotten scopes fail instead of leaking.
 */
export const ofCompany = {
  company: { name: 'company', cond: (args: { companyId?: string }) => ({ companyId: args.companyId }), default: true },
}
