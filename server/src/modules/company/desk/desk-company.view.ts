import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { CompanyState, deskCompanyTable as table } from './fields.js'
import { deskTexts as texts } from './texts.js'

describeEnum('CompanyState', CompanyState, table.state.label, texts.states)

@ObjectType('DeskCompany', { description: '平台运营所见的一家公司；没有业务数据，只有数目' })
export class DeskCompanyView extends objectOf(table) {}

@ObjectType({ description: '查询到的公司的合计' })
export class DeskCompanySummary {
  @Field(() => Int, { description: '其中已停用的' })
  suspended!: number

  @Field(() => Int, { description: '其中已通过认证的' })
  authenticated!: number
}

@ObjectType({ description: '一页公司' })
export class DeskCompanyPage extends pageOf('公司', DeskCompanyView, DeskCompanySummary) {}

@InputType({ description: '公司查询条件' })
export class DeskCompanyFilter extends listFilterOf(table, 'DeskCompany') {
  @Field(() => Boolean, { nullable: true, description: '是否已通过认证' })
  authenticated?: boolean | null
}

export enum DeskCompanySortField {
  CREATE_TIME = 'CREATE_TIME',
  COMPANY_NAME = 'COMPANY_NAME',
}
describeEnum('DeskCompanySortField', DeskCompanySortField, '公司排序字段')

@InputType({ description: '公司排序' })
export class DeskCompanySort extends sortBy(DeskCompanySortField) {}
