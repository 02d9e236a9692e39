import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { describe, labelsOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { recordsIn } from '../../edge.js'
import { machineTable } from '../../fleet/index.js'
import { projectEdge } from '../../project/index.js'
import { ShiftType, WeightUnit } from '../enums.js'
import { InType, LedgerType } from './enums.js'
import { recordTable as table } from './fields.js'

const labels = labelsOf(table)

@ObjectType({ description: '可以上报工时的挖机' })
export class ExcavatorFormMachine {
  @Field(() => ID, { description: labels.machineId })
  id!: string

  @Field({ description: labels.machineCode })
  machineCode!: string

  @Field({ description: machineTable.name.label })
  name!: string

  @Field(() => String, optional(machineTable.operatorName.label))
  operatorName!: string | null

  @Field({ description: '是否本人操作的：登记的操作手手机号是本人的' })
  own!: boolean
}

@ObjectType({ description: '上报挖机工时时可以选择的挖机和项目' })
export class ExcavatorForm {
  @Field(() => [ExcavatorFormMachine], {
    description: '挖机：挖机手为本人操作的，没有启用的才是公司其他启用的；公司人员为全部启用的',
  })
  machines!: ExcavatorFormMachine[]

  @Field(() => ID, optional('本人上次上报的项目'))
  projectInfoId!: string | null
}

/** Projects that a form of excavator records offers. */
export const choicesOfRecords: object[] = recordsIn(ExcavatorForm, { ...projectEdge, name: 'projects' })

@InputType({ description: '上报的挖机工时' })
export class ExcavatorRecordInput {
  @Field(() => ID, { description: labels.projectId })
  projectInfoId!: string

  @Field(() => ID, optional(`${labels.machineId}；与挖机编号至少填一个，都填时以它为准`))
  machineId?: string | null

  @Field(() => String, optional(takes({ ...machineTable.machineCode, label: labels.machineCode })))
  machineCode?: string | null

  @Field(() => String, optional(`${takes(table.staffName)}；不填为挖机登记的操作手，挖机手上报的总是本人`))
  staffName?: string | null

  @Field(() => LedgerType, { description: labels.ledgerType })
  ledgerType!: LedgerType

  @Field(() => InType, { description: labels.inType })
  inType!: InType

  @Field(() => ShiftType, optional(`${labels.inShiftType}；不填时按项目的班次时间与开始时间判断`))
  inShiftType?: ShiftType | null

  @Field(() => Date, { description: labels.startDatetime })
  startDatetime!: Date

  @Field(() => Date, { description: `${labels.endDatetime}，距开始最长24小时，不晚于当前` })
  endDatetime!: Date

  @Field(() => DecimalScalar, optional(`${describe(table.scheduleWork)}，计量必填`))
  scheduleWork?: string | null

  @Field(() => WeightUnit, optional(describe(table.unitWork)))
  unitWork?: WeightUnit | null

  @Field(() => String, optional(takes(table.address)))
  address?: string | null

  @Field(() => String, optional(takes(table.ledgerRemark)))
  ledgerRemark?: string | null
}
