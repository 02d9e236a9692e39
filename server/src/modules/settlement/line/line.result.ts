import { Field, ID, ObjectType } from 'type-graphql'
import { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { settlementTable } from '../settlement/fields.js'
import { lineTable } from './fields.js'

const amount = describe(lineTable.totalAmt)

/** Result of a waybill, with the change of its settlement's amount, which a preview adds up. */
@ObjectType({ description: '结算运单操作中一行的结果' })
export class LineResult extends RowResult {
  @Field(text, optional('拒绝的错误码'))
  code!: string | null

  @Field(text, optional(lineTable.no.label))
  no!: string | null

  @Field(() => ID, optional('操作前所在的结算单'))
  settlementId!: string | null

  @Field(text, optional(`操作前所在的${settlementTable.settleNo.label}`))
  settleNo!: string | null

  @Field(text, optional(`操作后所在的${settlementTable.settleNo.label}；移出后为空`))
  settleNoAfter!: string | null

  @Field(() => DecimalScalar, optional(`操作前在结算单上的${amount}`))
  amountBefore!: Money | null

  @Field(() => DecimalScalar, optional(`操作后在结算单上的${amount}；移出后为空`))
  amountAfter!: Money | null
}

interface Subject {
  no: string
  settlementId?: string | null
  settleNo?: string | null
  totalAmt?: Money | null
}

/** Result of a row with invalid input. */
export const wrongLine = (id: string, message: string): LineResult =>
  lineResult(id, new DomainError('INVALID_INPUT', { message }), undefined)

/** Result of a row, with the present amount and settlement. */
export const lineResult = (id: string, refusal: DomainError | null, subject: Subject | undefined): LineResult => ({
  id,
  ok: refusal === null,
  msg: refusal?.message ?? null,
  code: refusal?.code ?? null,
  no: subject?.no ?? null,
  settlementId: subject?.settlementId ?? null,
  settleNo: subject?.settleNo ?? null,
  settleNoAfter: subject?.settleNo ?? null,
  amountBefore: subject?.totalAmt ?? null,
  amountAfter: subject?.totalAmt ?? null,
})
