import { type ClassType, Field, getMetadataStorage, ID, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { takesOneOf } from '../../../kernel/graphql.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import { SEARCH_LENGTH, takesUpTo } from '../../../kernel/values/input-lengths.js'
import { labelOf, type Sheets } from '../sheet/sheets.js'
import { exportTexts as texts } from '../texts.js'
import { exportTaskTable } from './fields.js'

@ObjectType('ExportTask', { description: '后台导出任务；文件保留 7 天' })
export class ExportTaskView extends objectOf(exportTaskTable) {
  /** Stored name of the list; its sheet may no longer exist. */
  list!: string
}

@InputType({ description: '导出的一列' })
export class ExportColumnInput {
  @Field({ description: '列，例如 truckCode' })
  key!: string

  @Field({ description: '列名' })
  title!: string
}

/** Rows of a list: filter and order are of the types of the list's own query. */
interface AskedRows {
  filter?: object | null
  sort?: SortBy[] | null
}

/** List of an export: a member for each sheet, which `offerLists` adds, and of which one is given. */
@InputType({ description: texts.listInput })
export class ExportListInput {
  [member: string]: AskedRows | null | undefined
}
takesOneOf('ExportListInput')

@InputType({ description: '要导出的内容' })
export class ExportInput {
  @Field(() => ExportListInput, { description: texts.listInput })
  list!: ExportListInput

  @Field(() => [ExportColumnInput], { description: '列，按此顺序' })
  columns!: ExportColumnInput[]

  @Field(() => [ID], { nullable: true, description: '只导出这些记录，最多 10000 条；不填则导出全部查询结果' })
  ids?: string[] | null
}

/** Names of lists by the members of `ExportListInput`. */
const listsByMember = new Map<string, string>()

/** Adds the sheets to `ExportListInput`, each under the name of its list in camel case, such as `receiptCards`. */
export function offerLists(sheets: Sheets): void {
  for (const [list, sheet] of Object.entries(sheets)) {
    const member = list.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const Rows = rowsInput(`${member.charAt(0).toUpperCase()}${member.slice(1)}ExportInput`, sheet)
    const description = labelOf(sheet)
    Field(() => Rows, { nullable: true, description })(ExportListInput.prototype, member)
    listsByMember.set(member, list)
  }
}

/** The one list that is given, with its rows. */
export function askedList(given: ExportListInput): AskedRows & { list: string } {
  for (const [member, list] of listsByMember) {
    const rows = given[member]
    if (rows) return { ...rows, list }
  }
  throw new Error('GraphQL lets no request without a list through')
}

/** Input type for the rows of one sheet. */
function rowsInput(type: string, sheet: Sheets[string]): ClassType {
  class Rows {}
  const Filter = inputNamed(sheet.filterType)
  const nullable = !hasRequired(Filter)
  const description = nullable ? texts.filterInput : texts.neededFilter
  Field(() => Filter, { nullable, description })(Rows.prototype, 'filter')
  if (sheet.sortType) {
    const Sort = inputNamed(sheet.sortType)
    Field(() => [Sort], { nullable: true, description: texts.sortInput })(Rows.prototype, 'sort')
  }
  InputType(type, { description: texts.rowsInput(labelOf(sheet)) })(Rows)
  // A filter is as long in this verb as in the query of its list.
  takesUpTo(`${type}.filter`, SEARCH_LENGTH)
  return Rows
}

function inputNamed(type: string): ClassType {
  const found = getMetadataStorage().inputTypes.find(({ name }) => name === type)
  if (!found) throw new Error(`no input type ${type}`)
  return found.target as ClassType
}

const hasRequired = (Input: ClassType): boolean =>
  getMetadataStorage().fields.some(
    ({ target, typeOptions: { nullable, defaultValue } }) =>
      (target === Input || Input.prototype instanceof target) && !nullable && defaultValue === undefined,
  )
