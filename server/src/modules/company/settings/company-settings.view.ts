import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { optional, text } from '../../../kernel/graphql.js'

export type Setting = 'payeeCheck' | 'fourEyes'

const PAYEE_CHECK = '收款人校验：设置交卡人时须填写收款人'
const FOUR_EYES = '直付价复核：不能审核通过自己申请或修改的直付价'

@ObjectType('CompanySettings', { description: '公司设置' })
export class CompanySettingsView {
  @Field(() => ID, { description: '公司编号' })
  id!: string

  @Field({ description: PAYEE_CHECK })
  payeeCheck!: boolean

  @Field({ description: FOUR_EYES })
  fourEyes!: boolean

  @Field(() => Int, { description: '版本，修改时带回；0 为从未修改' })
  version!: number

  @Field(text, optional('最后修改人'))
  updateBy!: string | null

  @Field(() => Date, optional('最后修改时间'))
  updateTime!: string | null
}

@ObjectType({ description: '公司设置的一次修改' })
export class CompanySettingChange {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '设置项' })
  label!: string

  @Field({ description: '修改前' })
  before!: string

  @Field({ description: '修改后' })
  after!: string

  @Field({ description: '修改人' })
  createBy!: string

  @Field(() => Date, { description: '修改时间' })
  createTime!: string
}

@InputType({ description: '要修改的公司设置；没有填写的不变' })
export class CompanySettingsInput {
  @Field(() => Boolean, optional(PAYEE_CHECK))
  payeeCheck?: boolean | null

  @Field(() => Boolean, optional(FOUR_EYES))
  fourEyes?: boolean | null

  @Field(() => Int, { description: '所读的版本' })
  version!: number
}
