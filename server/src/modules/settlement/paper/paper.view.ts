import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { Deletion } from '../../../kernel/command/deletion.js'
import { describe, objectOf } from '../../../kernel/fields.js'
import { optional, text } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { PaperKind } from '../enums.js'
import { settlementTable } from '../settlement/fields.js'
import { paperReadingTable, settlementPaperTable as table } from './fields.js'

@ObjectType('SettlementPaper', { description: '结算单的一份资料：证明整张结算单的照片或PDF' })
export class SettlementPaperView extends objectOf(table) {
  /** Whether its settlement is paid, so that it cannot be removed. */
  fixed!: boolean
}

@InputType({ description: '要放到结算单上的一份资料' })
export class SettlementPaperInput {
  @Field(() => ID, { description: '结算单' })
  settlementId!: string

  @Field(() => PaperKind, { description: table.kind.label })
  kind!: PaperKind

  @Field({ description: `${describe(table.fileUrl)}：上传结算资料所答的，最多 ${table.fileUrl.length} 个字符` })
  fileUrl!: string

  @Field({ description: takes(table.fileName) })
  fileName!: string
}

/** Result of one paper of several. */
@ObjectType({ description: '上传结算资料中一份的结果' })
export class SettlementPaperResult {
  @Field({ description: describe(table.fileUrl) })
  fileUrl!: string

  @Field(() => ID, { description: '结算单' })
  settlementId!: string

  @Field(text, optional(`${settlementTable.settleNo.label}；没有此结算单的为空`))
  settleNo!: string | null

  @Field({ description: '是否成功' })
  ok!: boolean

  @Field(text, optional('失败原因'))
  msg!: string | null
}

@ObjectType('SettlementPaperReading', {
  description: '从资料上读到的内容：单据的二维码，或PDF中的单号；没有读到的为空，由上传的人选择',
})
export class PaperReadingView extends objectOf(paperReadingTable) {}

@ObjectType({ implements: Deletion, description: '从结算单上删除的一份资料' })
export class SettlementPaperDeletion extends Deletion {
  @Field(() => ID, optional('结算单'))
  settlementId!: string | null
}
