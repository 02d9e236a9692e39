import { Field, ObjectType } from 'type-graphql'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { exportTaskTable } from '../export-task/fields.js'
import { exportTexts as texts } from '../texts.js'
import { ExportList } from './sheets.js'

export enum SheetColumnKind {
  TEXT = 'TEXT',
  MONEY = 'MONEY',
  QUANTITY = 'QUANTITY',
  COUNT = 'COUNT',
  DATETIME = 'DATETIME',
}
describeEnum('SheetColumnKind', SheetColumnKind, '一列的单元格怎样写', texts.kinds)

@ObjectType('SheetColumn', { description: '可导出的一列' })
export class SheetColumnView {
  @Field({ description: '列，startExport 以它指明' })
  key!: string

  @Field({ description: '列名；startExport 可用其他列名' })
  title!: string

  @Field(() => SheetColumnKind, { description: '单元格怎样写' })
  kind!: `${SheetColumnKind}`

  @Field(text, optional('单位；列名已说明或没有单位时为空'))
  unit!: string | null
}

@ObjectType('Sheet', { description: '可导出的一个列表' })
export class SheetView {
  @Field(() => ExportList, { description: '列表' })
  name!: string

  @Field({ description: `${exportTaskTable.title.label}，也是文件与工作表的名称` })
  title!: string

  @Field({ description: '导出所需的权限' })
  permission!: string

  @Field({ description: '导出所需权限的名称' })
  permissionLabel!: string

  @Field({ description: '当前用户能否导出' })
  allowed!: boolean

  @Field(() => [SheetColumnView], { description: '可导出的列，按默认顺序' })
  columns!: SheetColumnView[]
}
